import { findBrand, hasFlag } from "../../brand/index.ts";
import { grouped } from "../../core/numbers/grouped.ts";
import type { Context } from "../../db/context.ts";
import { completeTo } from "../../figures/index.ts";
import { CONTRACT_FLAGS } from "../contracts/contract-flags.ts";
import { readVersions, type Version } from "../contracts/contract-store.ts";
import { payableBefore } from "./complete-periods.ts";
import { makeBills } from "./make-bills.ts";
import { payBills, payOwed } from "./pay-bill.ts";
import { nextPeriod } from "./pay-periods.ts";
import { type PaidContract, readPaidContracts } from "./pay-store.ts";

type Waiting = { readonly contract: PaidContract; readonly versions: Version[]; readonly timeZone: string };

/**
 * Makes and pays the bills of all periods that are complete: the earliest first, and of one moment the agents furthest
 * down first, because what they get is taken off those above. What is owed from before is paid on. Two runs at once, or
 * one after another that was killed, make each bill once.
 */
export async function payContracts(context: Context): Promise<void> {
  const before = payableBefore((await completeTo(context.db)).at);
  const waiting = await waitingContracts(context);
  const dueOf = ({ versions, timeZone }: Waiting, paidTo: Date | null): Date | null => {
    const period = nextPeriod(versions, paidTo, timeZone);
    return period && period.until <= before ? period.until : null;
  };
  let due = waiting.map((one) => ({ one, until: dueOf(one, one.contract.paidTo) }));
  for (;;) {
    const ends = due.flatMap(({ until }) => until?.getTime() ?? []);
    if (ends.length === 0) break;
    const earliest = new Date(ends.reduce((first, end) => Math.min(first, end)));
    const now = due.filter(({ until }) => until?.getTime() === earliest.getTime());
    const asked = now.map(({ one: { contract, timeZone } }) => ({ id: contract.id, timeZone }));
    await payBills(context, await makeBills(context, asked, { before: earliest }));
    due = due.map((row) => (now.includes(row) ? { ...row, until: dueOf(row.one, earliest) } : row));
  }
  await payOwed(context);
}

/** The contracts whose kind is on in their brand: what is off has no bills, and has each of them once it is on again. */
async function waitingContracts(context: Context): Promise<Waiting[]> {
  const contracts = await readPaidContracts(context.db);
  const ids = contracts.map(({ id }) => id);
  const versions = grouped(await readVersions(context.db, ids), ({ contract }) => contract);
  const waiting: Waiting[] = [];
  for (const contract of contracts) {
    const brand = await findBrand(context, contract.brandId);
    if (!brand || !(await hasFlag(context, contract.brandId, CONTRACT_FLAGS[contract.kind]))) continue;
    waiting.push({ contract, versions: versions.get(contract.id) ?? [], timeZone: brand.timeZone });
  }
  return waiting;
}
