/** The page behind the address. Pages are plain links; `go` is for what happens without a click. */
export type Place =
  | { page: "home" }
  | { page: "new" }
  | { page: "open" }
  | { page: "credits" }
  | { page: "privacy" }
  | { page: "rules"; game: string }
  | { page: "owner"; owner: string | null }
  | { page: "decks"; deck: string | null; owner: string | null }
  | { page: "table"; code: string; pass: string | null; big: boolean }
  | { page: "lost" };

export function placeOf(path: string, hash: string): Place {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean);
  if (rest.length > 0) return { page: "lost" };
  if ((first === "t" || first === "tv") && /^[A-Za-z0-9]{3,12}$/.test(second)) {
    // The one-time word is in the hash so that it reaches no server log.
    const pass = /^#pass=(.+)$/.exec(hash)?.[1] ?? null;
    return { page: "table", code: second.toUpperCase(), pass, big: first === "tv" };
  }
  if (first === "decks" && /^[a-z0-9-]*$/.test(second)) {
    return { page: "decks", deck: second || null, owner: /^#owner=(.+)$/.exec(hash)?.[1] ?? null };
  }
  if (first === "rules" && second) return { page: "rules", game: second };
  if (second) return { page: "lost" };
  if (first === "owner") return { page: "owner", owner: /^#owner=(.+)$/.exec(hash)?.[1] ?? null };
  if (first === "") return { page: "home" };
  return first === "new" || first === "open" || first === "credits" || first === "privacy"
    ? { page: first }
    : { page: "lost" };
}

/** Returns the path to a table from its code or link, as somebody has typed or pasted it. */
export function tablePath(text: string): string | null {
  const link = /\/(tv?)\/([^/?#\s]+)\/?(?:\?[^#\s]*)?(#\S*)?/.exec(text);
  const code = (link?.[2] ?? text).replace(/[^A-Za-z0-9]/g, "").toUpperCase();
  return code.length < 3 || code.length > 12 ? null : `/${link?.[1] ?? "t"}/${code}${link?.[3] ?? ""}`;
}

const here = $state<{ place: Place }>({ place: placeOf(location.pathname, location.hash) });

export function place(): Place {
  return here.place;
}

export function go(path: string, how: "push" | "replace" = "push"): void {
  history[how === "push" ? "pushState" : "replaceState"](null, "", path);
  here.place = placeOf(location.pathname, location.hash);
  if (how === "push") scrollTo(0, 0);
}

/** Follows the back button, and turns clicks on our own links into changes of page without a reload. */
export function interceptLinks(): void {
  addEventListener("popstate", () => (here.place = placeOf(location.pathname, location.hash)));
  document.addEventListener("click", (click) => {
    const link = (click.target as Element | null)?.closest?.("a");
    if (!link || isForTheBrowser(click, link)) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

function isForTheBrowser(click: MouseEvent, link: HTMLAnchorElement): boolean {
  const otherWay =
    click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  const elsewhere = link.origin !== location.origin || link.target !== "" || link.hasAttribute("download");
  const onThisPage = link.pathname === location.pathname && link.hash !== "";
  return otherWay || elsewhere || onThisPage || link.pathname.startsWith("/api/");
}
