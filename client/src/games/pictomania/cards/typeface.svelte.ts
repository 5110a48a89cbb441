/** How wide a line of the heavy type is, in sizes of that type; measured again when the font has come. */
const arrived = $state({ font: 0 });
let pen: CanvasRenderingContext2D | null | undefined;

const FONT =
  '800 100px "Inter", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif';

function measuring(): CanvasRenderingContext2D | null {
  if (pen !== undefined) return pen;
  pen = document.createElement("canvas").getContext("2d");
  void Promise.all(["a", "я"].map((letter) => document.fonts?.load(FONT, letter))).then(() => (arrived.font += 1));
  return pen;
}

export function widthOf(text: string): number {
  const by = measuring();
  if (!by || arrived.font < 0) return text.length * 0.62;
  by.font = FONT;
  return by.measureText(text).width / 100;
}
