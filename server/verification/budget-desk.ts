import { done, type Outcome, refuse } from "../core/outcome.ts";
import { DAY_MS, later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { FIGURES } from "./budgets.ts";
import { countriesOf } from "./countries.ts";
import { readFigures, readTrips, readUses, reset, saveFigure, type Trip } from "./store.ts";

export type BudgetState = {
  readonly name: string;
  readonly most: number;
  /** Whether an operator has set it. */
  readonly isSet: boolean;
  /** How many numbers, networks or whatever it counts by have used it since a day, and the most that one has. */
  readonly subjects: number;
  readonly used: number;
};

export type SendingState = {
  readonly budgets: readonly BudgetState[];
  readonly trips: readonly Trip[];
  readonly countries: readonly string[];
};

/** How sending stands: what is left of its budgets, where it has stopped, and whom a brand sends to. */
export async function sendingState(context: Context, brandId: string): Promise<SendingState> {
  const { db, now } = context;
  const set = await readFigures(db);
  const uses = new Map((await readUses(db, later(now(), -DAY_MS))).map((use) => [use.budget, use]));
  const budgets = Object.entries(FIGURES).map(([name, most]) => ({
    name,
    most: set.get(name) ?? most,
    isSet: set.has(name),
    subjects: uses.get(name)?.subjects ?? 0,
    used: uses.get(name)?.used ?? 0,
  }));
  return { budgets, trips: await readTrips(db, now()), countries: await countriesOf(context, brandId) };
}

/** Sets a figure, or with null the house's own again. Every process follows at its next message. */
export async function setBudget(
  { db }: Pick<Context, "db">,
  { name, most }: { readonly name: string; readonly most: number | null },
): Promise<Outcome<{ before: number; after: number }, { reason: "unknownBudget" }>> {
  const own = FIGURES[name];
  if (own === undefined) return refuse({ reason: "unknownBudget" });
  const before = (await readFigures(db)).get(name) ?? own;
  await saveFigure(db, name, most);
  return done({ before, after: most ?? own });
}

/** Sends again where sending has stopped by itself: to one country or to all. Says how many there were. */
export function resetSending(
  { db, now }: Pick<Context, "db" | "now">,
  country: string | null,
): Promise<number> {
  return reset(db, country, now());
}
