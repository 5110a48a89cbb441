// Every sentence of a language file carries its key, in characters that nobody sees. They are taken off as soon as the
// sentence is on the page, so that it is measured as it is; what it was is remembered.
(() => {
  const TAGS = 0xe0000;
  const BEGIN = "\u{e0001}";
  const END = "\u{e007f}";
  const JOINT = "\ufeff"; // white space for whoever looks for the beginning of a word
  const remembered = new WeakMap();

  const hidden = (key) => [...key].map((letter) => String.fromCodePoint(TAGS + letter.charCodeAt(0))).join("");

  function mark(place, sentences) {
    for (const [key, message] of Object.entries(sentences))
      if (typeof message === "string") sentences[key] = BEGIN + hidden(`${place}.${key}`) + JOINT + message + JOINT + END;
      else mark(`${place}.${key}`, message);
  }

  /** What a reader sees of `marked`, and which part of it is which sentence. */
  function read(marked) {
    const open = [];
    const spans = [];
    let text = "";
    let key = null;
    for (const letter of marked) {
      const code = letter.codePointAt(0);
      if (letter === BEGIN) key = "";
      else if (letter === END) spans.push({ ...open.pop(), to: text.length });
      else if (key !== null && code > TAGS) key += String.fromCharCode(code - TAGS);
      else if (letter === JOINT) key = key === null ? null : void open.push({ key, from: text.length }) ?? null;
      else text += letter;
    }
    return { text, spans: spans.filter((span) => span.key) };
  }

  function unmark(node) {
    if (node.data.includes(BEGIN)) {
      const found = read(node.data);
      remembered.set(node, found);
      node.data = found.text;
    } else if (remembered.get(node)?.text !== node.data) remembered.delete(node);
  }

  function unmarkAll(root) {
    if (root.nodeType === Node.TEXT_NODE) return unmark(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) unmark(walker.currentNode);
  }

  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(unmarkAll);
  }).observe(document, { subtree: true, childList: true, characterData: true });

  window.fitting = { mark, read, spansOf: (node) => remembered.get(node)?.spans ?? [] };
})();
