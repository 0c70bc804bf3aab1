import type { Draw } from "./pf1.ts";

/**
 * The first `count` of `of` things after a shuffle, by Fisher and Yates from the front: draw k takes one of those that
 * are left, so that a thing depends on no draw after its own. Every game that takes things from a row takes them so.
 */
export function pick(draw: Draw, { count, of }: { count: number; of: number }): number[] {
  const taken: number[] = [];
  const next = picker(draw, of);
  while (taken.length < count) taken.push(next());
  return taken;
}

/** The same, one after the other: only as many draws are made as are asked for. */
export function picker(draw: Draw, of: number): () => number {
  const moved = new Map<number, number>();
  let place = 0;
  return () => {
    const from = place + draw(of - place);
    const thing = moved.get(from) ?? from;
    moved.set(from, moved.get(place) ?? place);
    place += 1;
    return thing;
  };
}

/** All of them, in the order of a shuffle. */
export function shuffled<Thing>(draw: Draw, things: readonly Thing[]): Thing[] {
  const places = pick(draw, { count: things.length, of: things.length });
  return places.flatMap((place) => things.slice(place, place + 1));
}
