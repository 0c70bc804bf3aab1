import { findPlayer, leadsTeam, type Player, uplineOf } from "../../accounts/index.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { DAY_MS, later } from "../../core/time.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import { holdContracts, insertContract, insertVersion, readContract } from "./contract-store.ts";
import { nameOfSigner, type Signer } from "./signer.ts";
import { tellOtherSide } from "./tell-other-side.ts";
import type { ContractTerms } from "./terms.ts";
import { type BoundsRefusal, outOfBounds } from "./terms-bounds.ts";

/** How long a wish waits for the other side. */
export const ASKED_MS = 7 * DAY_MS;

export type ProposeRequest = {
  readonly by: Signer;
  readonly secondParty: bigint;
  readonly terms: ContractTerms;
};

export type ProposeRefusal = {
  readonly reason: BoundsRefusal | "contractNotBelow" | "contractNotAgent" | "contractOpen";
};

/**
 * Asks an agent for a contract: an agent those directly below, the house those who stand below nobody. It holds once the
 * other side has signed too, and one of a kind at a time is asked for or in force.
 */
export function proposeContract(
  context: Context,
  { by, secondParty, terms }: ProposeRequest,
): Promise<Outcome<{ readonly contractId: bigint }, ProposeRefusal>> {
  return allOrNothing(context.db, async (db) => {
    await holdContracts(db);
    const player = await findPlayer({ ...context, db }, secondParty);
    const firstParty = "operator" in by ? null : by.playerId;
    const refusal = await refusalOf({ ...context, db }, player, firstParty);
    if (refusal || !player) return refuse({ reason: refusal ?? "contractNotBelow" });
    const bounds = await outOfBounds(db, { firstParty, secondParty }, terms);
    if (bounds) return refuse({ reason: bounds });
    const at = context.now();
    const { kind } = terms;
    const made = { brandId: player.brandId, kind, firstParty, secondParty, madeAt: at };
    const contractId = await insertContract(db, { ...made, askedUntil: later(at, ASKED_MS) });
    if (contractId === null) return refuse({ reason: "contractOpen" });
    await insertVersion(db, { contractId, terms, by: "first", at, proposer: nameOfSigner(by) });
    const contract = await readContract(db, contractId);
    if (contract)
      await tellOtherSide({ ...context, db }, contract, { by: "first", what: "contractProposed" });
    return done({ contractId });
  });
}

async function refusalOf(
  context: Context,
  player: Player | null,
  firstParty: bigint | null,
): Promise<"contractNotBelow" | "contractNotAgent" | null> {
  if (!player || player.id === firstParty) return "contractNotBelow";
  const upline = await uplineOf(context, player.id);
  if ((upline?.id ?? null) !== firstParty) return "contractNotBelow";
  return leadsTeam(player.accountType) && player.state === "active" ? null : "contractNotAgent";
}
