import { findPlayer, leadsTeam, type Player, uplineOf } from "../../accounts/index.ts";
import { recordEvent } from "../../audit/index.ts";
import { findBrand } from "../../brand/index.ts";
import { startOfDay } from "../../core/days.ts";
import { grouped } from "../../core/numbers/grouped.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import { nameOfSigner, type Signer } from "../contracts/signer.ts";
import { applyRate, type RateChange, readPlan } from "./rate-change.ts";
import { HOLD, MOST_BELOW } from "./rate-statements.ts";
import { byProduct, ceilingOf, type Rates } from "./rates-of.ts";
import { tellOfRates } from "./tell-of-rates.ts";

export type SetRatesRequest = {
  /** The one directly above; an operator for those who stand below nobody. */
  readonly by: Signer;
  readonly playerId: bigint;
  /** What is not named stays. */
  readonly rates: Rates;
};

export type SetRatesRefusal = {
  readonly reason: "rateNotBelow" | "rateTooHigh" | "rateBelowTeam" | "rateSame";
};

export type RatesSet = { readonly raised: readonly string[]; readonly lowered: readonly string[] };

/**
 * Sets what somebody gets of what is staked in some products (A05). More holds at once, less from the brand's next
 * midnight on; nobody has more than the one above, nor less than anybody directly below. The person is told of both.
 */
export function setRates(
  context: Context,
  { by, playerId, rates }: SetRatesRequest,
): Promise<Outcome<RatesSet, SetRatesRefusal>> {
  return allOrNothing<Outcome<RatesSet, SetRatesRefusal>>(context.db, async (db) => {
    const inside = { ...context, db };
    await db.call(HOLD, []);
    const player = await findPlayer(inside, playerId);
    if (!player || !(await mayBeSet(inside, by, player))) return refuse({ reason: "rateNotBelow" });
    const at = context.now();
    const midnight = await nextMidnight(inside, player.brandId);
    const plan = await readPlan(db, { playerId, rates, at, midnight });
    if (plan.length === 0) return refuse({ reason: "rateSame" });
    const wrong = await outOfBounds(inside, player, plan);
    if (wrong) return refuse({ reason: wrong });
    for (const change of plan) await applyRate(db, { ...change, playerId, by: nameOfSigner(by), at });
    const named = (isRaise: boolean) =>
      plan.filter((one) => one.isRaise === isRaise).map((one) => one.product);
    const set = { raised: named(true), lowered: named(false) };
    await tellOfRates(inside, { playerId, ...set, midnight });
    if ("playerId" in by) await keepEvent(inside, by.playerId, playerId, plan);
    return done(set);
  });
}

async function mayBeSet(context: Context, by: Signer, player: Player): Promise<boolean> {
  const upline = await uplineOf(context, player.id);
  if ("operator" in by) return upline === null;
  const agent = await findPlayer(context, by.playerId);
  return agent !== null && leadsTeam(agent.accountType) && upline?.id === agent.id;
}

async function nextMidnight(context: Context, brandId: string): Promise<Date> {
  const brand = await findBrand(context, brandId);
  if (!brand) throw new Error(`Brand ${brandId} is not there.`);
  return startOfDay(context.now(), brand.timeZone, -1);
}

async function outOfBounds(
  context: Context,
  player: Player,
  plan: readonly RateChange[],
): Promise<SetRatesRefusal["reason"] | null> {
  for (const changes of grouped(plan, ({ from }) => from.getTime()).values()) {
    const wrong = await outOfBoundsFrom(context, player, changes);
    if (wrong) return wrong;
  }
  return null;
}

/** The same of changes that hold from one moment on. */
async function outOfBoundsFrom(
  context: Context,
  player: Player,
  changes: readonly RateChange[],
): Promise<SetRatesRefusal["reason"] | null> {
  const from = changes[0]?.from;
  if (!from) return null;
  const most = await ceilingOf(context, player, from);
  if (changes.some(({ product, rate }) => rate > (most[product] ?? 0))) return "rateTooHigh";
  const lowered = changes.filter(({ isRaise }) => !isRaise);
  if (lowered.length === 0) return null;
  const below = byProduct(await context.db.call(MOST_BELOW, [player.id, from]));
  return lowered.some(({ product, rate }) => rate < (below[product] ?? 0)) ? "rateBelowTeam" : null;
}

async function keepEvent(context: Context, agent: bigint, playerId: bigint, plan: readonly RateChange[]) {
  await recordEvent(context, {
    operator: `agent ${agent}`,
    action: "rate set",
    subject: `player ${playerId}`,
    after: Object.fromEntries(plan.map(({ product, rate }) => [product, rate])),
  });
}
