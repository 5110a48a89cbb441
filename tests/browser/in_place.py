"""Whether a text is cut where it stands, on a screen of any size: each sentence is tried there in all five languages.

`tests/browser/fitting` looks closer, on phones.
"""

import re
from functools import cache
from typing import Any

from msgspec import Struct
from playwright.sync_api import Page

from tests.texts.client_texts import ALL
from vernissage.contract.languages import LANGUAGES

# Every sentence that a page shows is put in its place in every language, and goes back as it was. It is cut when some
# of its letters are outside the window, or outside a box that hides what does not fit and cannot be scrolled.
# A name or a title may be longer than any screen: what is tried is our sentence around the beginning of one.
# What stands in a field before anybody writes has to fit into it.
TRY_ALL = r"""([sentences, everywhere]) => {
  const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const flat = (text) => text.replace(/\s+/g, " ").replaceAll("\u2060", "").trim();
  const pattern = (text) => new RegExp("^" + flat(text).split(/\{\w+\}/).map(escape).join("(.+?)") + "$");
  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (hole, name) => values[name]?.slice(0, 12) ?? hole);
  const known = sentences.map((one) => ({ ...one, patterns: one.english.map((text) => [text, pattern(text)]) }));
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const hides = (style) => /hidden|clip/.test(style.overflowX + style.overflowY);

  function isCut(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects())
      for (let box = node.parentElement; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (scrolls(style)) break;
        const around = box.getBoundingClientRect();
        const outside = rect.left < around.left - 1 || rect.right > around.right + 1 || rect.bottom > around.bottom + 4;
        if (hides(style) && outside) return true;
        if (box === document.body && (rect.left < -1 || rect.right > innerWidth + 1)) return true;
      }
    return false;
  }

  function read(node, said) {
    for (const sentence of known)
      for (const [text, wanted] of sentence.patterns) {
        const found = wanted.exec(said);
        if (!found) continue;
        const names = [...text.matchAll(/\{(\w+)\}/g)].map((hole) => hole[1]);
        return [sentence, Object.fromEntries(names.map((name, at) => [name, found[at + 1]]))];
      }
    return [];
  }

  const seen = [], cut = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
  for (const node of nodes) {
    const box = node.parentElement, said = flat(node.textContent);
    if (!said || box.closest("select, script, style") || !box.checkVisibility({ visibilityProperty: true })) continue;
    if (box.getBoundingClientRect().width <= 2 || box.closest(".visually-hidden")) continue;
    const [sentence, values] = read(node, said);
    if (!sentence || isCut(node)) continue;  // off the screen already: another state of the page shows it
    const before = node.textContent;
    seen.push(sentence.key);
    for (const one of sentence.key === everywhere ? sentences : [sentence])
      for (const [language, texts] of Object.entries(one.texts))
        for (const text of texts) {
          node.textContent = filled(text, { count: "2", ...values });
          if (isCut(node)) cut.push([one.key, language, node.textContent]);
        }
    node.textContent = before;
  }
  for (const input of document.querySelectorAll("input[placeholder]")) {
    const style = getComputedStyle(input), [sentence] = read(input, flat(input.placeholder));
    const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (!sentence || room <= 0) continue;
    seen.push(sentence.key);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = style.font;
    for (const [language, texts] of Object.entries(sentence.texts))
      for (const text of texts) if (pen.measureText(text).width > room) cut.push([sentence.key, language, text]);
  }
  return { seen, cut };
}"""

HOLE = re.compile(r"\{\w+\}")
LETTERS = re.compile(r"[A-Za-z]{4}")  # "{taken} of {seats}" would be found in "bottle of water"

NAME = "bot-name"  # names are as long as people make them, and end in dots where there is no room


class Tried(Struct):
    """Keys whose sentences were seen, and what did not fit: key, language and text."""

    seen: list[str]
    cut: list[list[str]]


@cache
def sentences() -> list[dict[str, Any]]:
    """By key: the English forms to find it by, and all forms in all languages."""
    by_key: dict[str, dict[str, list[str]]] = {}
    for language in LANGUAGES:
        for text in ALL[language]:
            by_key.setdefault(_key(text.place), {}).setdefault(language, []).append(text.text)
    return [
        {"key": key, "english": texts["en"], "texts": texts}
        for key, texts in by_key.items()
        if all(LETTERS.search(HOLE.sub("", text)) for text in texts["en"]) and NAME not in key
    ]


def try_all_languages(page: Page, everywhere: str | None = None) -> Tried:
    """Try what `page` shows in English. Where the sentence `everywhere` stands, every refusal is tried."""
    known = sentences()
    if everywhere is not None:
        known = [one for one in known if one["key"] == everywhere or "refusals." in one["key"]]
    return Tried(**page.evaluate(TRY_ALL, [known, everywhere]))


def _key(place: str) -> str:
    head, _, last = place.rpartition(".")
    return head if last in ("one", "few", "many", "other") else place
