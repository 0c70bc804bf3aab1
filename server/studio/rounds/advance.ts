import { later, MINUTE_MS, SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { payWagers } from "../wagers/wager-payouts.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import { returnStakes } from "./cancel-round.ts";
import { closeBetting, fixEntropy } from "./close-round.ts";
import { ROUND_GAMES, type RoundGame, roundGameOf } from "./games/round-games.ts";
import { isUnderWay, openRound } from "./open-round.ts";
import { cashOutPassed, overAt, secretOf, settleRound } from "./stakes/settle-round.ts";
import {
  MARK_FINISHED,
  ROUNDS_UNDER_WAY,
  SHARED_ROUND,
  type SharedRoundRow,
  STAKES_OF_ROUND,
  VISITS,
} from "./statements.ts";

/** The one who tells of what went wrong, without the words of a fault in it. */
export type RoundsLog = { warn(message: string, facts: { reason: string; error: unknown }): void };

/** A game that nobody has looked at for so long opens no more rounds. */
const FORSAKEN_MS = 2 * MINUTE_MS;

/** A flight is looked after this often, so that cash-outs are paid as it passes them. */
const FLIGHT_STEP_MS = 100;

/** What a wallet could not decide is asked for again until so long after the end; then resumeWagers does it. */
const ASKED_AGAIN_MS = 5 * SECOND_MS;

/** betting, closing, drawing, settled: no round takes more steps than this in one go. */
const STEPS_AT_ONCE = 4;

/** When there is something to do again, and the payouts that are on their way meanwhile. */
type Stepped = { readonly nextAt: Date | null; readonly payments: readonly Promise<void>[] };

/**
 * Brings every shared round as far as its time has come, and opens the next one where somebody is there. Deadlines
 * stand in the rows and every step is taken once, whoever takes it: so it may be called at any moment, by many, and
 * goes on after a restart where the last call was cut off.
 */
export async function stepRounds(context: Context, walletOf: WalletOf, log: RoundsLog): Promise<Stepped> {
  const underWay = await context.db.call(ROUNDS_UNDER_WAY, []);
  const visits = await context.db.call(VISITS, [later(context.now(), -FORSAKEN_MS)]);
  const visited = new Set(visits.map(({ game }) => game));
  const payments: Promise<void>[] = [];
  const due: (Date | null)[] = [];

  async function attempt(reason: string, work: () => Promise<Date | null>): Promise<void> {
    try {
      due.push(await work());
    } catch (error) {
      log.warn("a shared round was held up", { reason, error });
      due.push(later(context.now(), SECOND_MS));
    }
  }
  const pay = (ids: readonly string[]) => {
    if (ids.length === 0) return;
    const payment = payWagers(context, walletOf, ids).catch((error: unknown) => {
      log.warn("a payout of a shared round was held up", { reason: "payout", error });
    });
    payments.push(payment);
  };

  await Promise.all(
    ROUND_GAMES.map(async (game) => {
      const own = underWay.filter((round) => round.game === game.code);
      for (const round of own) await attempt(game.code, () => stepRound(context, walletOf, round, pay));
      if (visited.has(game.code) && !own.some((round) => isUnderWay(round, context.now())))
        await attempt(game.code, () => openWhenFree(context, game));
    }),
  );
  const moments = due.flatMap((at) => (at === null ? [] : [at.getTime()]));
  return {
    nextAt: moments.length === 0 ? null : new Date(Math.min(...moments)),
    payments,
  };
}

/** The same, and done only when what it decided is paid. */
export async function advanceRounds(
  context: Context,
  walletOf: WalletOf,
  log: RoundsLog,
): Promise<Date | null> {
  const { nextAt, payments } = await stepRounds(context, walletOf, log);
  await Promise.all(payments);
  return nextAt;
}

/** A round that has just opened closes later than anything that this call has to wait for. */
async function openWhenFree(context: Context, game: RoundGame): Promise<Date | null> {
  return (await openRound(context, game)) ? later(context.now(), game.bettingMs) : null;
}

type Pay = (ids: readonly string[]) => void;

async function stepRound(
  context: Context,
  walletOf: WalletOf,
  seen: SharedRoundRow,
  pay: Pay,
): Promise<Date | null> {
  let round = seen;
  for (let step = 0; step < STEPS_AT_ONCE; step += 1) {
    const nextAt = await takeStep(context, walletOf, round, pay);
    if (nextAt !== "again") return nextAt;
    const [now] = await context.db.call(SHARED_ROUND, [round.id]);
    if (!now) throw new Error(`There is no round ${round.id}`);
    round = now;
  }
  return context.now();
}

/** One step; when there will be another one; `again` where the round has just come further. */
async function takeStep(
  context: Context,
  walletOf: WalletOf,
  round: SharedRoundRow,
  pay: Pay,
): Promise<Date | null | "again"> {
  switch (round.state) {
    case "betting":
      if (context.now() < round.closesAt) return round.closesAt;
      await closeBetting(context, round);
      return "again";
    case "closing":
      await fixEntropy(context, walletOf, round);
      return "again";
    case "drawing":
      return draw(context, round, pay);
    default:
      return finish(context, walletOf, round, pay);
  }
}

async function draw(context: Context, round: SharedRoundRow, pay: Pay): Promise<Date | "again"> {
  const game = roundGameOf(round.game);
  if (!game) throw new Error(`Nobody plays ${round.game} any more`);
  const secret = await secretOf(context.db, game, round);
  const over = overAt(round, secret);
  if (context.now() >= over) {
    pay(await settleRound(context, round));
    return "again";
  }
  pay(await cashOutPassed(context, round, secret));
  const step = later(context.now(), FLIGHT_STEP_MS);
  return round.stakes === 0 || over < step ? over : step;
}

/** A round that is over: what is still owed is sent, and when nothing is owed and its time is over, it is done with. */
async function finish(
  context: Context,
  walletOf: WalletOf,
  { id, state, endsAt }: SharedRoundRow,
  pay: Pay,
): Promise<Date | null> {
  const now = context.now();
  if (endsAt === null || now < endsAt) return endsAt;
  const [finished] = await context.db.call(MARK_FINISHED, [id, now]);
  if (finished || now > later(endsAt, ASKED_AGAIN_MS)) return null;
  if (state === "cancelled") await returnStakes(context, walletOf, id);
  const owed = await context.db.call(STAKES_OF_ROUND, [id, ["paying"]]);
  pay(owed.map((stake) => stake.id));
  return later(now, SECOND_MS);
}
