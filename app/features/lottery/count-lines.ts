import type { Combine } from "./shown.ts";

/**
 * How many lines marks make, for the total that is shown while one marks. The server counts for itself
 * (server/studio/lottery/plays/play-type.ts); a test compares the two.
 */
export function countLines(combine: Combine, marked: readonly (readonly number[])[]): number {
  const sizes = marked.map(({ length }) => length);
  const [first = 0] = sizes;
  if (combine === "each") return sizes.reduce((sum, size) => sum + size, 0);
  if (combine === "product") return sizes.reduce((product, size) => product * size, 1);
  if (combine === "pairs") return first * (first - 1);
  if (combine === "distinct") return countDistinct(marked, []);
  return ways(first, combine.choose);
}

function countDistinct(marked: readonly (readonly number[])[], taken: readonly number[]): number {
  const [group, ...rest] = marked;
  if (!group) return 1;
  const free = group.filter((number) => !taken.includes(number));
  return free.reduce((sum, number) => sum + countDistinct(rest, [...taken, number]), 0);
}

function ways(from: number, count: number): number {
  if (count > from) return 0;
  let product = 1;
  for (let nth = 1; nth <= count; nth += 1) product = (product * (from - count + nth)) / nth;
  return product;
}
