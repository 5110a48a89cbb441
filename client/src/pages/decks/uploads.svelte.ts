import { ApiProblem } from "../../api";
import type { OwnPainting } from "../../wire";
import { own } from "./ownApi";

const AT_ONCE = 2; // one is sent while the other is made into cards
/** Codes of failures that every other picture would meet, too. */
const FOR_ALL = new Set(["deck-full", "not-owner", "unknown-deck", "too-fast", "offline"]);
/** Codes of failures that may not happen the next time. */
const PASSING = new Set(["offline", "too-fast", "upload-stalled", "server-error", "not-stored", "not-owner"]);

export interface Upload {
  readonly id: number;
  readonly file: File;
  state: "waiting" | "sending" | "done" | "refused";
  share: number;
  code: string;
  facts: Record<string, unknown>;
}

/** The pictures on their way into one deck. It goes on while the owner looks at other pages. */
export class Uploads {
  all = $state<Upload[]>([]);
  onadded: (painting: OwnPainting) => void = () => undefined;
  #running = 0;
  #last = 0;

  constructor(readonly deck: string) {}

  readonly busy = $derived(this.all.some(({ state }) => state === "waiting" || state === "sending"));
  readonly done = $derived(this.all.filter(({ state }) => state === "done").length);
  readonly refused = $derived(this.all.filter(({ state }) => state === "refused"));
  readonly passing = $derived(this.refused.filter(({ code }) => PASSING.has(code)));
  readonly sending = $derived(this.all.filter(({ state }) => state === "sending"));
  readonly waiting = $derived(this.all.filter(({ state }) => state === "waiting").length);
  /** The progress of all uploads, 0 to 1. */
  readonly share = $derived(this.all.reduce((sum, { share }) => sum + share, 0) / Math.max(this.all.length, 1));

  add(files: readonly File[], mostBytes: number): void {
    if (!this.busy) this.all = this.refused; // what was wrong stays in sight, what went well is on the wall
    for (const file of files) {
      const upload: Upload = { id: ++this.#last, file, state: "waiting", share: 0, code: "", facts: {} };
      if (file.size > mostBytes) refuse(upload, "picture-too-large", { most: mostBytes });
      this.all.push(upload);
    }
    this.#next();
  }

  /** Retries the uploads that may succeed this time. */
  retry(): void {
    for (const upload of this.passing) Object.assign(upload, { state: "waiting", share: 0, code: "" });
    this.#next();
  }

  dismiss(id: number): void {
    this.all = this.all.filter((one) => one.id !== id);
  }

  clear(): void {
    this.all = [];
  }

  #next(): void {
    while (this.#running < AT_ONCE) {
      const upload = this.all.find(({ state }) => state === "waiting");
      if (!upload) return;
      this.#running += 1;
      void this.#send(upload).finally(() => {
        this.#running -= 1;
        this.#next();
      });
    }
  }

  async #send(upload: Upload): Promise<void> {
    upload.state = "sending";
    try {
      const added = await own.upload(this.deck, upload.file, (share) => (upload.share = share * 0.9));
      Object.assign(upload, { state: "done", share: 1 });
      this.onadded(added);
    } catch (problem) {
      const { code, facts } = problem instanceof ApiProblem ? problem : new ApiProblem("unknown");
      const alike = FOR_ALL.has(code) ? this.all.filter(({ state }) => state === "waiting") : [];
      for (const one of [upload, ...alike]) refuse(one, code, facts);
    }
  }
}

function refuse(upload: Upload, code: string, facts: Record<string, unknown>): void {
  Object.assign(upload, { state: "refused", share: 1, code, facts });
}

const queues = new Map<string, Uploads>();

export function uploadsOf(deck: string): Uploads {
  const queue = queues.get(deck) ?? new Uploads(deck);
  queues.set(deck, queue);
  return queue;
}

export function forgetUploads(deck: string): void {
  queues.delete(deck);
}
