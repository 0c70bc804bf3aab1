import { isDeepStrictEqual } from "node:util";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { later } from "../../core/time.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import {
  type Contract,
  holdContracts,
  insertVersion,
  readContract,
  readOwnTerms,
  readPromisedTerms,
  type Side,
  saveState,
} from "./contract-store.ts";
import { ASKED_MS } from "./propose-contract.ts";
import { nameOfSigner, type Signer, sideOf } from "./signer.ts";
import { tellOtherSide } from "./tell-other-side.ts";
import type { ContractTerms } from "./terms.ts";
import { type BoundsRefusal, outOfBounds } from "./terms-bounds.ts";

export type ContractWish = { readonly contractId: bigint; readonly by: Signer };

type Gone = "contractUnknown" | "contractNotInForce";
export type ChangeRefusal = { readonly reason: Gone | BoundsRefusal | "contractSame" };
export type EndRefusal = { readonly reason: Gone | "contractPromised" };

/** Asks the other side for other terms. Those in force hold until they are signed. */
export function askChange(
  context: Context,
  { contractId, by, terms }: ContractWish & { readonly terms: ContractTerms },
): Promise<Outcome<null, ChangeRefusal>> {
  return allOrNothing<Outcome<null, ChangeRefusal>>(context.db, async (db) => {
    const found = await inForce({ ...context, db }, { contractId, by });
    if (!found.ok) return found;
    const { contract, side } = found.value;
    const now = await readOwnTerms(db, contract.secondParty, contract.kind);
    if (terms.kind !== contract.kind || isDeepStrictEqual(now, terms))
      return refuse({ reason: "contractSame" });
    const bounds = await outOfBounds(db, contract, terms);
    if (bounds) return refuse({ reason: bounds });
    const at = context.now();
    await insertVersion(db, { contractId, terms, by: side, at, proposer: nameOfSigner(by) });
    const asked = { askedBy: side, askedUntil: later(at, ASKED_MS) };
    await saveState(db, contractId, { state: "changeRequested", ...asked });
    await tellOtherSide({ ...context, db }, contract, { by: side, what: "contractChangeProposed" });
    return done(null);
  });
}

/** Asks the other side to end a contract, once the agent has promised nobody anything on it. */
export function askEnd(
  context: Context,
  { contractId, by }: ContractWish,
): Promise<Outcome<null, EndRefusal>> {
  return allOrNothing<Outcome<null, EndRefusal>>(context.db, async (db) => {
    const found = await inForce({ ...context, db }, { contractId, by });
    if (!found.ok) return found;
    const { contract, side } = found.value;
    const promised = await readPromisedTerms(db, contract.secondParty, contract.kind);
    if (promised.length > 0) return refuse({ reason: "contractPromised" });
    const asked = { askedBy: side, askedUntil: later(context.now(), ASKED_MS) };
    await saveState(db, contractId, { state: "terminateRequested", ...asked });
    await tellOtherSide({ ...context, db }, contract, { by: side, what: "contractEndProposed" });
    return done(null);
  });
}

async function inForce(
  { db }: Context,
  { contractId, by }: ContractWish,
): Promise<Outcome<{ contract: Contract; side: Side }, { reason: Gone }>> {
  await holdContracts(db);
  const contract = await readContract(db, contractId);
  const side = contract && sideOf(contract, by);
  if (!contract || !side) return refuse({ reason: "contractUnknown" });
  return contract.state === "valid" ? done({ contract, side }) : refuse({ reason: "contractNotInForce" });
}
