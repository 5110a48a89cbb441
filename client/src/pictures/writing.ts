/** Wraps words into lines of a width; languages without spaces break anywhere. */
export function wrapped(pen: Pick<CanvasRenderingContext2D, "measureText">, text: string, width: number): string[] {
  const pieces = text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+\s*/gu) ?? [text];
  const lines = [""];
  for (const piece of pieces) {
    const before = lines.at(-1) ?? "";
    const line = before + piece;
    if (pen.measureText(line.trimEnd()).width > width && before) lines.push(piece);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => line.trimEnd());
}

/** A colour or font of the page. */
export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

export interface Font {
  weight: number;
  size: number;
  family: string;
}

/** Takes `font`, smaller where `text` would be wider than `width`. */
export function fit(
  pen: Pick<CanvasRenderingContext2D, "measureText" | "font">,
  text: string,
  width: number,
  { weight, size, family }: Font,
): void {
  pen.font = `${weight} ${size}px ${family}`;
  const wide = pen.measureText(text).width;
  if (wide > width) pen.font = `${weight} ${(size * width) / wide}px ${family}`;
}
