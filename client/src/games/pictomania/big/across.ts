const SHAPE = 4 / 3;
const HEAD = 0.16; // of a sheet's height: the name above it

/** How many sheets lie side by side so that `count` of them are as large as the place allows. */
export function acrossFor(count: number, width: number, height: number): number {
  let best = { across: 1, size: 0 };
  for (let across = 1; across <= count; across++) {
    const rows = Math.ceil(count / across);
    const size = Math.min(width / across, (height / rows / (1 + HEAD)) * SHAPE);
    if (size > best.size) best = { across, size };
  }
  return best.across;
}
