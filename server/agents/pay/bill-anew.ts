import type { Context } from "../../db/context.ts";
import { activePeople, totalsOfTeam } from "../../figures/index.ts";
import { computeBill } from "../contracts/compute-bill.ts";
import type { Version } from "../contracts/contract-store.ts";
import { BILLED, type Billed, CARRIED_TO, PEOPLE_CHANGED } from "./adjust-statements.ts";
import { isBilled } from "./compute-period.ts";
import { carriesInto, nextPeriod, type PayPeriod } from "./pay-periods.ts";
import { billedBelow, insertBill, type PaidContract, savePayMark } from "./pay-store.ts";
import { fencesInto, personsOf, readFences, saidFences } from "./ring-fences.ts";

/** A period that a contract was paid for. */
export type ClosedPeriod = PayPeriod & {
  readonly version: Version;
  readonly contract: PaidContract;
  readonly versions: readonly Version[];
  readonly timeZone: string;
};

/**
 * Computes a closed period again, by the same code that billed it, and bills the difference where there is one. People
 * are those of the bill, and those whom corrections made active since: an account that was blocked later changes nothing.
 */
export async function billAnew(
  context: Context,
  { contract, version, from, until, timeZone }: ClosedPeriod,
  position: bigint,
): Promise<{ readonly carriedOut: bigint }> {
  const { db } = context;
  const { secondParty: payee, kind, id } = contract;
  const { terms } = version;
  const time = { agent: payee, asset: "P" as const, from, until };
  const [billed] = await db.call(BILLED, [id, from]);
  const totals = await totalsOfTeam(db, { ...time, scope: "team" });
  const people = billed
    ? billed.people + (await peopleSince(context, time, { billed, position, leastStake: terms.leastStake }))
    : await activePeople(db, { ...time, leastStake: terms.leastStake });
  const carriedIn = carriesInto(terms.carry, from, timeZone) ? await carriedTo(context, id, from) : 0n;
  const into = { contract, terms, from, until, agent: payee };
  const asked = { ...into, fences: (await fencesInto(db, [into]))(into) };
  const persons = (await personsOf(db, [asked])).get(asked) ?? [];
  const computed = computeBill(terms, { totals, people, persons }, carriedIn);
  const { amount: gross, carriedOut, earned, tier, lines, fences } = computed;
  const [below = 0n] = await billedBelow(db, [{ agent: payee, kind, from, until }]);
  const isKept = billed
    ? isSame(billed, { gross, below, carriedIn: computed.carriedIn, carriedOut }) &&
      saidFences(await readFences(db, billed.newest)) === saidFences(fences)
    : !isBilled(computed);
  if (isKept) return { carriedOut };
  const net = gross > below ? gross - below : 0n;
  await insertBill(db, {
    ...{ contract: id, version: version.version, from, until, position, totals, lines, fences },
    ...{ payer: terms.issuer === "upline" ? contract.firstParty : null, payee },
    ...{ people, earned, carriedIn: computed.carriedIn, carriedOut, tier, gross, below },
    amount: net - (billed?.amount ?? 0n),
    madeAt: context.now(),
    adjusts: billed?.id ?? null,
  });
  return { carriedOut };
}

type Sums = Pick<Billed, "gross" | "below" | "carriedIn" | "carriedOut">;

const isSame = (one: Sums, other: Sums) =>
  (["gross", "below", "carriedIn", "carriedOut"] as const).every((name) => one[name] === other[name]);

type Since = { readonly billed: Billed; readonly position: bigint; readonly leastStake: bigint };

async function peopleSince(
  { db }: Pick<Context, "db">,
  { agent, from, until }: PayPeriod & { readonly agent: bigint },
  { billed, position, leastStake }: Since,
): Promise<number> {
  const values = [agent, from, until, billed.position, position, leastStake];
  const [row] = await db.call(PEOPLE_CHANGED, values);
  return row?.change ?? 0;
}

async function carriedTo({ db }: Pick<Context, "db">, contractId: bigint, from: Date): Promise<bigint> {
  const [row] = await db.call(CARRIED_TO, [contractId, from]);
  return row?.carried ?? 0n;
}

/**
 * The period after one, if it was paid for and something else goes into it now. After the last one that was paid for,
 * the contract's own mark is told what goes on.
 */
export async function nextClosed(
  { db }: Pick<Context, "db">,
  { contract, version, versions, until, timeZone }: ClosedPeriod,
  carriedOut: bigint,
): Promise<ClosedPeriod | null> {
  const next = nextPeriod(versions, until, timeZone);
  const { id, paidTo } = contract;
  if (!paidTo) return null;
  if (!next || next.until > paidTo) {
    await savePayMark(db, id, { paidTo, carried: carriedOut });
    return null;
  }
  // What a person ever came to is another in each later period, whatever goes into it.
  if (version.terms.ringFence !== null && next.version.terms.ringFence !== null)
    return { ...next, contract, versions, timeZone };
  const carriedIn = carriesInto(next.version.terms.carry, next.from, timeZone) ? carriedOut : 0n;
  const [billed] = await db.call(BILLED, [id, next.from]);
  const isSame = carriedIn === (billed?.carriedIn ?? 0n);
  return isSame ? null : { ...next, contract, versions, timeZone };
}
