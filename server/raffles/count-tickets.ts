import { randomBytes } from "node:crypto";
import { findPlayers, isTrialType } from "../accounts/index.ts";
import { type CategoryOfGame, gameCategories } from "../catalogue/index.ts";
import type { Context } from "../db/context.ts";
import { playersAway } from "../limits/index.ts";
import { ledgerPartAfter } from "../wallet/index.ts";
import { RAFFLE_ASSET } from "./raffle.ts";
import {
  ADD_CREDIT,
  EARNED,
  type EarnedRow,
  HOLD_MARK,
  HOLD_RAFFLES,
  NUMBER_TICKETS,
  SALT_BYTES,
  SAVE_MARK,
} from "./ticket-statements.ts";

/**
 * Counts what came to raffles since the last time, and numbers the tickets for it. Each stake and each deposit counts
 * once, however often and by however many processes this is done. Nobody who is shut out, on a break or on trial is given
 * a ticket; what was given back counts no more.
 */
export async function countTickets(context: Context): Promise<void> {
  for (;;) {
    // Outside of the transaction, which would read the whole catalogue for itself.
    const categoryOf = await gameCategories(context);
    const isWhole = await context.db.transaction((db) => countPart({ ...context, db }, categoryOf));
    if (isWhole) return;
  }
}

async function countPart(context: Context, categoryOf: CategoryOfGame): Promise<boolean> {
  const { db } = context;
  const [held] = await db.call(HOLD_MARK, []);
  if (!held) throw new Error("There is no mark up to which raffles were counted.");
  // What was staked while no raffle is published counts for none: a long ledger is not read to find that out.
  if (!held.isAnyOpen) {
    if (BigInt(held.edge) > BigInt(held.mark)) await db.call(SAVE_MARK, [held.edge]);
    return true;
  }
  const { mark, isWhole, isEmpty } = await ledgerPartAfter(context, held.mark);
  // A mark that is ahead of a restored ledger stays: there is nothing after it.
  if (isEmpty) return true;
  const earned = await db.call(EARNED, [held.mark, mark, RAFFLE_ASSET]);
  await addTickets(context, netOf(earned, categoryOf));
  await db.call(SAVE_MARK, [mark]);
  return isWhole;
}

type Net = { readonly raffleId: string; readonly playerId: bigint; readonly minor: bigint };

function netOf(earned: readonly EarnedRow[], categoryOf: CategoryOfGame): Net[] {
  const nets = new Map<string, Net>();
  for (const { raffleId, playerId, category, vendor, game, netMinor } of earned) {
    if (category !== null && categoryOf(vendor, game) !== category) continue;
    const key = `${raffleId} ${playerId}`;
    nets.set(key, { raffleId, playerId, minor: (nets.get(key)?.minor ?? 0n) + netMinor });
  }
  return [...nets.values()];
}

async function addTickets(context: Context, nets: readonly Net[]): Promise<void> {
  const may = await mayHaveTickets(context, new Set(nets.map(({ playerId }) => playerId)));
  const counted = nets.filter(({ playerId, minor }) => minor < 0n || (minor > 0n && may.has(playerId)));
  if (counted.length === 0) return;
  const raffles = counted.map(({ raffleId }) => raffleId);
  const players = counted.map(({ playerId }) => playerId);
  const salts = counted.map(() => randomBytes(SALT_BYTES).toString("hex"));
  await context.db.call(HOLD_RAFFLES, [raffles]);
  await context.db.call(ADD_CREDIT, [raffles, players, salts, counted.map(({ minor }) => minor)]);
  await context.db.call(NUMBER_TICKETS, [raffles, players, context.now()]);
}

async function mayHaveTickets(context: Context, ids: ReadonlySet<bigint>): Promise<ReadonlySet<bigint>> {
  const [players, away] = await Promise.all([findPlayers(context, [...ids]), playersAway(context, [...ids])]);
  const may = [...players.values()].filter(
    ({ id, state, accountType }) => state === "active" && !isTrialType(accountType) && !away.has(id),
  );
  return new Set(may.map(({ id }) => id));
}
