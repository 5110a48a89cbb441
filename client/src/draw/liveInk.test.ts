import { beforeEach, describe, expect, it } from "vitest";
import { encode, type Point, type Stroke } from "./ink";
import { liveSender, liveSheets, type LiveSheets } from "./liveInk";

const line: Point[] = Array.from({ length: 400 }, (_, at) => [at * 3, 450 + (at % 7), 15]);

/** What the server makes of a frame from `seat`: an entry in one frame for everybody. */
function relayed(seat: number, sent: Uint8Array): Uint8Array {
  const offsetEnd = sent.findIndex((byte, at) => at >= 2 && byte < 0x80) + 1;
  const bytes = sent.subarray(offsetEnd);
  const length = bytes.length < 0x80 ? [bytes.length] : [(bytes.length & 0x7f) | 0x80, bytes.length >> 7];
  return Uint8Array.from([2, seat, sent[1]!, ...sent.subarray(2, offsetEnd), ...length, ...bytes]);
}

describe("a stroke under way", () => {
  let frames: Uint8Array[];
  let waiting: (() => void)[];
  let sender: ReturnType<typeof liveSender>;
  let sheets: LiveSheets;
  let changes: number[];

  beforeEach(() => {
    [frames, waiting, changes] = [[], [], []];
    sender = liveSender((bytes) => frames.push(bytes), (run) => waiting.push(run));
    sheets = liveSheets((seat) => changes.push(seat));
  });

  const tick = (): void => waiting.splice(0).forEach((run) => run());
  const deliver = (seat = 3): void => frames.splice(0).forEach((frame) => sheets.receive(relayed(seat, frame)));

  function draw(points: readonly Point[]): void {
    sender.begin(1, points[0]!, false);
    for (const point of points.slice(1)) sender.add(point);
  }

  it("arrives as it was drawn", () => {
    draw(line);
    tick();
    tick();
    deliver();
    expect(sheets.of(3)).toEqual([{ width: 1, points: line }]);
    expect(sheets.of(2)).toEqual([]);
  });

  it("sends one frame, then what has gathered, in frames below a kilobyte", () => {
    draw(line);
    expect(frames).toHaveLength(1);
    for (let once = 0; once < 5; once++) tick();
    expect(frames.length).toBeLessThan(5);
    expect(Math.max(...frames.map((frame) => frame.length))).toBeLessThanOrEqual(1_000);
  });

  it("vanishes when it is cancelled", () => {
    draw(line.slice(0, 3));
    sender.cancel();
    deliver();
    expect(sheets.of(3)).toEqual([]);
  });

  it("does not grow over a piece that is missing", () => {
    draw(line.slice(0, 2));
    tick();
    frames.pop();
    sender.add([1_000, 10, 15]);
    tick();
    deliver();
    expect(sheets.of(3)[0]?.points).toEqual([line[0]]);
    expect(changes).toEqual([3]);
  });

  it("gives way to its stored form, and the next one stays", () => {
    draw(line.slice(0, 4));
    tick();
    sender.end();
    draw([[5, 5, 15], [50, 50, 15]]);
    tick();
    tick();
    deliver();
    const stored: Stroke = { width: 1, points: [line[0]!, line[3]!] };
    sheets.dry(3, stored);
    expect(sheets.of(3).map(encode)).toEqual([encode({ width: 1, points: [[5, 5, 15], [50, 50, 15]] })]);
  });

  it("is left alone by a stroke that begins elsewhere", () => {
    draw(line.slice(0, 4));
    deliver();
    sheets.dry(3, { width: 1, points: [[77, 77, 15]] });
    expect(sheets.of(3)).toHaveLength(1);
  });

  it("is wiped with its sheet", () => {
    draw(line.slice(0, 2));
    deliver();
    sheets.wipe(3);
    expect(sheets.of(3)).toEqual([]);
  });

  it("ignores frames that are cut off or of another kind", () => {
    sheets.receive(Uint8Array.of(2, 3, 1, 0, 200));
    sheets.receive(Uint8Array.of(9, 3, 1, 0, 1, 0));
    expect(changes).toEqual([]);
  });
});
