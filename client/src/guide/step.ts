/** A step of the guide: one thing that is explained where it happens. */
export interface Step {
  /** What is remembered as told. */
  name: string;
  text: string;
  /** Selectors of what it is about; the first that is on the screen. */
  anchors: readonly string[];
  /** Selector of what must stay free meanwhile. */
  busy: string;
  /** Whether the player ends it by going on, which shows that they have understood. */
  own: boolean;
}

/** Makes a step that the player ends by going on. */
export function step(name: string, text: string, anchors: readonly string[], busy: string): Step {
  return { name, text, anchors, busy, own: true };
}
