import type { Context } from "../../db/context.ts";
import type { Database } from "../../db/database.ts";
import { activePeople, holdComplete, totalsOfTeam } from "../../figures/index.ts";
import { type ComputedBill, computeBill } from "../contracts/compute-bill.ts";
import { readVersions, type Version } from "../contracts/contract-store.ts";
import { carriesInto, nextPeriod, type PayPeriod } from "./pay-periods.ts";
import { billedBelow, insertBill, type PaidContract, readPaidContract, savePayMark } from "./pay-store.ts";

type Due = PayPeriod & { readonly version: Version };

/**
 * Makes the bill of the next period of a contract, if that ended by `before`. Nobody reads figures or makes another bill
 * meanwhile, so each period has one, and its sums are those of the place in the ledger that it names. Answers with the
 * bill; null where there is nothing to pay for.
 */
export function makeBill(
  context: Context,
  contractId: bigint,
  { before, timeZone }: { readonly before: Date; readonly timeZone: string },
): Promise<bigint | null> {
  return context.db.transaction(async (db) => {
    const { position } = await holdComplete(db);
    const contract = await readPaidContract(db, contractId);
    if (!contract) return null;
    const due = nextPeriod(await readVersions(db, [contractId]), contract.paidTo, timeZone);
    if (!due || due.until > before) return null;
    const { carry } = due.version.terms;
    const carriedIn = carriesInto(carry, due.from, timeZone) ? contract.carried : 0n;
    const { totals, computed } = await count(db, contract, due, carriedIn);
    await savePayMark(db, contractId, { paidTo: due.until, carried: computed.carriedOut });
    if (computed.lines.every(({ amount }) => amount === 0n)) return null;
    const { from, until, version } = due;
    const { secondParty: payee, kind } = contract;
    const below = await billedBelow(db, { agent: payee, kind, from, until });
    const { amount: gross, people, earned, carriedOut, tier, lines } = computed;
    return insertBill(db, {
      ...{ contract: contractId, version: version.version, from, until, position, totals, lines },
      ...{ payer: version.terms.issuer === "upline" ? contract.firstParty : null, payee },
      ...{ people, earned, carriedIn, carriedOut, tier, gross, below },
      amount: gross > below ? gross - below : 0n,
      madeAt: context.now(),
      adjusts: null,
    });
  });
}

async function count(
  db: Database,
  { secondParty: agent }: PaidContract,
  { from, until, version: { terms } }: Due,
  carried: bigint,
): Promise<{ readonly totals: Awaited<ReturnType<typeof totalsOfTeam>>; readonly computed: ComputedBill }> {
  const time = { agent, asset: "P" as const, from, until };
  const totals = await totalsOfTeam(db, { ...time, scope: "team" });
  const people = totals.length === 0 ? 0 : await activePeople(db, { ...time, leastStake: terms.leastStake });
  return { totals, computed: computeBill(terms, { totals, people }, carried) };
}
