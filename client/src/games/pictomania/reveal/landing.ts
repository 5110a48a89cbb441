/** Where on a drawing the reaction with this number lands, in percent: in the middle part, two in a row far apart. */
export function spotFor(id: number): { x: number; y: number } {
  const [across, down] = [(id * 0.618) % 1, (id * 0.382) % 1];
  return { x: 28 + across * 44, y: 18 + down * 60 };
}
