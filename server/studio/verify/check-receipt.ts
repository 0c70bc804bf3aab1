import { type CheckedProof, checkProof, readProof } from "../../proofs/check-proof.ts";
import { readLink } from "./read-link.ts";
import { verifyAny } from "./verify-any.ts";

export type CheckedReceipt = CheckedProof & {
  /**
   * Whether the file's link is of its round and pays what the receipt says; null where there is no link, or one of a
   * round that many share, which says nothing of the stake.
   */
  readonly pays: boolean | null;
};

/** A receipt or a balance, with the round itself computed again where its link is in the file; null for what cannot be read. */
export function checkReceipt(text: string, houseKey: string | null): CheckedReceipt | null {
  const file = readProof(text);
  const checked = file && checkProof(file, houseKey);
  if (!file || !checked) return null;
  const pays = file.link === undefined ? null : paysAsSaid(file.link, checked, houseKey);
  return { ...checked, pays, verdict: pays === false ? "wrong" : checked.verdict };
}

const PAYOUT = "Payout, in hundredths";

/** The round of the link has to be the one of the receipt: both name the commitment that it was played under. */
function paysAsSaid(link: string, { said }: CheckedProof, houseKey: string | null): boolean | null {
  const query = readLink(link);
  const checked = query && verifyAny(query, { houseKey });
  if (!checked?.ok) return false;
  const isOfIt = query?.get("commit") === said.get("commitment");
  if (!isOfIt || checked.value.verdict === "wrong") return false;
  const payout = new Map(checked.value.lines).get(PAYOUT);
  return payout === undefined ? null : payout === said.get("payout");
}
