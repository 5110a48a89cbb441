import { ApiProblem, call, problemOf } from "../../api";
import type { OwnDeck, OwnDeckList, OwnerTables, OwnPainting, PaintingWords } from "../../wire";
import { ownerKey } from "./owner.svelte";
import type { TagNames } from "./tagSearch";

const DECKS = "/api/owner/decks";
const TABLES = "/api/owner/tables";

function deckPath(deck: string): string {
  return `${DECKS}/${encodeURIComponent(deck)}`;
}

function paintingPath(deck: string, painting: string): string {
  return `${deckPath(deck)}/paintings/${encodeURIComponent(painting)}`;
}

function ask<T>(method: string, path: string, words?: unknown): Promise<T> {
  const headers = { authorization: `Bearer ${ownerKey()}`, "content-type": "application/json" };
  return call<T>(path, { method, headers, ...(words === undefined ? {} : { body: JSON.stringify(words) }) });
}

/** What only the owner of the server may ask for. */
export const own = {
  decks: () => ask<OwnDeckList>("GET", DECKS),
  deck: (deck: string) => ask<OwnDeck>("GET", deckPath(deck)),
  tagNames: (language: string) => ask<TagNames>("GET", `/api/owner/words/${language}`),
  create: (name: string) => ask<OwnDeck>("POST", DECKS, { name }),
  rename: (deck: string, name: string) => ask<OwnDeck>("PATCH", deckPath(deck), { name }),
  delete: (deck: string) => ask<null>("DELETE", deckPath(deck)),
  describe: (deck: string, painting: string, words: Partial<PaintingWords>) =>
    ask<OwnPainting>("PATCH", paintingPath(deck, painting), words),
  remove: (deck: string, painting: string) => ask<null>("DELETE", paintingPath(deck, painting)),
  upload,
  tables: (skip: number) => ask<OwnerTables>("GET", `${TABLES}?skip=${skip}`),
  deleteTable: (code: string) => ask<null>("DELETE", `${TABLES}/${encodeURIComponent(code)}`),
};

/** Sends one picture; `fetch` cannot tell how much has gone, so it is the older way. `onShare` gets 0 to 1. */
function upload(deck: string, file: File, onShare: (share: number) => void): Promise<OwnPainting> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${deckPath(deck)}/paintings?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader("authorization", `Bearer ${ownerKey()}`);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onShare(total ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) resolve(request.response as OwnPainting);
      else reject(problemOf(request.status, request.response));
    };
    request.onerror = request.onabort = () => reject(new ApiProblem("offline"));
    request.send(file);
  });
}
