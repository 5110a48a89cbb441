/** Decides which pointer draws: one at a time, a pen before fingers. A palm beside the pen draws nothing. */
export interface Touch {
  pointerId: number;
  pointerType: string;
  button: number;
  width: number;
  height: number;
}

const PALM_PX = 70; // across
const PEN_STAYS_MS = 2_500; // after the pen was last seen, hovering too

/** What a pointer does that comes down on the sheet. */
export type Verdict = "draw" | "draw-instead" | "ignore";

export function pointers() {
  let drawing: { id: number; type: string } | null = null;
  let penSeen = -Infinity;

  return {
    down(touch: Touch, now: number): Verdict {
      if (touch.pointerType === "pen") penSeen = now;
      if (touch.button !== 0 || isPalm(touch, now - penSeen)) return "ignore";
      const before = drawing;
      if (before && !(touch.pointerType === "pen" && before.type === "touch")) return "ignore";
      drawing = { id: touch.pointerId, type: touch.pointerType };
      return before ? "draw-instead" : "draw";
    },
    /** Is this the pointer that draws? A pen near the sheet keeps fingers away. */
    moved(touch: Pick<Touch, "pointerId" | "pointerType">, now: number): boolean {
      if (touch.pointerType === "pen") penSeen = now;
      return drawing?.id === touch.pointerId;
    },
    up(pointerId: number): boolean {
      if (drawing?.id !== pointerId) return false;
      drawing = null;
      return true;
    },
    forget(): void {
      drawing = null;
    },
  };
}

function isPalm({ pointerType, width, height }: Touch, sincePen: number): boolean {
  return pointerType === "touch" && (sincePen < PEN_STAYS_MS || Math.max(width, height) > PALM_PX);
}
