import type { Context } from "../../db/context.ts";
import { holdComplete } from "../../figures/index.ts";
import { readVersions } from "../contracts/contract-store.ts";
import { computePeriod } from "./compute-period.ts";
import { carriesInto, nextPeriod } from "./pay-periods.ts";
import { insertBill, readPaidContract, savePayMark } from "./pay-store.ts";

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
    const { from, until, version } = due;
    const { terms } = version;
    const { secondParty: payee } = contract;
    const carriedIn = carriesInto(terms.carry, from, timeZone) ? contract.carried : 0n;
    const computed = await computePeriod(db, { agent: payee, terms, from, until, carriedIn });
    const { amount: gross, below, net, totals, people, earned, carriedOut, tier, lines } = computed;
    await savePayMark(db, contractId, { paidTo: until, carried: carriedOut });
    if (lines.every(({ amount }) => amount === 0n)) return null;
    return insertBill(db, {
      ...{ contract: contractId, version: version.version, from, until, position, totals, lines },
      ...{ payer: terms.issuer === "upline" ? contract.firstParty : null, payee },
      ...{ people, earned, carriedIn, carriedOut, tier, gross, below },
      amount: net,
      madeAt: context.now(),
      adjusts: null,
    });
  });
}
