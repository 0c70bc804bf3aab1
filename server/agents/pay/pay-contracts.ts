import { type BRAND_FLAGS, findBrand, hasFlag } from "../../brand/index.ts";
import type { Context } from "../../db/context.ts";
import { completeTo } from "../../figures/index.ts";
import { readVersions, type Version } from "../contracts/contract-store.ts";
import type { ContractKind } from "../contracts/terms.ts";
import { payableBefore } from "./complete-periods.ts";
import { makeBill } from "./make-bill.ts";
import { payBill, payOwed } from "./pay-bill.ts";
import { nextPeriod } from "./pay-periods.ts";
import { type PaidContract, readPaidContracts } from "./pay-store.ts";

/** The switches of a brand: what is off has no bills, and has each of them once it is on again. */
const SWITCHES: Readonly<Record<ContractKind, (typeof BRAND_FLAGS)[number]>> = {
  dividend: "divtypereq",
  daily: "dailysalreqtype",
  hourly: "contracthoursalreq",
  realtime: "realtimesalreqtype",
};

type Waiting = { readonly contract: PaidContract; readonly versions: Version[]; readonly timeZone: string };

/**
 * Makes and pays the bills of all periods that are complete: the earliest first, and of one moment the agents furthest
 * down first, because what they get is taken off those above. What is owed from before is paid on. Two runs at once, or
 * one after another that was killed, make each bill once.
 */
export async function payContracts(context: Context): Promise<void> {
  const before = payableBefore((await completeTo(context.db)).at);
  const waiting = await waitingContracts(context);
  const paidTo = new Map(waiting.map(({ contract }) => [contract.id, contract.paidTo]));
  const dueOf = ({ contract: { id }, versions, timeZone }: Waiting) => {
    const period = nextPeriod(versions, paidTo.get(id) ?? null, timeZone);
    return period && period.until <= before ? period.until : null;
  };
  for (;;) {
    const due = waiting.flatMap((one) => {
      const until = dueOf(one);
      return until ? [{ ...one, until }] : [];
    });
    const earliest = Math.min(...due.map(({ until }) => until.getTime()));
    const now = due.filter(({ until }) => until.getTime() === earliest);
    for (const { contract, timeZone, until } of now) {
      const bill = await makeBill(context, contract.id, { before: until, timeZone });
      if (bill !== null) await payBill(context, bill);
      paidTo.set(contract.id, until);
    }
    if (now.length === 0) break;
  }
  await payOwed(context);
}

/** The contracts whose kind is on in their brand, furthest down first. */
async function waitingContracts(context: Context): Promise<Waiting[]> {
  const contracts = await readPaidContracts(context.db);
  const versions = await readVersions(
    context.db,
    contracts.map(({ id }) => id),
  );
  const waiting: Waiting[] = [];
  for (const contract of contracts) {
    const brand = await findBrand(context, contract.brand);
    if (!brand || !(await hasFlag(context, contract.brand, SWITCHES[contract.kind]))) continue;
    const own = versions.filter((version) => version.contract === contract.id);
    waiting.push({ contract, versions: own, timeZone: brand.timeZone });
  }
  return waiting.sort(
    ({ contract: one }, { contract: other }) => other.depth - one.depth || Number(one.id - other.id),
  );
}
