const HEADER_BYTES = 44;
const RATE = 8000;
const WINDOW = 320;
const STEP = 80;

/** Swing of a tone, of 127, above which it is heard through hiss and crackles. */
const HEARD = 22;
/** Steps: a crackle hits one pitch for a moment, a tone stays on it. */
const LASTING = 5;
/** Hertz that a tone may seem to move within one step. */
const WANDER = 60;

const PITCHES = [...range(300, 375), ...range(725, 1300)];

type Step = { readonly hertz: number; readonly swing: number };

/**
 * The digits that the sound of a challenge counts, as somebody hears them who listens and counts: by the pitch, which
 * the house gives away to whoever knows its tones.
 */
export function heardDigits(sound: Buffer): string {
  const digits: number[] = [];
  for (const hertz of tonesOf(sound)) {
    if (hertz < 500) digits.push(0);
    else digits.push((digits.pop() ?? 0) + 1);
  }
  return digits.join("");
}

/** The pitch of each tone. */
function tonesOf(sound: Buffer): number[] {
  const samples = Float64Array.from(sound.subarray(HEADER_BYTES), (level) => level - 128);
  const tones: number[] = [];
  let run: Step[] = [];
  const close = () => {
    if (run.length >= LASTING) tones.push(run[0]?.hertz ?? 0);
    run = [];
  };
  for (let at = 0; at + WINDOW <= samples.length; at += STEP) {
    const step = loudest(samples.subarray(at, at + WINDOW));
    const last = run.at(-1);
    if (step.swing < HEARD || (last && Math.abs(last.hertz - step.hertz) > WANDER)) close();
    if (step.swing >= HEARD) run.push(step);
  }
  close();
  return tones;
}

function loudest(samples: Float64Array): Step {
  const steps = PITCHES.map((hertz) => ({ hertz, swing: swingAt(samples, hertz) }));
  return steps.reduce((most, step) => (step.swing > most.swing ? step : most));
}

/** How far a window swings at one pitch (Goertzel's filter, with a window that fades at both ends). */
function swingAt(samples: Float64Array, hertz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / RATE);
  let [last, before] = [0, 0];
  for (let at = 0; at < WINDOW; at += 1) {
    const sample = (samples[at] ?? 0) * (FADE[at] ?? 0);
    [last, before] = [sample + turn * last - before, last];
  }
  return (4 * Math.sqrt(Math.max(0, last * last + before * before - turn * last * before))) / WINDOW;
}

const FADE = Float64Array.from(
  { length: WINDOW },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW),
);

function range(from: number, to: number): number[] {
  return Array.from({ length: (to - from) / 25 + 1 }, (_, nth) => from + nth * 25);
}
