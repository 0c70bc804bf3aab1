/**
 * The thing that a place falls on when the weights of all things are laid side by side: each is drawn as often as it
 * weighs. Throws for a place beyond them all.
 */
export function atWeight<Thing>(
  things: readonly Thing[],
  weightOf: (thing: Thing) => number,
  place: number,
): Thing {
  let rest = place;
  for (const thing of things) {
    const weight = weightOf(thing);
    if (rest < weight) return thing;
    rest -= weight;
  }
  throw new Error(`Place ${place} is beyond all weights`);
}
