/** The sides of a sum, as their places in what is offered: big, small, odd, even. */
export function sidesOf(sum: number, bigFrom: number): readonly number[] {
  return [sum >= bigFrom ? 0 : 1, sum % 2 === 1 ? 2 : 3];
}

/** Big or small, and odd or even: the better one of each that is marked. */
export function sidesTop(marked: readonly number[], odds: readonly number[]): number {
  const best = (...sides: readonly number[]) =>
    Math.max(0, ...sides.filter((side) => marked.includes(side)).map((side) => odds[side] ?? 0));
  return best(0, 1) + best(2, 3);
}
