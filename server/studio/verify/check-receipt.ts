import { type CheckedProof, checkProof, readProof } from "../../proofs/check-proof.ts";
import { payoutOf } from "../rounds/outcome.ts";
import { readLink } from "./read-link.ts";
import { type CheckedRound, verifyAny } from "./verify-any.ts";

/**
 * What the link in a file says beside its receipt. pays: it is of that round, and pays what the receipt says. paysOther:
 * it is, and pays something else. ofAnother: it is of another round or stake. unsigned: nobody signed it, so it is bound
 * to nothing. broken: it contradicts itself or what was published.
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
  const isWrong = link === "paysOther" || link === "ofAnother" || link === "broken";
  return { ...checked, link, verdict: isWrong ? "wrong" : checked.verdict };
}

type Said = CheckedProof["said"];

function linkSays(link: string, said: Said, houseKey: string | null): LinkSays | null {
  const query = readLink(link);
  const checked = query && verifyAny(query, { houseKey });
  if (!query || !checked?.ok || checked.value.verdict === "wrong") return "broken";
  if (!isOfIt(query, said) || !isOfStake(checked.value, said)) return "ofAnother";
  if (checked.value.missing.includes("signature")) return "unsigned";
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
  const stake = lineOf(checked, STAKE);
  return stake === undefined || said.get("stake") === "0" || stake === said.get("stake");
}

const AMOUNT = /^\d{1,18}$/;

/** A stake that went back was paid nothing, whatever its round came to; of one that was given the link does not say its worth. */
function payoutIn(checked: CheckedRound, said: Said): string | null {
  const stake = said.get("stake") ?? "";
  if (checked.pays === undefined) return lineOf(checked, PAYOUT) ?? null;
  if (said.get("state") !== "closed" || !AMOUNT.test(stake) || stake === "0") return null;
  return payoutOf(BigInt(stake), checked.pays).toString();
}
