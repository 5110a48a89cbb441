import { isBig, rem } from "../../../big/mode";

/** Cards are 4:3. */
const SHAPE = 4 / 3;
/** What a card needs below it, in pixels; on a big screen, in rem. */
const CAPTION = 44;
const LARGE_CAPTION = 2.75;

export function captionNow(): number {
  return isBig() ? LARGE_CAPTION * rem() : CAPTION;
}

/** The number of columns in which `count` cards are largest on a wall of this size, and how wide each card is then. */
export function columnsFor(
  count: number,
  width: number,
  height: number,
  gap: number,
  caption = CAPTION,
): { columns: number; card: number } {
  let best = { columns: 1, card: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const wide = (width - gap * (columns - 1)) / columns;
    const high = ((height - gap * (rows - 1)) / rows - caption) * SHAPE;
    const card = Math.floor(Math.min(wide, high));
    if (card > best.card) best = { columns, card };
  }
  return best;
}
