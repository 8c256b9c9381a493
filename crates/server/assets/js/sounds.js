// Short sounds, made here: nothing to download, and none carries information alone.

import { settings } from "./settings.js";

// Each note: start in seconds, pitch in hertz, length in seconds, shape.
const TUNES = {
  dice: [[0, 320, 0.03, "square"], [0.05, 260, 0.03, "square"], [0.11, 300, 0.03, "square"], [0.18, 220, 0.05, "square"]],
  card: [[0, 900, 0.04, "triangle"], [0.04, 600, 0.05, "triangle"]],
  step: [[0, 240, 0.06, "sine"]],
  flip: [[0, 420, 0.04, "triangle"], [0.05, 560, 0.05, "triangle"]],
  good: [[0, 523, 0.09, "sine"], [0.09, 659, 0.12, "sine"]],
  bad: [[0, 311, 0.1, "sine"], [0.1, 233, 0.16, "sine"]],
  caught: [[0, 196, 0.1, "sawtooth"], [0.1, 147, 0.22, "sawtooth"]],
  "your-turn": [[0, 587, 0.1, "sine"], [0.12, 784, 0.16, "sine"]],
  refused: [[0, 160, 0.12, "square"]],
  won: [[0, 523, 0.12, "triangle"], [0.12, 659, 0.12, "triangle"], [0.24, 784, 0.12, "triangle"], [0.36, 1047, 0.3, "triangle"]],
  lost: [[0, 392, 0.16, "sine"], [0.16, 330, 0.16, "sine"], [0.32, 262, 0.3, "sine"]],
};

let context;

/** Plays a cue by its name; silence if there is none, or the volume is zero. */
export function play(cue) {
  const tune = TUNES[cue];
  if (!tune || !settings.volume || !window.AudioContext) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {});
  const now = context.currentTime;
  for (const [start, pitch, length, shape] of tune) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = shape;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, now + start);
    gain.gain.exponentialRampToValueAtTime(0.25 * settings.volume, now + start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}

/** All cues, for the settings page. */
export const cues = Object.keys(TUNES);
