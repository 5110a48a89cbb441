// Whether what the page says can be read where it stands. `texts` are all sentences of the reader's language by key,
// as they are set; `families` say which sentences stand in the same place: where one is seen, all of them are tried.
(() => {
  const FORMS = /\.(one|few|many|other)$/;
  const SHORT = "Ada"; // a name may be longer than any screen; ours is the sentence around it
  const LABELS = "button, .button, [role=tab], .chip, summary, th";
  const PASSING = ".choices, .toasts, .held, dialog"; // what opens over the page for a while
  const OPENS = "[aria-haspopup=dialog]"; // a line that is whole once it is pressed
  const MOVED = ".world"; // what a reader moves with a finger: none of it need stay out of sight, or under anything
  const ARROW = 20; // pixels of a field to choose from that its text cannot have
  const WORD = /[\p{L}\p{N}’]{6,}/gu;
  const PREPOSITION = /(?<![\p{L}\p{N}’])[вкосуиазйі](?=\s+\p{L})/giu;
  const tried = new Set();

  const pen = document.createElement("canvas").getContext("2d");
  const isScrolled = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const hides = (style) => /hidden|clip/.test(style.overflowX + style.overflowY);
  const keyOf = (place) => place.replace(FORMS, "");

  function rangeOf(node, from = 0, to = node.length) {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range;
  }

  /** The boxes around `node` that hide what does not fit and cannot be scrolled; the window is the last. */
  function clips(node) {
    const found = [];
    for (let box = node.parentElement; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (isScrolled(style) || box.matches(MOVED)) return found;
      if (hides(style)) found.push(box.getBoundingClientRect());
      if (style.position === "fixed" || box.matches("dialog")) break;
    }
    return [...found, { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity }];
  }

  const isOutside = (rect, box) =>
    rect.left < box.left - 1 || rect.right > box.right + 1 || rect.bottom > box.bottom + 4 || rect.top < box.top - 4;
  const isFarOutside = (rect, box) =>
    rect.right <= box.left || rect.left >= box.right || rect.top >= box.bottom || rect.bottom <= box.top;

  function isShown(node) {
    const box = node.parentElement;
    if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (box.closest("select, script, style, .visually-hidden")) return false;
    const rects = [...rangeOf(node).getClientRects()].filter((rect) => rect.width > 0);
    const around = clips(node);
    if (around.some((clip) => clip.right - clip.left <= 2)) return false; // for screen readers
    return rects.length > 0 && !around.some((clip) => rects.every((rect) => isFarOutside(rect, clip)));
  }

  /** Whether something lies over one end of a line of text, and not over the other: what lies over all of it hides it. */
  function isHalfCovered(rect, box) {
    if (rect.width < 8 || box.closest(MOVED) || getComputedStyle(box).pointerEvents === "none") return false;
    const [first, last] = [rect.left + 2, rect.right - 2].map((x) => {
      const top = document.elementFromPoint(x, (rect.top + rect.bottom) / 2);
      return top !== null && !box.contains(top) && !top.contains(box) && !top.closest(PASSING);
    });
    return first !== last;
  }

  function linesOf(range) {
    const tops = [];
    for (const rect of range.getClientRects())
      if (rect.width > 0 && !tops.some((top) => Math.abs(top - rect.top) < rect.height / 2)) tops.push(rect.top);
    return tops.length;
  }

  function faultsOf(node, language) {
    const faults = [];
    const range = rangeOf(node);
    const around = clips(node);
    const rects = node.parentElement.closest(OPENS) ? [] : [...range.getClientRects()];
    if (rects.some((rect) => around.some((box) => isOutside(rect, box)))) faults.push("cut");
    if (rects.some((rect) => isHalfCovered(rect, node.parentElement))) faults.push("half covered");
    const lines = linesOf(range);
    if (lines < 2) return faults;
    if (lines > 2 && node.parentElement.closest(LABELS)) faults.push("label of more than two lines");
    if (language === "zh") return lonely(node) ? [...faults, "one character alone in the last line"] : faults;
    for (const word of node.data.matchAll(WORD))
      if (linesOf(rangeOf(node, word.index, word.index + word[0].length)) > 1) faults.push(`broken: ${word[0]}`);
    if (language === "ru" || language === "uk")
      for (const word of node.data.matchAll(PREPOSITION))
        if (linesOf(rangeOf(node, word.index, word.index + word[0].length + 2)) > 1) faults.push(`left alone: ${word[0]}`);
    return faults;
  }

  /** Whether the last line of a label or a heading is a single character. */
  function lonely(node) {
    if (!node.parentElement.closest(`${LABELS}, h1, h2, h3, legend`)) return false;
    const end = node.data.trimEnd().replace(/[。！？：…]$/u, "").length;
    return end > 1 && linesOf(rangeOf(node, end - 2, end)) > 1;
  }

  /** Where a text stands: the same sentence in a place of the same size looks the same. */
  function placeOf(node) {
    const box = node.parentElement;
    return `${box.tagName}.${box.className} ${Math.round(box.getBoundingClientRect().width)}`;
  }

  function filled(text, template, said) {
    const names = [...template.matchAll(/\{(\w+)\}/g)].map((hole) => hole[1]);
    const pieces = template.split(/\{\w+\}/).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const found = new RegExp(`^${pieces.join("(.+?)")}$`, "s").exec(said) ?? [];
    const values = Object.fromEntries(names.map((name, at) => [name, found[at + 1]]));
    return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? (name === "count" ? "12" : SHORT));
  }

  /** The places of sentences that may stand where `place` stands: its other forms, and its family. */
  function alternatives(place, { texts, families, languageForms }) {
    const family = families.find((members) => members.includes(keyOf(place))) ?? [keyOf(place)];
    return family.flatMap((key) => languageForms[key] ?? []).filter((other) => other !== place && texts[other]);
  }

  function tryAt(node, span, world, look) {
    const before = node.data;
    const where = placeOf(node);
    const said = before.slice(span.from, span.to);
    const others = alternatives(span.key, world);
    for (const other of others) {
      look.seen.add(keyOf(other));
      if (tried.has(`${where} ${other}`)) continue;
      tried.add(`${where} ${other}`);
      node.data = before.slice(0, span.from) + filled(world.texts[other], world.texts[span.key] ?? "", said) + before.slice(span.to);
      for (const fault of faultsOf(node, world.language)) look.faults.push([keyOf(other), fault, node.data]);
    }
    if (node.data !== before) node.data = before;
  }

  function lookAtText(node, world, look) {
    if (!node.data.trim() || !isShown(node)) return;
    const spans = fitting.spansOf(node);
    const covers = world.covers[node.data.trim()] ?? [];
    const keys = [...spans.map((span) => keyOf(span.key)), ...covers];
    if (keys.length === 0) return;
    keys.forEach((key) => look.seen.add(key));
    for (const fault of faultsOf(node, world.language)) look.faults.push([keys.at(-1), fault, node.data]);
    spans.forEach((span) => tryAt(node, span, world, look));
  }

  function lookAtField(field, said, world, look) {
    const style = getComputedStyle(field);
    const sides = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + (field.matches("select") ? ARROW : 0);
    const room = field.clientWidth - sides;
    if (room <= 0) return;
    const wraps = field.matches("textarea");
    pen.font = style.font;
    for (const { text, keys } of said) {
      keys.forEach((key) => look.seen.add(keyOf(key)));
      if (!wraps && pen.measureText(text).width > room + 1) look.faults.push([keys[0] ?? "", "too long for its field", text]);
    }
  }

  const inPlaceholder = (field) => {
    const { text, spans } = fitting.read(field.placeholder);
    return [{ text, keys: spans.map((span) => span.key) }];
  };
  const inOptions = (field) =>
    [...field.options].map((option) => ({
      text: option.label,
      keys: [...option.childNodes].flatMap((node) => fitting.spansOf(node).map((span) => span.key)),
    }));

  /** Letters come before anything is measured, and whatever fades or slides comes to its end at once. */
  async function settle() {
    await document.fonts.ready;
    for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
    await new Promise((then) => setTimeout(then));
  }

  /** The keys that are seen, and what is wrong: key, fault and text. */
  fitting.look = async (world) => {
    await settle();
    const look = { seen: new Set(), faults: [] };
    const nodes = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) lookAtText(node, world, look);
    for (const field of document.querySelectorAll("input[placeholder], textarea[placeholder]"))
      if (field.checkVisibility()) lookAtField(field, inPlaceholder(field), world, look);
    for (const field of document.querySelectorAll("select"))
      if (field.checkVisibility()) lookAtField(field, inOptions(field).filter(({ keys }) => keys.length > 0), world, look);
    if (document.documentElement.scrollWidth > innerWidth + 1) look.faults.push(["", "the page is wider than the window", ""]);
    return { seen: [...look.seen], faults: look.faults };
  };

  /** The element that says `key`, in its text or its label. */
  fitting.find = (key, nth = 0) => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (fitting.spansOf(walker.currentNode).some((span) => keyOf(span.key) === key)) found.push(walker.currentNode.parentElement);
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
      for (const name of ["aria-label", "title", "placeholder"])
        if (fitting.read(element.getAttribute(name) ?? "").spans.some((span) => keyOf(span.key) === key)) found.push(element);
    return found.filter((element) => element.checkVisibility() && !element.closest(".visually-hidden"))[nth] ?? null;
  };

  /** As by a finger, on whatever can be pressed around `element`. */
  fitting.click = (element) => {
    const pressed = element.closest("button, a, summary, label") ?? element;
    pressed.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  };

  /** A finger comes down, which some places tell from a mouse. */
  fitting.touch = (element) => {
    element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    fitting.click(element);
  };

  /** Everything that is said just now, for whoever wonders why something is not there. */
  fitting.said = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const keys = new Set();
    while (walker.nextNode()) fitting.spansOf(walker.currentNode).forEach((span) => keys.add(keyOf(span.key)));
    return [...keys];
  };
})();
