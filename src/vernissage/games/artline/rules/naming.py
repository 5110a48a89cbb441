"""Naming the themes of the galleries that a painting opens (A9–A11, A14–A18), with the referee at hand."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from vernissage.contract.catalogue import Catalogue, Language, Painting, Tag, known_paintings
from vernissage.contract.languages import LANGUAGES
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.contract.text import without_unseen
from vernissage.games.artline.ports import Referee, Verdict
from vernissage.games.artline.state import RefusedPlacement, State
from vernissage.games.artline.values import Cell, Contested, Line, Theme

SUGGESTIONS = 8
GOOD_SHARE = 0.15  # the share of the deck with a good theme: neither everywhere nor nowhere


# What the referee refuses under A17 may be put to the table; an empty theme or a repeat may not.
CONTESTABLE = frozenset({"theme-negation", "theme-style", "theme-artist", "theme-year"})


def tidy(text: str) -> str:
    """Cleans a theme: one line without invisible characters (A14)."""
    return without_unseen(text)


class Wish(NamedTuple):
    """The themes with which `seat` wants to lay `painting` in `cell`."""

    seat: Seat
    painting: Painting
    cell: Cell
    themes: dict[Line, str]
    language: Language
    put_to_table: bool = False


class Naming:
    def __init__(self, catalogue: Catalogue, referee: Referee) -> None:
        self._catalogue = catalogue
        self._referee = referee
        # All paintings of the decks, not only those in this game: what is dealt stays a secret.
        self._decks = lru_cache(maxsize=16)(lambda _revision, decks: known_paintings(catalogue, decks))
        self._shares = lru_cache(maxsize=16)(lambda _revision, decks: shares(catalogue, decks))

    def name(self, state: State, wish: Wish) -> dict[Line, Theme]:
        """Judges the themes with which a painting is laid, one for each line that it opens; raises `Refused`."""
        texts = self._wanted(state, wish.cell, wish.themes, wish.language)
        for line in state.museum.opened(wish.cell):
            if line not in texts:
                raise Refused("theme-missing", line=line)  # A9 A10 A11
        verdicts = self._verdicts(state, wish.painting, texts, wish.language)
        for line, verdict in verdicts.items():
            if verdict.verdict == "refused" and not (wish.put_to_table and verdict.contestable):
                facts = {**verdict.facts, "line": line, "text": texts[line]}
                raise Refused(verdict.code or "theme-refused", **facts)
        if self._refused_before(state, wish.painting, wish.cell, texts, wish.language):
            raise Refused("refused-before", painting=wish.painting, cell=list(wish.cell))  # A22
        named: dict[Line, Theme] = {}
        for line, text in texts.items():
            others = [*state.museum.themes.values(), *named.values()]
            named[line] = self._theme(text, wish.language, wish.seat, verdicts[line], others)
        return named

    def _theme(self, text: str, language: Language, seat: Seat, verdict: Verdict, others: Sequence[Theme]) -> Theme:
        tags = self._referee.understand(text, language)
        is_like_another = any(set(other.understood) == set(tags) for other in others)
        whole = self._referee.understands_all(text, language) and not is_like_another
        contested = Contested(verdict.code, verdict.facts) if verdict.verdict == "refused" and verdict.code else None
        return Theme(text, language, seat, tags, whole, contested)

    def corrected(self, state: State, seat: Seat, line: Line, theme: Theme, text: str, language: Language) -> Theme:
        """Returns the same theme in other letters; raises `Refused` if it is another one, or none (A15)."""
        text = tidy(text)
        laid = state.placement
        others = {**state.museum.themes, **(laid.themes if laid else {})}
        others.pop(line)
        standing = [other.text for other in others.values()]
        verdict = self._judge(state, None, line, text, language, standing)
        if verdict.verdict == "refused" and not (theme.contested and verdict.contestable):
            raise Refused(verdict.code or "theme-refused", **verdict.facts, line=line, text=text)
        if text == theme.text:
            raise Refused("theme-unchanged", line=line)
        if not self.are_same(text, theme.text, theme.language):
            raise Refused("another-theme", line=line, theme=theme.text)
        named = self._theme(text, language, seat, verdict, tuple(others.values()))
        return replace(named, contested=theme.contested)

    def consider(
        self, state: State, painting: Painting | None, cell: Cell, themes: dict[Line, str], language: Language
    ) -> dict[Line, Verdict]:
        """Asks the referee about themes that may still be incomplete."""
        texts = self._wanted(state, cell, themes, language)
        verdicts = self._verdicts(state, painting, texts, language)
        refused = self._refused_before(state, painting, cell, texts, language)
        return verdicts | {line: Verdict("refused", "refused-before") for line in refused}  # A22

    def suggest(self, state: State, painting: Painting, line: Line, typed: str, language: Language) -> tuple[Tag, ...]:
        """Suggests what `painting` and all paintings of `line` show and no gallery has yet, good themes first."""
        seen = [self._catalogue.facts(shown).tags for shown in (*state.museum.paintings(line), painting)]
        taken = {tag for theme in state.museum.themes.values() for tag in theme.understood}
        share = self._shares(self._catalogue.revision, state.setup.decks)
        common = frozenset.intersection(*seen) - taken
        tags = sorted(common, key=lambda tag: (abs(share.get(tag, 0.0) - GOOD_SHARE), tag))
        return tuple(self._referee.suggest(typed, language, tags))[:SUGGESTIONS]

    def are_same(self, text: str, other: str, language: Language) -> bool:
        """Whether two wordings make one theme (A22)."""
        return text.casefold() == other.casefold() or self._referee.same(text, other, language)

    def _refused_before(
        self, state: State, painting: Painting | None, cell: Cell, texts: dict[Line, str], language: Language
    ) -> frozenset[Line]:
        """Returns the lines for which the table refused this earlier in the turn; what a theme says counts, not how it
        is spelt."""
        lines = frozenset[Line]()
        for past in state.turn.refused:
            if past.reason != "does-not-fit" or (past.painting, past.cell) == (painting, cell):
                lines |= self._lines_named_again(past, texts, language)
        return lines

    def _lines_named_again(self, past: RefusedPlacement, texts: dict[Line, str], language: Language) -> frozenset[Line]:
        """Returns where a refused theme is named again. A wrong theme is wrong everywhere (A19); a painting misses one
        in its line only, and a standing one whatever is said of the other line (A22)."""
        if past.theme is None:
            return frozenset((past.line, *texts))
        lines = {past.line} & texts.keys() if past.reason == "does-not-fit" else texts.keys()
        return frozenset(line for line in lines if self.are_same(texts[line], past.theme, language))

    def _wanted(self, state: State, cell: Cell, themes: dict[Line, str], language: Language) -> dict[Line, str]:
        if language not in LANGUAGES:
            raise Refused("unknown-language", language=language)
        opened = state.museum.opened(cell)
        for line in themes:
            if line not in opened:
                raise Refused("theme-not-wanted", line=line)  # A11 A15
        return {line: tidy(themes[line]) for line in opened if line in themes}

    def _verdicts(
        self, state: State, painting: Painting | None, texts: dict[Line, str], language: Language
    ) -> dict[Line, Verdict]:
        standing = [theme.text for theme in state.museum.themes.values()]
        verdicts = {line: self._judge(state, painting, line, texts[line], language, standing) for line in texts}
        for line, text in texts.items():
            if out := self._ruled_out(state, text, language):
                verdicts[line] = Verdict("refused", "theme-ruled-out", {"theme": out})
        if len(texts) == 2 and all(map(_may_be_tried, verdicts.values())):
            self._compare(state, painting, texts, language, verdicts)
        return verdicts

    def _compare(
        self,
        state: State,
        painting: Painting | None,
        texts: dict[Line, str],
        language: Language,
        verdicts: dict[Line, Verdict],
    ) -> None:
        """Compares the two new themes like a new one with one that stands (A10)."""
        (_, first), (line, second) = texts.items()
        beside = self._judge(state, painting, line, second, language, [first])
        if beside.code == "theme-repeats" or first.casefold() == second.casefold():
            verdicts[line] = Verdict("refused", "themes-must-differ", {"theme": first})
        elif beside.code == "theme-near-repeat" and verdicts[line].verdict != "refused":
            verdicts[line] = beside

    def _ruled_out(self, state: State, text: str, language: Language) -> str | None:
        """Returns the theme as which the table has found it not allowed (A19)."""
        out = (past.theme for past in state.ruled_out)
        return next((theme for theme in out if self.are_same(text, theme, language)), None)

    def _judge(
        self, state: State, painting: Painting | None, line: Line, text: str, language: Language, standing: list[str]
    ) -> Verdict:
        verdict = self._referee.judge(
            text,
            language,
            standing=standing,
            edition=state.edition,
            line=state.museum.paintings(line) + ((painting,) if painting else ()),
            deck=self._decks(self._catalogue.revision, state.setup.decks),
        )
        return replace(verdict, contestable=True) if _is_contestable(verdict) else verdict


def _is_contestable(verdict: Verdict) -> bool:
    return verdict.verdict == "refused" and verdict.code in CONTESTABLE


def _may_be_tried(verdict: Verdict) -> bool:
    return verdict.verdict != "refused" or verdict.contestable


def shares(catalogue: Catalogue, decks: Sequence[str]) -> Mapping[Tag, float]:
    """Computes on which share of the decks' paintings each thing is seen."""
    paintings = known_paintings(catalogue, decks)
    seen = Counter(tag for painting in paintings for tag in catalogue.facts(painting).tags)
    return {tag: count / len(paintings) for tag, count in seen.items()}
