import { createHash } from "node:crypto";
import { type Draw, pf1Draw } from "#server/studio/fairness/pf1.ts";

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Numbers for what a player would choose: the same for the same name. */
export function choosing(name: string): Draw {
  return pf1Draw("chosen", { serverSeed: hashOf(name), clientSeed: "nobody", nonce: 0 });
}

export function oneOf<Thing>(draw: Draw, things: readonly Thing[]): Thing {
  const thing = things[draw(things.length)];
  if (thing === undefined) throw new Error("Nothing to choose from");
  return thing;
}

/** So many of these, in their order, none twice. */
export function someOf<Thing>(draw: Draw, things: readonly Thing[], count: number): Thing[] {
  const left = things.map((_, place) => place);
  while (left.length > count) left.splice(draw(left.length), 1);
  return things.filter((_, place) => left.includes(place));
}
