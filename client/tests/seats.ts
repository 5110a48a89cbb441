import { seatAt } from "../src/connection/seats";

/** The seats of a table, for tests. */
export const S0 = seatAt(0);
export const S1 = seatAt(1);
export const S2 = seatAt(2);
export const S3 = seatAt(3);
