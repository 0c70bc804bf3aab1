/** Who moved an order on. */
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

/** One spelling per operator, so that nobody is two people by writing the name another way. */
export function operatorName(typed: string): string {
  return typed.normalize("NFKC").trim().toLowerCase().slice(0, 100);
}
