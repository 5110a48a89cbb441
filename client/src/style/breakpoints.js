/** Sizes in pixels that scripts compare with what they have measured. */
export const PIXELS = {
  /** A sheet that is lower lies on a phone on its side. */
  paperLow: 480,
  /** Wide enough to lay the others' sheets around your own. */
  sheetsAround: 900,
  /** Wide enough to see on the others' sheets who guessed. */
  guessersOnSheets: 600,
  /** High enough for the words between the sheets; below that they are only shown large. */
  wordsBelowSheet: 132,
  /** Three word cards side by side, each with its letter beside the words. */
  wordCards: 420,
  /** A place on the wall that has room for words. */
  placeWithWords: 124,
  /** A column of the wall that has room for its theme. */
  columnWithTheme: 56,
  /** A narrower wall is one of a phone, however it is held. */
  wall: 600,
  /** With less height beside a keyboard, only what is typed about has room. */
  besideKeyboard: 480,
};

/**
 * Every size at which a layout changes. A style block or sheet names it, `@media (--phone)` or `@container wall (--small)`,
 * and may combine names with `not`, `and` and `or`; a script asks `matchMedia(BREAKPOINTS["--phone"])`.
 */
export const BREAKPOINTS = {
  /** A phone whose letters are twice as large. */
  "--huge-letters": "(width <= 16rem)",
  "--tiny": "(width <= 24rem)",
  "--phone": "(width <= 30rem)",
  "--narrow": "(width <= 40rem)",
  "--two-columns": "(width >= 52rem)",
  "--desktop": "(width >= 60rem)",
  "--chat-beside": "(width >= 64rem)",
  "--roomy": "(width >= 56rem) and (height >= 30rem)",
  "--spacious": "(width >= 56rem) and (height > 60rem)",
  "--low": "(height < 30rem)",
  "--lowest": "(height <= 25rem)",
  "--high": "(height >= 36rem)",
  /** A big screen that is read from across the room. */
  "--far": "(width >= 100rem) and (height >= 50rem)",
  /** A phone on its side. */
  "--lying": "(height < 30rem) and (width >= 34rem)",
  /** A tablet held upright. */
  "--upright": "(orientation: portrait) and (width > 40rem)",
  "--sideways": "(orientation: landscape)",
  "--small": "(width <= 40rem) or (height < 30rem)",

  // Paper is measured in pixels: a sheet does not grow with the reader's letters.
  "--paper-narrow": "(width <= 640px)",
  "--paper-low": `(height < ${PIXELS.paperLow}px)`,
  "--paper-wide": `(width >= 896px) and (height >= ${PIXELS.paperLow}px)`,
  "--paper-roomy": "(width >= 1024px) and (height >= 576px)",

  // What the reader has and wants.
  "--mouse": "(hover: hover)",
  /** A mouse or a pen, not a finger. */
  "--fine-pointer": "(pointer: fine)",
  "--less-motion": "(prefers-reduced-motion: reduce)",
};

/**
 * Puts the sizes in place of their names.
 * @param {string} css
 */
export function withSizes(css) {
  return css.replace(/@(?:media|container)[^{]+/g, (rule) => rule.replace(/(?<=\()--[a-z-]+(?=\))/g, sizeOf));
}

/** @param {string} name */
function sizeOf(name) {
  const size = Object.entries(BREAKPOINTS).find(([known]) => known === name)?.[1];
  if (size === undefined) throw new Error(`there is no size ${name} in breakpoints.js`);
  return size;
}
