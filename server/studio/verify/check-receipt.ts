import { type CheckedProof, checkProof, readProof } from "../../proofs/check-proof.ts";
import { payoutOf } from "../rounds/outcome.ts";
import { readLink } from "./read-link.ts";
import { type CheckedRound, verifyAny } from "./verify-any.ts";

/**
 * What the link in a file says beside its receipt. pays: it is of that round, and pays what the receipt says. paysOther:
 * it is, and pays something else. ofAnother: it is of another round or stake. unsigned: nobody signed it, so it is not
 * what the house gave. broken: it contradicts itself or what was published.
 */
export type LinkSays = "pays" | "paysOther" | "ofAnother" | "unsigned" | "broken";

export type CheckedReceipt = CheckedProof & {
  /** Null where there is no link, or one that does not say what was chosen. */
  readonly link: LinkSays | null;
};

/** A receipt or a balance, with the round itself computed again where its link is in the file; null for what cannot be read. */
export function checkReceipt(text: string, houseKey: string | null): CheckedReceipt | null {
  const file = readProof(text);
  const checked = file && checkProof(file, houseKey);
  if (!file || !checked) return null;
  const link = file.link === undefined ? null : linkSays(file.link, checked.said, houseKey);
  return { ...checked, link, verdict: link === null || link === "pays" ? checked.verdict : "wrong" };
}

type Said = CheckedProof["said"];

function linkSays(link: string, said: Said, houseKey: string | null): LinkSays | null {
  const query = readLink(link);
  const checked = query && verifyAny(query, { houseKey });
  if (!query || !checked?.ok || checked.value.verdict === "wrong") return "broken";
  if (!isOfIt(query, said) || !isOfStake(checked.value, said)) return "ofAnother";
  if (checked.value.missing.includes("signature")) return "unsigned";
  // A stake that went back was paid nothing, whatever its round came to.
  if (said.get("state") !== "closed") return said.get("payout") === "0" ? null : "paysOther";
  const payout = payoutIn(checked.value, said);
  if (payout === null) return null;
  return payout === said.get("payout") ? "pays" : "paysOther";
}

/** Both name the game, and the commitment that the round was played under; a link names the receipt since it can. */
function isOfIt(query: URLSearchParams, said: Said): boolean {
  const named = query.get("receipt");
  return (
    query.get("commit") === said.get("commitment") &&
    query.get("game") === said.get("game") &&
    (named === null || named === said.get("round"))
  );
}

const STAKE = "Stake, in hundredths";
const PAYOUT = "Payout, in hundredths";

const lineOf = ({ lines }: CheckedRound, wanted: string) => lines.find(([name]) => name === wanted)?.[1];

/** A round that was given costs nothing, and pays on what it is worth. */
function isOfStake(checked: CheckedRound, said: Said): boolean {
  const stake = checked.stakeMinor?.toString() ?? lineOf(checked, STAKE);
  return stake === undefined || said.get("stake") === "0" || stake === said.get("stake");
}

const AMOUNT = /^\d{1,18}$/;

/** Of a stake that many share and that was given the link does not say its worth. A flight that nobody left pays as one that was stayed in. */
function payoutIn(checked: CheckedRound, said: Said): string | null {
  const stake = said.get("stake") ?? "";
  const pays = checked.pays ?? checked.paysStayed;
  if (pays === undefined) return lineOf(checked, PAYOUT) ?? null;
  return AMOUNT.test(stake) && stake !== "0" ? payoutOf(BigInt(stake), pays).toString() : null;
}
