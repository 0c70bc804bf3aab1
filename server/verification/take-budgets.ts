import { done, type Outcome, refuse } from "../core/outcome.ts";
import { later } from "../core/time.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";
import type { Gateways } from "../gateway/index.ts";
import { passBreaker } from "./breaker.ts";
import { type Asked, type Budget, budgetsOf } from "./budgets.ts";
import { readFigures, takeBudget } from "./store.ts";

export type TooOften = { readonly reason: "tooSoon" | "tooMany"; readonly againAt: Date };

type Taking = {
  readonly asked: Asked;
  /** Whether anything is going to be sent at all: what is not takes nothing from the wide budgets. */
  readonly isMeant: boolean;
};

/**
 * Takes one message from every budget. A narrow one that is used up is told, and then nothing was taken; a wide one,
 * and a country whose breaker has tripped, close the way without a word.
 */
export function takeBudgets(
  context: Context,
  gateways: Pick<Gateways, "alarm">,
  { asked, isMeant }: Taking,
): Promise<Outcome<{ isOpen: boolean }, TooOften>> {
  const { channel } = asked.recipient;
  return allOrNothing(context.db, async (db): Promise<Outcome<{ isOpen: boolean }, TooOften>> => {
    const inside = { ...context, db };
    const figures = await readFigures(db);
    const budgets = budgetsOf(channel, figures);
    const tooOften = await takeNarrow(inside, asked, budgets);
    if (tooOften) return refuse(tooOften);
    const spent = await takeWide(inside, { asked, isMeant }, budgets);
    if (spent && isMeant) gateways.alarm({ kind: "spent", channel, reason: spent.name });
    const amount = isMeant && !spent ? 1 : 0;
    const passed = await passBreaker(inside, asked.recipient, { figures, amount });
    if (passed.trippedBy) gateways.alarm({ kind: "tripped", channel, reason: passed.trippedBy });
    return done({ isOpen: !spent && passed.isOpen });
  });
}

type Inside = Pick<Context, "db" | "now">;

/** Those that are told. The first that is used up stops it all. */
async function takeNarrow(
  { db, now }: Inside,
  asked: Asked,
  budgets: readonly Budget[],
): Promise<TooOften | null> {
  for (const budget of budgets) {
    if (!budget.told) continue;
    const spent = await takeBudget(db, budget, { asked, at: now(), amount: 1 });
    if (spent) return { reason: budget.told, againAt: later(spent.begunAt, budget.windowMs) };
  }
  return null;
}

/** Those that are not. Every one of them is asked, so that it always takes the same time. */
async function takeWide(
  { db, now }: Inside,
  { asked, isMeant }: Taking,
  budgets: readonly Budget[],
): Promise<Budget | null> {
  let firstSpent: Budget | null = null;
  for (const budget of budgets) {
    if (budget.told) continue;
    const amount = isMeant && !firstSpent ? 1 : 0;
    if (await takeBudget(db, budget, { asked, at: now(), amount })) firstSpent ??= budget;
  }
  return firstSpent;
}
