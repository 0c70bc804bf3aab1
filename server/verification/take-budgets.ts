import { done, type Outcome, refuse } from "../core/outcome.ts";
import { later } from "../core/time.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";
import type { Gateways } from "../gateway/index.ts";
import { passBreaker } from "./breaker.ts";
import { type Asked, type Budget, budgetsOf } from "./budgets.ts";
import { isQuiet } from "./purposes.ts";
import { beganAt, readFigures, takeBudget } from "./store.ts";

export type TooOften = { readonly reason: "tooSoon" | "tooMany"; readonly againAt: Date };

type Taking = {
  readonly asked: Asked;
  /** Whether anything is going to be sent at all: what is not takes nothing from the budgets that are not told. */
  readonly isMeant: boolean;
};

/**
 * Takes one message from every budget. A narrow one that is used up is told, and then nothing was taken; a wide one,
 * and a country whose breaker has tripped, close the way without a word. To who comes back those that count by the
 * address close it without a word as well: the same is answered, in the same time, whatever was sent there before (T7).
 */
export function takeBudgets(
  context: Context,
  gateways: Pick<Gateways, "alarm">,
  { asked, isMeant }: Taking,
): Promise<Outcome<{ isOpen: boolean }, TooOften>> {
  const { channel } = asked.recipient;
  const isTold = ({ told, isAskers }: Budget) =>
    told !== null && (isAskers === true || !isQuiet(asked.purpose));
  return allOrNothing(context.db, async (db): Promise<Outcome<{ isOpen: boolean }, TooOften>> => {
    const inside = { ...context, db };
    const figures = await readFigures(db);
    const budgets = budgetsOf(channel, figures);
    const tooOften = await takeTold(inside, asked, budgets.filter(isTold));
    if (tooOften) return refuse(tooOften);
    const silent = budgets.filter((budget) => !isTold(budget));
    const spent = await takeSilent(inside, { asked, isMeant }, silent);
    if (spent?.told === null && isMeant) gateways.alarm({ kind: "spent", channel, reason: spent.name });
    const amount = isMeant && !spent ? 1 : 0;
    const passed = await passBreaker(inside, asked.recipient, { figures, amount });
    if (passed.trippedBy) gateways.alarm({ kind: "tripped", channel, reason: passed.trippedBy });
    return done({ isOpen: !spent && passed.isOpen });
  });
}

type Inside = Pick<Context, "db" | "now">;

/** The first that is used up stops it all. */
async function takeTold(
  { db, now }: Inside,
  asked: Asked,
  budgets: readonly Budget[],
): Promise<TooOften | null> {
  for (const budget of budgets) {
    if (await takeBudget(db, budget, { asked, at: now(), amount: 1 })) continue;
    const begunAt = (await beganAt(db, budget, asked)) ?? now();
    return { reason: budget.told ?? "tooMany", againAt: later(begunAt, budget.windowMs) };
  }
  return null;
}

/** Every one of them is asked, so that it always takes the same time. */
async function takeSilent(
  { db, now }: Inside,
  { asked, isMeant }: Taking,
  budgets: readonly Budget[],
): Promise<Budget | null> {
  let firstSpent: Budget | null = null;
  for (const budget of budgets) {
    const amount = isMeant && !firstSpent ? 1 : 0;
    if (!(await takeBudget(db, budget, { asked, at: now(), amount }))) firstSpent ??= budget;
  }
  return firstSpent;
}
