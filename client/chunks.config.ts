/** Code splitting: what is loaded together is one file. Forty small ones cost a visit more in headers than in code. */

interface Modules {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null;
}

/** The modules from which this one is reached by static imports; itself among them. */
function importersOf(id: string, modules: Modules, reached = new Set<string>()): Set<string> {
  if (reached.has(id)) return reached;
  reached.add(id);
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) importersOf(importer, modules, reached);
  return reached;
}

/** What games' pictures on the first page share is among it: they need nothing of a table. */
function isOnEveryPage(id: string, modules: Modules): boolean {
  const importers = [...importersOf(id, modules)];
  const isOnCovers = !id.includes("/src/games/") && importers.some((from) => from.endsWith("/cover/Picture.svelte"));
  return isOnCovers || importers.some((from) => modules.getModuleInfo(from)?.isEntry);
}

/** Every table loads it, or a game and something else do. How a game finds its texts is too little for a file. */
function isOnTables(id: string, modules: Modules): boolean {
  if (id.includes("/src/big/") && !id.endsWith("/mode.ts")) return false; // few browsers ever show a big screen
  const importers = [...importersOf(id, modules)];
  const games = new Set(importers.flatMap((from) => /\/src\/games\/(?!kit\/)(\w+)\//.exec(from)?.[1] ?? []));
  const others = importers.some((from) => from.includes("/src/pages/")) ? 1 : 0;
  const isUsedTwice = games.size > 0 && games.size + others > 1;
  const isOfTheTable = importers.some((from) => from.endsWith("/table/page/TablePage.svelte"));
  return isUsedTwice || isOfTheTable || /\/games\/\w+\/texts\.ts$/.test(id);
}

/** The parts of a game's screen that its big screen shows, too, stay in its file: only big screens wait for a second one. */
function screenOf(id: string, modules: Modules): string | null {
  const importers = [...importersOf(id, modules)];
  const game = importers.flatMap((from) => /\/src\/games\/(\w+)\/Screen\.svelte$/.exec(from)?.[1] ?? [])[0];
  const isElsewhere = importers.some(
    (from) => /\/(game\.ts|rulesPage\.ts|Picture\.svelte)$/.test(from) && !from.includes("/look/"),
  );
  return game === undefined || isElsewhere ? null : `screen-${game}`;
}

/** What a game's lobby has in common with its rules or with parts for later is one file, not one for each pair. */
function gameOf(id: string, modules: Modules): string | null {
  const importers = [...importersOf(id, modules)];
  const game = importers.flatMap((from) => /\/src\/games\/(\w+)\/game\.ts$/.exec(from)?.[1] ?? [])[0];
  const isShared = importers.some((from) => /\/(laterParts|rulesPage)\.ts$/.test(from));
  return game === undefined || !isShared ? null : `game-${game}`;
}

/** The first group that wants a module has it. */
export const chunks = [
  {
    debugName: "shell",
    priority: 3,
    name: (id: string, modules: Modules) => (isOnEveryPage(id, modules) ? "shell" : null),
  },
  {
    debugName: "table",
    priority: 2,
    name: (id: string, modules: Modules) => (isOnTables(id, modules) ? "table" : null),
  },
  { debugName: "screens", priority: 1, name: screenOf },
  { debugName: "games", priority: 0, name: gameOf },
];
