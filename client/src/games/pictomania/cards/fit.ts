/** A word laid out in lines, at the size in pixels at which it fills its place. */
export interface Fitted {
  lines: string[];
  size: number;
}

export const LINE_HEIGHT = 1.06;
const MOST_LINES = 2;
const HAN = /\p{Script=Han}/u;
const GAIN = 1.04; // how much bigger a word must get to be broken at a space
const HAN_GAIN = 1.25; // and inside a Chinese word, which reads better whole

/** Fits `word` into a place as large as possible; `widthOf` measures a line, in font sizes. */
export function fitWord(
  word: string,
  place: { width: number; height: number },
  most: number,
  widthOf: (text: string) => number,
): Fitted {
  const ways = Array.from({ length: MOST_LINES }, (_, extra) => balanced(word, extra + 1, widthOf));
  const fitted = ways.map((lines) => ({ lines, size: sizeOf(lines, place, most, widthOf) }));
  const gain = HAN.test(word) ? HAN_GAIN : GAIN;
  return fitted.reduce((best, next) => (next.size > best.size * gain ? next : best));
}

/** Evens out the sizes of the words on one board, so that none stands out far above the smaller third. */
export function evenSize(sizes: readonly number[]): number {
  const sorted = [...sizes].sort((one, other) => one - other);
  return (sorted[Math.floor(sorted.length * 0.35)] ?? Infinity) * 1.25;
}

function sizeOf(
  lines: readonly string[],
  place: { width: number; height: number },
  most: number,
  widthOf: (text: string) => number,
): number {
  const widest = Math.max(...lines.map(widthOf), 0.5);
  return Math.max(1, Math.min(most, place.width / widest, place.height / (lines.length * LINE_HEIGHT)));
}

/** Breaks `word` into at most `count` lines, with the widest as narrow as possible. */
function balanced(word: string, count: number, widthOf: (text: string) => number): string[] {
  const pieces = piecesOf(word);
  if (count === 1 || pieces.length < 2) return [word];
  let best: string[] = [word];
  for (let cut = 1; cut < pieces.length; cut++) {
    const lines = [
      pieces.slice(0, cut).join("").trim(),
      ...balanced(pieces.slice(cut).join("").trim(), count - 1, widthOf),
    ];
    if (Math.max(...lines.map(widthOf)) < Math.max(...best.map(widthOf))) best = lines;
  }
  return best;
}

/** Between these a word may be broken: Chinese where no character is left alone, other scripts at spaces and between the halves of a long double word. */
function piecesOf(word: string): string[] {
  if (!HAN.test(word)) return word.split(/(?<= )|(?<=\p{L}{4}-)(?=\p{L}{4})/u);
  const signs = word.match(/[a-z\d]+|./giu) ?? [];
  return signs.length < 4 ? [word] : [signs.slice(0, 2).join(""), ...signs.slice(2, -2), signs.slice(-2).join("")];
}
