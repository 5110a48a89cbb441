import { preferences } from "./preferences.svelte";

/** Six short sounds, wood and paper. */
export type Sound = "place" | "paper" | "turn" | "knock" | "chime" | "tick";

interface Note {
  at: number;
  pitch: number;
  length: number;
  level: number;
  paper?: boolean;
}

const SCORES: Record<Sound, Note[]> = {
  place: [
    { at: 0, pitch: 190, length: 0.09, level: 0.5 },
    { at: 0.012, pitch: 900, length: 0.03, level: 0.25, paper: true },
  ],
  paper: [
    { at: 0, pitch: 2600, length: 0.09, level: 0.16, paper: true },
    { at: 0.06, pitch: 3600, length: 0.07, level: 0.1, paper: true },
  ],
  turn: [
    { at: 0, pitch: 392, length: 0.16, level: 0.28 },
    { at: 0.12, pitch: 523, length: 0.22, level: 0.28 },
  ],
  knock: [
    { at: 0, pitch: 150, length: 0.07, level: 0.55 },
    { at: 0.13, pitch: 140, length: 0.07, level: 0.5 },
  ],
  chime: [
    { at: 0, pitch: 523, length: 0.3, level: 0.2 },
    { at: 0.09, pitch: 659, length: 0.3, level: 0.2 },
    { at: 0.18, pitch: 784, length: 0.5, level: 0.22 },
  ],
  tick: [{ at: 0, pitch: 1200, length: 0.025, level: 0.16 }],
};

let context: AudioContext | null = null;

/** Events that browsers accept as user gestures. A finger that comes down is none yet: it may be about to scroll. */
const GESTURES = ["pointerup", "touchend", "click", "keydown"];

/** Unlocks sound, which browsers allow after the first touch or key, and again after a phone call. */
export function allowSound(): void {
  const start = (): void => {
    context ??= new AudioContext();
    if (context.state !== "running") context.resume().catch(() => undefined); // the next gesture tries again
  };
  for (const gesture of GESTURES) addEventListener(gesture, start, { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => {
    if (context && !document.hidden) start();
  });
}

/** Plays `sound` to a reader who sees the page; with `behind` also to one who looks at another. */
export function play(sound: Sound, { behind = false } = {}): void {
  if (!preferences().sound || context?.state !== "running" || (document.hidden && !behind)) return;
  for (const note of SCORES[sound]) (note.paper ? rustle : strike)(context, note);
}

/** A struck bar: a sine with a little of its fourth partial, gone quickly. */
function strike(audio: AudioContext, note: Note): void {
  for (const [partial, share] of [
    [1, 1],
    [3.9, 0.22],
  ] as const) {
    const voice = new OscillatorNode(audio, { frequency: note.pitch * partial });
    voice.connect(fading(audio, note, note.level * share));
    voice.start(audio.currentTime + note.at);
    voice.stop(audio.currentTime + note.at + note.length);
  }
}

/** A breath of noise around a pitch. */
function rustle(audio: AudioContext, note: Note): void {
  const frames = Math.ceil(audio.sampleRate * note.length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  buffer.copyToChannel(
    Float32Array.from({ length: frames }, () => Math.random() * 2 - 1),
    0,
  );
  const voice = new AudioBufferSourceNode(audio, { buffer });
  voice
    .connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: note.pitch, Q: 0.8 }))
    .connect(fading(audio, note, note.level));
  voice.start(audio.currentTime + note.at);
}

function fading(audio: AudioContext, note: Note, level: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  const from = audio.currentTime + note.at;
  gain.gain.setValueAtTime(level, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + note.length);
  gain.connect(audio.destination);
  return gain;
}
