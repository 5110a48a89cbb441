import type { SeatView } from "../wire";

/** Each colour has a shape, so that colour never stands alone. On a square of 24. */
export const SHAPES: Record<SeatView["colour"], string> = {
  orange: "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z",
  sky: "M4 4h16v16h-16z",
  green: "M12 3l10 18h-20z",
  yellow: "M12 1.5l10.5 10.5l-10.5 10.5l-10.5-10.5z",
  blue: "M12 1.8l3.1 6.6l7.1.9l-5.2 5l1.3 7.1l-6.3-3.5l-6.3 3.5l1.3-7.1l-5.2-5l7.1-.9z",
  pink: "M7 3h10l5.5 9l-5.5 9h-10l-5.5-9z",
  red: "M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z",
  grey: "M15 2.5a10 10 0 1 0 7 14.5a8.5 8.5 0 0 1 -7 -14.5z",
};
