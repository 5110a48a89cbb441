"""The referee for themes: languages, endings and word lists behind the port."""

from vernissage.games.artline.referee.theme_referee import ThemeReferee

__all__ = ["ThemeReferee"]
