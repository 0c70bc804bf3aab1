import { createHash } from "node:crypto";

/** Numbers that look random and are the same for the same seed and the same use. */
export type Chance = {
  /** A whole number from 0 up to, and without, `below`. */
  whole(below: number): number;
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
};

const BLOCK_BYTES = 32;

export function chanceOf(seed: Uint8Array, use: string): Chance {
  let block: Buffer = Buffer.alloc(0);
  let round = 0;
  let at = BLOCK_BYTES;

  function next(): number {
    if (at >= BLOCK_BYTES) {
      block = createHash("sha256").update(seed).update(`${use}|${round}`).digest();
      round += 1;
      at = 0;
    }
    const value = block.readUInt32BE(at);
    at += 4;
    return value / 2 ** 32;
  }

  return {
    whole: (below) => Math.floor(next() * below),
    between: (low, high) => low + next() * (high - low),
  };
}
