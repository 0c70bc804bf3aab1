/** A sequence of whole numbers below a bound that is the same in every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Copies of a body with something changed on the way: a bit turned, a byte replaced, left out, put in or said
 * twice, two swapped, or the end cut off. None is the body itself.
 */
export function mutatedBytes(body: Uint8Array, count: number, seed = 1): Uint8Array[] {
  const next = sequence(seed);
  const mutants: Uint8Array[] = [];
  while (mutants.length < count) {
    const mutant = Uint8Array.from(mutate([...body], next));
    if (Buffer.compare(mutant, body) !== 0) mutants.push(mutant);
  }
  return mutants;
}

function mutate(bytes: number[], next: (below: number) => number): number[] {
  const at = next(bytes.length);
  const byte = bytes[at] ?? 0;
  switch (next(7)) {
    case 0:
      return bytes.with(at, byte ^ (1 << next(8)));
    case 1:
      return bytes.with(at, next(256));
    case 2:
      return bytes.toSpliced(at, 1);
    case 3:
      return bytes.toSpliced(at, 0, 32 + next(95));
    case 4:
      return bytes.toSpliced(at, 0, byte);
    case 5: {
      const other = next(bytes.length);
      return bytes.with(at, bytes[other] ?? 0).with(other, byte);
    }
    default:
      return bytes.slice(0, at);
  }
}
