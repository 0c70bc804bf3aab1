import { createHash } from "node:crypto";

/** Numbers that look like chance and are the same again for the same seed. */
export type Random = {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
};

/**
 * One stream of numbers for one purpose: `randomOf("1/faults")`. Whoever needs numbers that nobody else's use
 * may shift takes a stream of its own.
 */
export function randomOf(seed: string): Random {
  const next = generator(createHash("sha256").update(seed).digest());
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    shuffled: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((left, right) => left.order - right.order)
        .map(({ item }) => item),
  };
}

/** The small fast counter generator sfc32: passes the usual statistical tests, and needs no more. */
function generator(digest: Buffer): () => number {
  let [a, b, c, counter] = [0, 4, 8, 12].map((at) => digest.readInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ];
  return () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 2 ** 32;
  };
}
