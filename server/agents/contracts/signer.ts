import type { Contract, Side } from "./contract-store.ts";

/** Whose signature it is: an agent's own, or an operator's for the house. */
export type Signer = { readonly playerId: bigint } | { readonly operator: string };

/** On which side of a contract a signer stands; null for anybody whom it does not concern. */
export function sideOf({ firstParty, secondParty }: Contract, signer: Signer): Side | null {
  if ("operator" in signer) return firstParty === null ? "first" : null;
  if (signer.playerId === secondParty) return "second";
  return signer.playerId === firstParty ? "first" : null;
}

/** How a signer stands below a version. */
export const nameOfSigner = (signer: Signer) =>
  "operator" in signer ? signer.operator : String(signer.playerId);
