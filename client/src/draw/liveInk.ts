import { headOf, type Point, read, readVarint, type Stroke, type Width, writePoint, writeVarint } from "./ink";
import { LIMITS, type Seat } from "../wire";
import { seatAt } from "../connection/seats";

/** Ink in flight, throttled to one frame every `FRAME_MS`: [1][stroke][offset][bytes] to the server, [2] and [seat][stroke][offset][length][bytes]… from it. */
const FROM_US = 1;
const FROM_SERVER = 2;
const MAX_BYTES = LIMITS.ink_frame_bytes - 7; // less what says whose and where they are
const FRAME_MS = 55; // fewer than 20 per second

/** Sends a stroke piece by piece while it is drawn. `later` is setTimeout, or a test's clock. Each stroke has a number, by which it is known when it is stored. */
export function liveSender(
  send: (bytes: Uint8Array) => void,
  later: (run: () => void, ms: number) => unknown = setTimeout,
) {
  let number = 0;
  let written: number[] = [];
  let sent = 0;
  let before: Point = [0, 0, 0];
  let resting = false;

  function flush(): void {
    if (resting || sent >= written.length) return;
    const piece = written.slice(sent, sent + MAX_BYTES);
    send(frame(number, sent, piece));
    sent += piece.length;
    resting = true;
    later(() => ((resting = false), flush()), FRAME_MS);
  }

  return {
    begin(stroke: number, width: Width, first: Point): void {
      number = stroke;
      written = [headOf(width, true)];
      sent = 0;
      before = [0, 0, 0];
      this.add(first);
    },
    add(point: Point): void {
      writePoint(written, before, point, true);
      before = point;
      flush();
    },
    /** Ends a stroke that is now stored whole, so what was not sent yet is not needed; returns its number. */
    end(): number {
      sent = written.length;
      return number;
    },
    /** Takes it back: it was no stroke after all. */
    cancel(): void {
      if (sent > 0) send(frame(number, 0, []));
      this.end();
    },
  };
}

function frame(stroke: number, offset: number, bytes: readonly number[]): Uint8Array<ArrayBuffer> {
  const data = [FROM_US];
  writeVarint(data, stroke);
  writeVarint(data, offset);
  return Uint8Array.from([...data, ...bytes]);
}

const WET_AT_MOST = 8; // strokes of one seat that wait for their stored form

/** Puts the pieces of everybody's strokes together. `changed` hears whose sheet looks different now. */
export function liveSheets(changed: (seat: Seat) => void) {
  const sheets = new Map<Seat, Map<number, number[]>>();

  function piece(seat: Seat, stroke: number, offset: number, bytes: Uint8Array): void {
    const wet = sheets.get(seat) ?? new Map<number, number[]>();
    const known = wet.get(stroke);
    if (offset === 0) begin(seat, wet, stroke, bytes);
    else if (known?.length === offset) known.push(...bytes);
    else return; // a piece is missing: the stored stroke will show it all
    changed(seat);
  }

  function begin(seat: Seat, wet: Map<number, number[]>, stroke: number, bytes: Uint8Array): void {
    wet.delete(stroke);
    if (bytes.length > 0) wet.set(stroke, [...bytes]);
    sheets.set(seat, new Map([...wet].slice(-WET_AT_MOST)));
  }

  return {
    /** Strokes of `seat` that are not stored yet, as far as they are known. */
    of: (seat: Seat): Stroke[] => [...(sheets.get(seat)?.values() ?? [])].flatMap(readable),
    receive(frame: Uint8Array): void {
      for (const { seat, stroke, offset, bytes } of entries(frame)) piece(seat, stroke, offset, bytes);
    },
    /** Removes a stroke that is stored: its whole form has come. */
    dry(seat: Seat, stroke: number): void {
      if (sheets.get(seat)?.delete(stroke)) changed(seat);
    },
    wipe(seat: Seat): void {
      if (sheets.delete(seat)) changed(seat);
    },
  };
}

export type LiveSheets = ReturnType<typeof liveSheets>;

function* entries(frame: Uint8Array): Generator<{ seat: Seat; stroke: number; offset: number; bytes: Uint8Array }> {
  if (frame[0] !== FROM_SERVER) return;
  for (let at = 1; at < frame.length;) {
    const stroke = readVarint(frame, at + 1);
    const offset = stroke && readVarint(frame, stroke.at);
    const length = offset && readVarint(frame, offset.at);
    if (!stroke || !offset || !length || length.at + length.value > frame.length) return;
    yield {
      seat: seatAt(frame[at]!),
      stroke: stroke.value,
      offset: offset.value,
      bytes: frame.subarray(length.at, length.at + length.value),
    };
    at = length.at + length.value;
  }
}

function readable(bytes: readonly number[]): Stroke[] {
  try {
    const { stroke } = read(bytes);
    return stroke.points.length > 0 ? [stroke] : [];
  } catch {
    return [];
  }
}
