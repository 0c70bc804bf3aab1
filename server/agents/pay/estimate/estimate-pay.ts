import { startOfDay } from "../../../core/days.ts";
import { grouped } from "../../../core/numbers/grouped.ts";
import type { Context } from "../../../db/context.ts";
import { completeTo } from "../../../figures/index.ts";
import { readVersions, type Version } from "../../contracts/contract-store.ts";
import type { ContractKind } from "../../contracts/terms.ts";
import { type ComputedPeriod, computeFrom } from "../compute-period.ts";
import { carriesInto, nextPeriod, type PayPeriod, periodAt } from "../pay-periods.ts";
import type { PaidContract } from "../pay-store.ts";
import { type AskedPeriod, figuresOfPeriods } from "../period-figures.ts";
import { fencesInto, personsOf } from "../ring-fences.ts";
import { BILLED_SINCE, CONTRACTS_AROUND } from "./estimate-statements.ts";
import { type NextTier, nextTier } from "./next-tier.ts";

/** The shortest periods are five minutes: as many that are over and not billed yet are computed on the way. */
const BEHIND_MAX = 12;

/** What the period of a contract that runs now would pay if it ended now. */
export type EstimatedPay = PayPeriod &
  Pick<ComputedPeriod, "counted" | "people" | "tier" | "below" | "net"> & {
    readonly contract: bigint;
    readonly kind: ContractKind;
    /** Of the highest tier there is nothing next. */
    readonly next: NextTier | null;
    /** What was billed by this contract for periods that ended today. */
    readonly billedToday: bigint;
  };

export type Estimate = {
  readonly contracts: readonly EstimatedPay[];
  /** Of periods that are over and whose bill is not made yet: their figures are still being counted. */
  readonly waiting: readonly EstimatedPay[];
  /** Up to when figures are complete: what came later is counted as far as it is known. */
  readonly completeTo: Date;
};

type Own = AskedPeriod & { readonly contract: PaidContract };
type Read = Awaited<ReturnType<typeof figuresOfPeriods<AskedPeriod>>>;

/**
 * What each contract of an agent would pay if its period ended now, by the code that makes bills. What the house will
 * pay those below is taken off as their bills would have it, so that nobody is promised what others get.
 */
export async function estimatePay(
  context: Pick<Context, "db" | "now">,
  { playerId, timeZone }: { readonly playerId: bigint; readonly timeZone: string },
): Promise<Estimate> {
  const { db, now } = context;
  const { at } = await completeTo(db);
  const around = await db.call(CONTRACTS_AROUND, [playerId]);
  const ids = around.map(({ id }) => id);
  const versions = grouped(await readVersions(db, ids), ({ contract }) => contract);
  const zoned = { versions, timeZone, now: now() };
  const own = around
    .filter(({ secondParty }) => secondParty === playerId)
    .map((contract) => openPeriods(contract, zoned))
    .filter((periods) => periods.length > 0);
  const promised = around.filter(({ firstParty }) => firstParty === playerId);
  const below = new Map(own.flat().map((period) => [period, promisedIn(period, promised, zoned)]));
  const figures = await figuresOfPeriods<AskedPeriod>(db, [...own.flat(), ...[...below.values()].flat()]);
  const day = startOfDay(now(), timeZone);
  const billed = new Map(
    (await db.call(BILLED_SINCE, [ids, day, now()])).map((row) => [row.contract, row.amount]),
  );
  const computed: EstimatedPay[] = [];
  for (const periods of own) {
    for (const one of await computedThrough(db, periods, { figures, below, timeZone }))
      computed.push({ ...one, billedToday: billed.get(one.contract) ?? 0n });
  }
  const runs = ({ until }: PayPeriod) => until > zoned.now;
  const waiting = computed.filter((one) => !runs(one));
  return { contracts: computed.filter(runs), waiting, completeTo: at };
}

type Zoned = {
  readonly versions: ReadonlyMap<bigint, readonly Version[]>;
  readonly timeZone: string;
  readonly now: Date;
};

/**
 * The periods of a contract that have begun and were not billed: the last one runs, unless the contract has ended. None
 * where one is far behind.
 */
function openPeriods(contract: PaidContract, { versions, timeZone, now }: Zoned): Own[] {
  const own = versions.get(contract.id) ?? [];
  const periods: Own[] = [];
  let next = nextPeriod(own, contract.paidTo, timeZone);
  while (next && next.from <= now) {
    if (periods.length > BEHIND_MAX) return [];
    const { from, until, version } = next;
    const asked = { agent: contract.secondParty, terms: version.terms, from, until };
    periods.push({ ...asked, contract, carriedIn: 0n, fences: [] });
    next = nextPeriod(own, until, timeZone);
  }
  return periods;
}

/** What the house pays by contracts that an agent has made on, for one period. They count turnover, which carries nothing. */
function promisedIn(
  { terms: { kind }, from, until }: Own,
  promised: readonly PaidContract[],
  { versions, timeZone }: Zoned,
): AskedPeriod[] {
  return promised.flatMap((contract): AskedPeriod[] => {
    if (contract.kind !== kind) return [];
    const found = periodAt(versions.get(contract.id) ?? [], from, timeZone);
    if (found?.until.getTime() !== until.getTime() || found.version.terms.issuer !== "platform") return [];
    return [
      { agent: contract.secondParty, terms: found.version.terms, from, until, carriedIn: 0n, fences: [] },
    ];
  });
}

type Known = {
  readonly figures: Read;
  readonly below: ReadonlyMap<Own, readonly AskedPeriod[]>;
  readonly timeZone: string;
};

const NOTHING = { totals: [], people: 0 } as const;

/** One period after the other, each with what the one before carries on. */
async function computedThrough(
  db: Context["db"],
  periods: readonly Own[],
  { figures, below, timeZone }: Known,
): Promise<Omit<EstimatedPay, "billedToday">[]> {
  let carried = periods[0]?.contract.carried ?? 0n;
  const [first] = periods;
  let fences = first ? (await fencesInto(db, [first]))(first) : [];
  const answers: Omit<EstimatedPay, "billedToday">[] = [];
  for (const period of periods) {
    const { contract, terms, from, until } = period;
    const carriedIn = carriesInto(terms.carry, from, timeZone) ? carried : 0n;
    const taken = (below.get(period) ?? []).reduce(
      (sum, one) => sum + computeFrom(one, figures.get(one) ?? NOTHING, 0n).amount,
      0n,
    );
    const asked = { ...period, carriedIn, fences };
    const persons = (await personsOf(db, [asked])).get(asked) ?? [];
    const computed = computeFrom(asked, { ...(figures.get(period) ?? NOTHING), persons }, taken);
    ({ carriedOut: carried, fences } = computed);
    const { counted, people, tier, net } = computed;
    const said = { counted, people, tier, net, below: taken, next: nextTier(terms, computed) };
    answers.push({ contract: contract.id, kind: contract.kind, from, until, ...said });
  }
  return answers;
}
