"""Idempotency keys: which commands a table has carried out, so that a repeated one does nothing."""

from collections.abc import Mapping

from msgspec import Struct

COPIED_PAGE_IDS = 64  # entries that are copied when one is added
BLOCK = 8 * COPIED_PAGE_IDS  # entries that are copied when a page is full
BLOCKS = 5  # few, since a lookup visits all of them


class HandledCommands(Struct, frozen=True):
    """Maps the client's id of each command to the table's number after it. The oldest are forgotten, a block at a time.

    A persistent map: a table has thousands of ids and is replaced with every append, so all but the last page is
    shared.
    """

    page: dict[str, int] = {}
    older: tuple[dict[str, int], ...] = ()  # blocks of full pages, the latest first

    def __contains__(self, cause: object) -> bool:
        if cause in self.page:
            return True
        for block in self.older:  # noqa: SIM110 - `any` takes twice as long, with every command
            if cause in block:
                return True
        return False

    def __len__(self) -> int:
        return len(self.page) + sum(map(len, self.older))

    def get(self, cause: str, otherwise: int) -> int:
        """Returns the table's number after this command; `otherwise` if it was not carried out, or too long ago."""
        for block in (self.page, *self.older):
            if cause in block:
                return block[cause]
        return otherwise

    def adding(self, carried_out: Mapping[str, int]) -> "HandledCommands":
        """Returns a map with these commands added, each with the table's number after it."""
        page, older = self.page.copy(), self.older
        for cause, number in carried_out.items():
            if len(page) == COPIED_PAGE_IDS:
                page, older = {}, _with_page(older, page)
            page[cause] = number
        return HandledCommands(page, older)


def _with_page(blocks: tuple[dict[str, int], ...], page: dict[str, int]) -> tuple[dict[str, int], ...]:
    if blocks and len(blocks[0]) < BLOCK:
        return blocks[0] | page, *blocks[1:]
    return page, *blocks[: BLOCKS - 1]
