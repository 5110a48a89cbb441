import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** A link as a QR code: how many squares it has on a side, and where the dark ones are. Drawn here and not by the server: a link may hold a secret. */
export function qrOf(link: string): { size: number; path: string } {
  const code = generate(link, { minCorrectionLevel: correction.M });
  return { size: code.size, path: toSvgPath(code) };
}
