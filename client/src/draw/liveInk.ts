import { headOf, type Point, read, readVarint, type Stroke, type Width, writePoint, writeVarint } from "./ink";

/** Ink under way: [1][stroke][offset][bytes] to the server, [2] and [seat][stroke][offset][length][bytes]… from it. */
const FROM_US = 1;
const FROM_SERVER = 2;
const MOST_BYTES = 900; // the server takes 1 KB at most
const BETWEEN_FRAMES = 55; // ms: fewer than 20 a second

/** Sends a stroke piece by piece while it is drawn. `later` is setTimeout, or a test's clock. */
export function liveSender(send: (bytes: Uint8Array) => void, later: (run: () => void, ms: number) => unknown = setTimeout) {
  let number = 0;
  let written: number[] = [];
  let sent = 0;
  let before: Point = [0, 0, 0];
  let pressed = false;
  let resting = false;

  function flush(): void {
    if (resting || sent >= written.length) return;
    const piece = written.slice(sent, sent + MOST_BYTES);
    send(frame(number, sent, piece));
    sent += piece.length;
    resting = true;
    later(() => ((resting = false), flush()), BETWEEN_FRAMES);
  }

  return {
    begin(width: Width, first: Point, withPressure: boolean): void {
      number = (number + 1) % 256;
      pressed = withPressure;
      written = [headOf(width, pressed)];
      sent = 0;
      before = [0, 0, 0];
      this.add(first);
    },
    add(point: Point): void {
      writePoint(written, before, point, pressed);
      before = point;
      flush();
    },
    /** The whole stroke goes another way now: what was not sent yet is not needed. */
    end(): void {
      sent = written.length;
    },
    /** It was no stroke after all. */
    cancel(): void {
      if (sent > 0) send(frame(number, 0, []));
      this.end();
    },
  };
}

function frame(stroke: number, offset: number, bytes: readonly number[]): Uint8Array<ArrayBuffer> {
  const data = [FROM_US, stroke];
  writeVarint(data, offset);
  return Uint8Array.from([...data, ...bytes]);
}

interface Wet {
  stroke: number;
  bytes: number[];
}

const WET_AT_MOST = 8; // strokes of one seat that wait for their stored form

/** Puts the pieces of everybody's strokes together. `changed` hears whose sheet looks different now. */
export function liveSheets(changed: (seat: number) => void) {
  const sheets = new Map<number, Wet[]>();

  function piece(seat: number, stroke: number, offset: number, bytes: Uint8Array): void {
    const wet = sheets.get(seat) ?? [];
    const known = wet.find((one) => one.stroke === stroke);
    if (offset === 0) {
      const others = wet.filter((one) => one !== known);
      sheets.set(seat, bytes.length === 0 ? others : [...others, { stroke, bytes: [...bytes] }].slice(-WET_AT_MOST));
    } else if (known && known.bytes.length === offset) known.bytes.push(...bytes);
    else return; // a piece is missing: the stored stroke will show it all
    changed(seat);
  }

  return {
    /** Strokes of `seat` that are not stored yet, as far as they are known. */
    of: (seat: number): Stroke[] => (sheets.get(seat) ?? []).flatMap(({ bytes }) => readable(bytes)),
    receive(frame: Uint8Array): void {
      for (const { seat, stroke, offset, bytes } of entries(frame)) piece(seat, stroke, offset, bytes);
    },
    /** `stored` has come: it takes the place of the wet stroke that begins where it begins, and of all before that. */
    dry(seat: number, stored: Stroke): void {
      const wet = sheets.get(seat) ?? [];
      const at = wet.findIndex(({ bytes }) => beginsLike(bytes, stored));
      if (at >= 0) sheets.set(seat, wet.slice(at + 1));
      changed(seat);
    },
    wipe(seat: number): void {
      if (sheets.delete(seat)) changed(seat);
    },
  };
}

export type LiveSheets = ReturnType<typeof liveSheets>;

function* entries(frame: Uint8Array): Generator<{ seat: number; stroke: number; offset: number; bytes: Uint8Array }> {
  if (frame[0] !== FROM_SERVER) return;
  for (let at = 1; at + 3 < frame.length; ) {
    const offset = readVarint(frame, at + 2);
    const length = offset && readVarint(frame, offset.at);
    if (!offset || !length || length.at + length.value > frame.length) return;
    yield { seat: frame[at]!, stroke: frame[at + 1]!, offset: offset.value, bytes: frame.subarray(length.at, length.at + length.value) };
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

function beginsLike(bytes: readonly number[], stored: Stroke): boolean {
  const [first] = readable(bytes);
  const [one, other] = [first?.points[0], stored.points[0]];
  return one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];
}
