import type { Player } from "../../accounts/index.ts";
import type { Context } from "../../db/context.ts";
import { BEGIN_BY_LINK, HOLD, INSERT_RATE, SET_LINK_RATES } from "./rate-statements.ts";
import { grantableRates, type Rates } from "./rates-of.ts";

/** Whether an agent can promise so much. */
export async function mayGrant(
  context: Pick<Context, "db" | "now">,
  agent: Pick<Player, "id">,
  rates: Rates,
): Promise<boolean> {
  const own = await grantableRates(context, agent.id);
  return Object.entries(rates).every(([product, rate]) => rate <= (own[product] ?? 0));
}

/** Writes down what whoever comes by a new link begins with. */
export async function setLinkRates(
  { db }: Pick<Context, "db">,
  { brandId }: Pick<Player, "brandId">,
  { code, rates }: { readonly code: string; readonly rates: Rates },
): Promise<void> {
  const given = Object.entries(rates).filter(([, rate]) => rate > 0);
  if (given.length === 0) return;
  await db.call(SET_LINK_RATES, [
    ...[brandId, code],
    given.map(([product]) => product),
    given.map(([, rate]) => rate),
  ]);
}

/** What somebody for whom an agent has just opened an account gets from now on; false where it is more than the agent has. */
export async function beginWith(
  context: Pick<Context, "db" | "now">,
  {
    agent,
    playerId,
    rates,
  }: { readonly agent: Pick<Player, "id">; readonly playerId: bigint; readonly rates: Rates },
): Promise<boolean> {
  const { db } = context;
  await db.call(HOLD, []);
  if (!(await mayGrant(context, agent, rates))) return false;
  const at = context.now();
  for (const [product, rate] of Object.entries(rates))
    if (rate > 0) await db.call(INSERT_RATE, [playerId, product, at, rate, String(agent.id), at]);
  return true;
}

/** What somebody who has just come by a link gets from now on. It is not more than the one above has. */
export async function beginByLink(context: Pick<Context, "db" | "now">, playerId: bigint): Promise<void> {
  await context.db.call(HOLD, []);
  await context.db.call(BEGIN_BY_LINK, [playerId, context.now()]);
}
