import type { Contract, Side } from "./contract-store.ts";

/** The hand that signs: an agent's, by a sub-login where one signed for them, or an operator's for the house. */
export type Signer =
  | { readonly playerId: bigint; readonly subLogin?: string | undefined }
  | { readonly operator: string };

/** On which side of a contract a signer stands; null for anybody whom it does not concern. */
export function sideOf({ firstParty, secondParty }: Contract, signer: Signer): Side | null {
  if ("operator" in signer) return firstParty === null ? "first" : null;
  if (signer.playerId === secondParty) return "second";
  return signer.playerId === firstParty ? "first" : null;
}

/** How a signer stands below a version. */
export function nameOfSigner(signer: Signer): string {
  if ("operator" in signer) return signer.operator;
  return signer.subLogin === undefined ? String(signer.playerId) : `${signer.playerId} by ${signer.subLogin}`;
}
