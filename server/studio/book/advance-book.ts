import { HOUR_MS, later, MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import { callOffForgotten } from "./feed/forgotten-events.ts";
import { settleBook } from "./settle-book.ts";
import { nextRound } from "./virtual/virtual-clock.ts";
import { VIRTUAL_GAMES } from "./virtual/virtual-league.ts";
import { blowWhistle, kickOff, listRound } from "./virtual/virtual-matches.ts";
import {
  FORGET_VIRTUAL,
  LAST_VISIT,
  LATEST_LISTED,
  NOTE_VISIT,
  VIRTUAL_DUE,
} from "./virtual/virtual-statements.ts";

/** When nobody has looked at the book for so long, the studio plays no matches. */
const QUIET_MS = 10 * MINUTE_MS;
const FORGET_MS = 24 * HOUR_MS;

/**
 * What the book does by the clock, every second or so: lists the next matches, kicks off, ends, calls off what nobody
 * has resulted in time, and settles. Each step
 * is taken under the lock on its match and only from the state before it, so that twice, beside itself or after a
 * restart nothing happens twice. In an empty house only what is staked on goes on.
 */
export async function advanceBook(context: Context, walletOf: WalletOf): Promise<{ isVisited: boolean }> {
  const at = context.now();
  const isVisited = await somebodyLooked(context);
  for (const { id, state, isStaked } of await context.db.call(VIRTUAL_DUE, [at])) {
    if (!isVisited && !isStaked) continue;
    if (state === "live") await blowWhistle(context, id);
    else await kickOff(context, id);
  }
  if (isVisited) await listNextRounds(context);
  await callOffForgotten(context);
  await settleBook(context, walletOf);
  return { isVisited };
}

async function somebodyLooked({ db, now }: Context): Promise<boolean> {
  const [visit] = await db.call(LAST_VISIT, []);
  return visit !== undefined && later(visit.seenAt, QUIET_MS) > now();
}

/** Somebody looks at the book: it is awake, and there is always a round to stake on. */
export async function visitBook(context: Context): Promise<void> {
  await context.db.call(NOTE_VISIT, [context.now()]);
  for (const game of VIRTUAL_GAMES) {
    const [listed] = await context.db.call(LATEST_LISTED, [game]);
    if (!listed || listed.startsAt <= context.now())
      await listRound(context, game, nextRound(game, context.now()));
  }
}

/** One or two rounds of each league are open at any moment. With each new one, old ones that left nothing are forgotten. */
async function listNextRounds(context: Context): Promise<void> {
  const at = context.now();
  for (const game of VIRTUAL_GAMES) {
    const first = nextRound(game, at);
    if (await listRound(context, game, first)) await context.db.call(FORGET_VIRTUAL, [later(at, -FORGET_MS)]);
  }
}
