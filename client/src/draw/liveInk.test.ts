import { beforeEach, describe, expect, it } from "vitest";
import { encode, type Point } from "./ink";
import { LIMITS } from "../wire";
import { liveSender, liveSheets, type LiveSheets } from "./liveInk";
import { S2, S3 } from "../../tests/seats";

const line: Point[] = Array.from({ length: 400 }, (_, at) => [at * 3, 450 + (at % 7), 15]);

/** What the server makes of a frame from `seat`: an entry in one frame for everybody. */
function relayed(seat: number, sent: Uint8Array): Uint8Array {
  const strokeEnd = sent.findIndex((byte, at) => at >= 1 && byte < 0x80) + 1;
  const offsetEnd = sent.findIndex((byte, at) => at >= strokeEnd && byte < 0x80) + 1;
  const bytes = sent.subarray(offsetEnd);
  const length = bytes.length < 0x80 ? [bytes.length] : [(bytes.length & 0x7f) | 0x80, bytes.length >> 7];
  return Uint8Array.from([2, seat, ...sent.subarray(1, offsetEnd), ...length, ...bytes]);
}

describe("a stroke under way", () => {
  let frames: Uint8Array[];
  let waiting: (() => void)[];
  let sender: ReturnType<typeof liveSender>;
  let sheets: LiveSheets;
  let changes: number[];

  beforeEach(() => {
    [frames, waiting, changes] = [[], [], []];
    sender = liveSender(
      (bytes) => frames.push(bytes),
      (run) => waiting.push(run),
    );
    sheets = liveSheets((seat) => changes.push(seat));
  });

  const tick = (): void => waiting.splice(0).forEach((run) => run());
  const deliver = (seat = 3): void => frames.splice(0).forEach((frame) => sheets.receive(relayed(seat, frame)));

  function draw(points: readonly Point[], stroke = 300): void {
    sender.begin(stroke, 1, points[0]!);
    for (const point of points.slice(1)) sender.add(point);
  }

  it("arrives as it was drawn", () => {
    draw(line);
    tick();
    tick();
    deliver();
    expect(sheets.of(S3)).toEqual([{ width: 1, points: line }]);
    expect(sheets.of(S2)).toEqual([]);
  });

  it("sends one frame, then what has gathered, in frames below a kilobyte", () => {
    draw(line);
    expect(frames).toHaveLength(1);
    for (let once = 0; once < 5; once++) tick();
    expect(frames.length).toBeLessThan(5);
    expect(Math.max(...frames.map((frame) => frame.length))).toBeLessThanOrEqual(LIMITS.ink_frame_bytes);
  });

  it("vanishes when it is cancelled", () => {
    draw(line.slice(0, 3));
    sender.cancel();
    deliver();
    expect(sheets.of(S3)).toEqual([]);
  });

  it("does not grow over a piece that is missing", () => {
    draw(line.slice(0, 2));
    tick();
    frames.pop();
    sender.add([1_000, 10, 15]);
    tick();
    deliver();
    expect(sheets.of(S3)[0]?.points).toEqual([line[0]]);
    expect(changes).toEqual([3]);
  });

  it("gives way to its stored form, and the next one stays", () => {
    draw(line.slice(0, 4));
    tick();
    expect(sender.end()).toBe(300);
    draw(
      [
        [5, 5, 15],
        [50, 50, 15],
      ],
      301,
    );
    tick();
    tick();
    deliver();
    sheets.dry(S3, 300);
    expect(sheets.of(S3).map(encode)).toEqual([
      encode({
        width: 1,
        points: [
          [5, 5, 15],
          [50, 50, 15],
        ],
      }),
    ]);
  });

  it("is left alone when another is stored, or one of another sheet", () => {
    draw(line.slice(0, 4));
    deliver();
    sheets.dry(S3, 299);
    sheets.dry(S2, 300);
    expect(sheets.of(S3)).toHaveLength(1);
  });

  it("goes on though the next has begun", () => {
    sheets.receive(Uint8Array.of(2, 3, 1, 0, 3, 0, 10, 10));
    sheets.receive(Uint8Array.of(2, 3, 2, 0, 3, 0, 20, 20));
    sheets.receive(Uint8Array.of(2, 3, 1, 3, 2, 2, 2));
    expect(sheets.of(S3).map(({ points }) => points.length)).toEqual([2, 1]);
  });

  it("is wiped with its sheet", () => {
    draw(line.slice(0, 2));
    deliver();
    sheets.wipe(S3);
    expect(sheets.of(S3)).toEqual([]);
  });

  it("ignores frames that are cut off or of another kind", () => {
    sheets.receive(Uint8Array.of(2, 3, 1, 0, 200));
    sheets.receive(Uint8Array.of(9, 3, 1, 0, 1, 0));
    expect(changes).toEqual([]);
  });
});
