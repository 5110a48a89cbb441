"""Naming the themes of the galleries that a painting opens (A9–A11, A14–A18), with the referee at hand."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from vernissage.contract.catalogue import Catalogue, Language, Painting, Tag, known_paintings
from vernissage.contract.languages import LANGUAGES
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.artline.ports import Referee, Verdict
from vernissage.games.artline.state import RefusedPlacement, State
from vernissage.games.artline.values import Cell, Line, Theme

SUGGESTIONS = 8
GOOD_SHARE = 0.15  # the share of the deck with a good theme: neither everywhere nor nowhere


def tidy(text: str) -> str:
    """Cleans a theme: one line without invisible characters (A14)."""
    if not text.isprintable():
        text = "".join([letter for letter in text if letter.isprintable() or letter.isspace()])
    return " ".join(text.split())


class Naming:
    def __init__(self, catalogue: Catalogue, referee: Referee) -> None:
        self._catalogue = catalogue
        self._referee = referee
        # All paintings of the decks, not only those in this game: what is dealt stays a secret.
        self._decks = lru_cache(maxsize=16)(lambda _revision, decks: known_paintings(catalogue, decks))
        self._shares = lru_cache(maxsize=16)(lambda _revision, decks: shares(catalogue, decks))

    def name(
        self, state: State, seat: Seat, painting: Painting, cell: Cell, themes: dict[Line, str], language: Language
    ) -> dict[Line, Theme]:
        """Judges the themes with which `painting` is laid in `cell`, one for each line that it opens; raises
        `Refused`."""
        texts = self._wanted(state, cell, themes, language)
        for line in state.museum.opened(cell):
            if line not in texts:
                raise Refused("theme-missing", line=line)  # A9 A10 A11
        for line, verdict in self._verdicts(state, painting, texts, language).items():
            if verdict.verdict == "refused":
                facts = {**verdict.facts, "line": line, "text": texts[line]}
                raise Refused(verdict.code or "theme-refused", **facts)
        if self._was_refused(state, painting, cell, texts, language):
            raise Refused("refused-before", painting=painting, cell=list(cell))  # A22
        return {
            line: Theme(text, language, seat, self._referee.understand(text, language)) for line, text in texts.items()
        }

    def consider(
        self, state: State, painting: Painting | None, cell: Cell, themes: dict[Line, str], language: Language
    ) -> dict[Line, Verdict]:
        """Asks the referee about themes that may still be incomplete."""
        texts = self._wanted(state, cell, themes, language)
        verdicts = self._verdicts(state, painting, texts, language)
        if painting and self._was_refused(state, painting, cell, texts, language):
            return {line: Verdict("refused", "refused-before") for line in texts}  # A22
        return verdicts

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

    def _was_refused(
        self, state: State, painting: Painting, cell: Cell, texts: dict[Line, str], language: Language
    ) -> bool:
        """Whether the table refused this earlier in the turn; what a theme says counts, not how it is spelt."""
        refused = [past for past in state.turn.refused if (past.painting, past.cell) == (painting, cell)]
        return any(past.theme is None or self._is_named_again(past, past.theme, texts, language) for past in refused)

    def _is_named_again(self, past: RefusedPlacement, theme: str, texts: dict[Line, str], language: Language) -> bool:
        """Whether a refused theme is named again. A wrong theme is wrong in both lines; a painting misses one in its
        line only."""
        lines = {past.line} if past.reason == "does-not-fit" else texts.keys()
        return any(line in texts and self.are_same(texts[line], theme, language) for line in lines)

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
        if len(texts) == 2 and all(verdict.verdict != "refused" for verdict in verdicts.values()):
            (_, first), (line, second) = texts.items()
            # Both are themes by themselves: what is refused now can only be that they repeat each other (A10).
            repeats = self._judge(state, painting, line, second, language, [first]).verdict == "refused"
            if repeats or first.casefold() == second.casefold():
                verdicts[line] = Verdict("refused", "themes-must-differ", {"theme": first})
        return verdicts

    def _judge(
        self, state: State, painting: Painting | None, line: Line, text: str, language: Language, standing: list[str]
    ) -> Verdict:
        return self._referee.judge(
            text,
            language,
            standing=standing,
            edition=state.edition,
            line=state.museum.paintings(line) + ((painting,) if painting else ()),
            deck=self._decks(self._catalogue.revision, state.setup.decks),
        )


def shares(catalogue: Catalogue, decks: Sequence[str]) -> Mapping[Tag, float]:
    """Computes on which share of the decks' paintings each thing is seen."""
    paintings = known_paintings(catalogue, decks)
    seen = Counter(tag for painting in paintings for tag in catalogue.facts(painting).tags)
    return {tag: count / len(paintings) for tag, count in seen.items()}
