"""Which commands of a table have been carried out, so that a repeat does nothing."""

from collections.abc import Mapping

from msgspec import Struct

PAGE = 64  # what is copied when one is added
PAGES = 32


class Causes(Struct, frozen=True):
    """By the client's id of each command, the table's number after it. The oldest are forgotten, a page at a time.

    A table has thousands of them and is replaced with every append: what is older than a page is shared, not copied.
    """

    page: dict[str, int] = {}
    older: tuple[dict[str, int], ...] = ()  # full pages, the latest first

    def __contains__(self, cause: object) -> bool:
        return cause in self.page or (bool(self.older) and any(cause in page for page in self.older))

    def __len__(self) -> int:
        return len(self.page) + sum(map(len, self.older))

    def get(self, cause: str, otherwise: int) -> int:
        """The table's number after this command; `otherwise` when it was not carried out, or too long ago."""
        for page in (self.page, *self.older):
            if cause in page:
                return page[cause]
        return otherwise

    def adding(self, carried_out: Mapping[str, int]) -> "Causes":
        """These commands, each with the table's number after it."""
        page, older = self.page.copy(), self.older
        for cause, number in carried_out.items():
            if len(page) == PAGE:
                page, older = {}, (page, *older[: PAGES - 1])
            page[cause] = number
        return Causes(page, older)
