import { afterEach, describe, expect, it, vi } from "vitest";
import { share } from "./share";

const picture = new Blob(["…"], { type: "image/png" });

/** A device that shares in its own way, or not at all; gives the names of the files it saved. */
function device(shares: ((data: ShareData) => Promise<void>) | null): string[] {
  const saved: string[] = [];
  vi.useFakeTimers();
  vi.stubGlobal("navigator", shares ? { canShare: () => true, share: shares } : {});
  vi.stubGlobal("document", {
    createElement: () => ({
      download: "",
      click() {
        saved.push(this.download);
      },
    }),
  });
  return saved;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a picture to share", () => {
  it("goes to the share sheet of the device", async () => {
    const shared: ShareData[] = [];
    const saved = device((data) => Promise.resolve(void shared.push(data)));
    await share(picture, "evening.png", "Ada wins!");
    expect(shared).toMatchObject([{ title: "Ada wins!" }]);
    expect(shared[0]?.files?.map((file) => [file.name, file.type])).toEqual([["evening.png", "image/png"]]);
    expect(saved).toEqual([]);
  });

  it("is saved where there is no share sheet", async () => {
    const saved = device(null);
    await share(picture, "evening.png", "Ada wins!");
    expect(saved).toEqual(["evening.png"]);
  });

  it("is not saved by somebody who closes the share sheet", async () => {
    const saved = device(() => Promise.reject(new DOMException("closed", "AbortError")));
    await share(picture, "evening.png", "Ada wins!");
    expect(saved).toEqual([]);
  });

  it("is saved by a browser that will not share after all", async () => {
    const saved = device(() => Promise.reject(new DOMException("too late", "NotAllowedError")));
    await share(picture, "evening.png", "Ada wins!");
    expect(saved).toEqual(["evening.png"]);
  });
});
