/** Chance that repeats: the same seed gives the same numbers (mulberry32). Not for secrets. */
export function chance(seed) {
  let state = seed >>> 0;
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit) => Math.floor(next() * limit);
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    happens: (probability) => next() < probability,
    one: (list) => list[below(list.length)],
    /** The list with each entry moved by at most about `reach` places. */
    stirred: (list, reach) =>
      list
        .map((entry, place) => [place + next() * reach, entry])
        .sort(([a], [b]) => a - b)
        .map(([, entry]) => entry),
  };
}
