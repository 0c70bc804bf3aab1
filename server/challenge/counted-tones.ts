import { beepsOf } from "./answers.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { addHiss } from "./hiss.ts";
import { RATE, waveOf } from "./wave.ts";

/** Something between two pauses; its loudness is the highest swing, of 127. */
type Sound = {
  readonly seconds: number;
  readonly loudness: number;
  /** How many hertz it has at a sample of its own. */
  readonly hertzAt: (at: number) => number;
};

type Heard = { readonly sound: Sound; readonly pauseSeconds: number };

const CRACKLES_MAX = 4;
const SWELL_SAMPLES = 80;

/**
 * The digits of a seed for ears (WAV, one channel, 8 kHz): each is opened by a long low tone, then as many high tones
 * as it says, with crackles among them that do not count. Counting needs no language, and no recorded voice.
 *
 * A crackle lasts as long and is as loud as a tone, no two pauses are the same and a hiss rises to the level of both,
 * so loudness alone tells nobody how many there are; an ear hears the pitch through it. Whoever measures the pitch by
 * machine still counts them: that is why few sounds are given to one address (server/http/tries/per-address.ts).
 */
export function countedTones(seed: Uint8Array): Uint8Array {
  const chance = chanceOf(seed, "tones");
  const heard = [...beepsOf(seed)].flatMap((digit) => groupOf(Number(digit), chance));
  const lengths = heard.map(({ sound, pauseSeconds }) => Math.round((sound.seconds + pauseSeconds) * RATE));
  const samples = new Float32Array(lengths.reduce((sum, length) => sum + length, 0));
  heard.reduce((at, { sound }, index) => {
    addSound(samples.subarray(at), sound);
    return at + (lengths[index] ?? 0);
  }, 0);
  addHiss(samples, seed);
  return waveOf(samples);
}

/** One digit, and the silence before the next. */
function groupOf(digit: number, chance: Chance): readonly Heard[] {
  const sounds: readonly Sound[] = Array.from({ length: digit }, () => highTone(chance));
  const mixed = withCrackles(sounds, chance);
  const heard = mixed.map((sound) => ({ sound, pauseSeconds: chance.between(0.18, 0.46) }));
  const last = { sound: SILENT, pauseSeconds: chance.between(0.4, 0.9) };
  return [{ sound: lowTone(chance), pauseSeconds: chance.between(0.3, 0.6) }, ...heard, last];
}

const SILENT: Sound = { seconds: 0, loudness: 0, hertzAt: () => 0 };

function withCrackles(tones: readonly Sound[], chance: Chance): readonly Sound[] {
  let mixed = [...tones];
  const crackles = 1 + chance.whole(CRACKLES_MAX);
  for (let count = 0; count < crackles; count += 1) {
    mixed = mixed.toSpliced(chance.whole(mixed.length + 1), 0, crackle(chance));
  }
  return mixed;
}

/** Not so low that a small loudspeaker swallows it. */
function lowTone(chance: Chance): Sound {
  const hertz = chance.between(300, 360);
  return { seconds: chance.between(0.38, 0.55), loudness: chance.between(46, 58), hertzAt: () => hertz };
}

/** Each has a pitch of its own, which moves a little while it sounds. */
function highTone(chance: Chance): Sound {
  const [hertz, drift] = [chance.between(760, 1240), chance.between(-0.025, 0.025)];
  return { ...shortly(chance), hertzAt: (at) => hertz * (1 + (drift * at) / 1000) };
}

/** It jumps from pitch to pitch faster than an ear can follow, in the band of the tones. */
function crackle(chance: Chance): Sound {
  const pitches = Array.from({ length: 64 }, () => chance.between(500, 2100));
  const jumpSamples = 12 + chance.whole(12);
  return { ...shortly(chance), hertzAt: (at) => pitches[Math.floor(at / jumpSamples) % pitches.length] ?? 0 };
}

function shortly(chance: Chance): Pick<Sound, "seconds" | "loudness"> {
  return { seconds: chance.between(0.12, 0.22), loudness: chance.between(34, 54) };
}

/** It swells and fades, so that it begins and ends without a click. */
function addSound(samples: Float32Array, { seconds, loudness, hertzAt }: Sound): void {
  const length = Math.round(seconds * RATE);
  let turn = 0;
  for (let at = 0; at < length; at += 1) {
    turn += (2 * Math.PI * hertzAt(at)) / RATE;
    const swell = Math.min(1, at / SWELL_SAMPLES, (length - at) / SWELL_SAMPLES);
    samples[at] = (samples[at] ?? 0) + loudness * swell * Math.sin(turn);
  }
}
