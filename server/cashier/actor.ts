import { normaliseTyped, withoutJoiners } from "../core/numbers/digits.ts";

/** The one who moved an order on. */
export type Actor =
  | { readonly kind: "player"; readonly id: bigint }
  | { readonly kind: "operator"; readonly name: string }
  | { readonly kind: "provider"; readonly code: string }
  | { readonly kind: "house"; readonly job: string };

export function actorName(actor: Actor): string {
  if (actor.kind === "player") return actor.id.toString();
  if (actor.kind === "operator") return actor.name;
  return actor.kind === "provider" ? actor.code : actor.job;
}

/** A stroke that makes a Persian or an Arabic word longer, and no other word. */
const TATWEEL = "\u0640";

/** One spelling per operator, so that nobody is two people by writing the name another way or on another keyboard. */
export function operatorName(typed: string): string {
  const name = withoutJoiners(normaliseTyped(typed.normalize("NFKC"))).replaceAll(TATWEEL, "");
  return name.trim().toLowerCase().slice(0, 100);
}
