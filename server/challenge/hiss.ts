import { createCipheriv, createHash } from "node:crypto";
import { chanceOf } from "./chance.ts";

const QUIET = 20;
const LOUD = 56;
const IV = Buffer.alloc(16);

/**
 * Lays a hiss over a sound that rises and falls all the time. It is the same for the same seed, since whoever heard
 * two of them over one sound could take their mean, and it never comes again within a sound, since it could then be
 * taken away: a stream of AES gives both at no cost.
 */
export function addHiss(samples: Float32Array, seed: Uint8Array): void {
  const key = createHash("sha256").update(seed).update("hiss").digest().subarray(0, 16);
  const random = createCipheriv("aes-128-ctr", key, IV).update(Buffer.alloc(samples.length));
  const chance = chanceOf(seed, "hiss");
  let [from, to] = [chance.between(QUIET, LOUD), QUIET];
  for (let start = 0; start < samples.length; from = to) {
    const length = 300 + chance.whole(1000);
    to = chance.between(QUIET, LOUD);
    const end = Math.min(samples.length, start + length);
    for (let at = start; at < end; at += 1) {
      const level = from + ((to - from) * (at - start)) / length;
      samples[at] = (samples[at] ?? 0) + level * ((random[at] ?? 0) / 127.5 - 1);
    }
    start = end;
  }
}
