import { wantsLessMotion } from "../../../ui/motion";

/** Where a thing with `data-anchor="name"` is on the screen; null when it is not shown. */
export function anchor(name: string): DOMRect | null {
  const box = document.querySelector(`[data-anchor="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

const FLIGHT_MS = 620;

/** Lets a picture of `thing` wander from where it is to `to`; nothing moves where the device asks for less motion. */
export function wander(thing: Element | null, to: DOMRect | null): void {
  if (!thing || !to || wantsLessMotion()) return;
  const from = thing.getBoundingClientRect();
  const flying = thing.cloneNode(true) as HTMLElement;
  Object.assign(flying.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    zIndex: "30",
    pointerEvents: "none",
  });
  flying.style.setProperty("--pencil", getComputedStyle(thing).getPropertyValue("--pencil"));
  flying.removeAttribute("data-anchor");
  flying.setAttribute("aria-hidden", "true");
  (thing.closest(".pictomania") ?? document.body).append(flying);
  const [x, y] = [
    to.left + to.width / 2 - from.left - from.width / 2,
    to.top + to.height / 2 - from.top - from.height / 2,
  ];
  const shrink = Math.min(1, (to.height / from.height) * 0.9);
  const flight = flying.animate(
    [
      { translate: "0 0" },
      { translate: `${x * 0.4}px ${y * 0.4 - 40}px`, offset: 0.4 },
      { translate: `${x}px ${y}px`, scale: shrink },
    ],
    { duration: FLIGHT_MS, easing: "cubic-bezier(0.3, 0, 0.1, 1)" },
  );
  flight.onfinish = flight.oncancel = () => flying.remove();
}
