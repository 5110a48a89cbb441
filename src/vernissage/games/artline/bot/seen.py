"""A bot's view: what everybody sees, and what is shown to its seat alone."""

from msgspec import Struct

from vernissage.contract.catalogue import Painting, Tag
from vernissage.games.artline.values import Line, Theme, named
from vernissage.games.artline.view_types import Own, Public


class Seen(Struct, frozen=True):
    public: Public
    own: Own

    def paintings(self, line: Line) -> tuple[Painting, ...]:
        """The paintings that hang in `line`, in order."""
        return tuple(self.public.wall[named(cell)].painting for cell in self.public.lines.get(line, ()))

    def theme(self, line: Line) -> Theme | None:
        """The theme over `line`, or the one that the placement under debate gives it."""
        laid = self.public.placement
        return (laid.themes.get(line) if laid else None) or self.public.themes.get(line)

    def taken(self) -> frozenset[Tag]:
        """The themes that stand already, in whatever words (A16)."""
        return frozenset(tag for theme in self.public.themes.values() for tag in theme.understood)

    def rest(self, painting: Painting) -> list[Painting]:
        """Returns the hand without `painting`."""
        return [other for other in self.own.hand if other != painting]
