import type { Database } from "../../db/database.ts";
import { mayPlatformIssue, yieldsNoMore } from "./compare-terms.ts";
import { type Contract, readOwnTerms, readPromisedTerms } from "./contract-store.ts";
import type { ContractTerms } from "./terms.ts";

export type BoundsRefusal =
  | "contractNoOwn"
  | "contractAbove"
  | "contractBelow"
  | "contractPlatformPays"
  | "contractUplinePays";

/**
 * Why terms may not be signed between two sides: nobody promises more than they have, or has less than they have
 * promised on. Null where they may.
 */
export async function outOfBounds(
  db: Database,
  { firstParty, secondParty }: Pick<Contract, "firstParty" | "secondParty">,
  terms: ContractTerms,
): Promise<BoundsRefusal | null> {
  const { kind } = terms;
  if (firstParty === null) {
    if (terms.issuer !== "platform") return "contractPlatformPays";
  } else {
    const own = await readOwnTerms(db, firstParty, kind);
    if (!own) return "contractNoOwn";
    if (!yieldsNoMore(terms, own)) return "contractAbove";
    if (!mayPlatformIssue(terms, own)) return "contractUplinePays";
  }
  const promised = await readPromisedTerms(db, secondParty, kind);
  if (promised.some((below) => !yieldsNoMore(below, terms))) return "contractBelow";
  return promised.every((below) => mayPlatformIssue(below, terms)) ? null : "contractUplinePays";
}
