import { DAY_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { WagerEngine } from "../engine.ts";
import type { StudioGame } from "../studio-game.ts";
import type { WagerRow } from "../wagers/wager-statements.ts";
import { writeProgress } from "../wagers/wager-steps.ts";
import { readWager } from "../wagers/wagers.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import type { InstantGame } from "./instant-game.ts";
import { instantGames } from "./instant-games.ts";
import { type Progress, playedWager, progressOf } from "./progress.ts";
import { settleInstant } from "./settle-instant.ts";

/** A game of several steps that its player left is ended for them after this time. */
const LEFT_MS = DAY_MS;

/** No game has more steps than this. */
const STEPS_MAX = 200;

export const instantEngine: WagerEngine = {
  games: instantGames().map(studioGame),
  async resume(context, walletOf, { id }) {
    const { wager } = await settleInstant(context, walletOf, id);
    if (wager.state === "staked" && isLeft(context, wager)) await endLeft(context, walletOf, wager);
  },
};

function studioGame(game: InstantGame): StudioGame {
  const { vendor, code, names, category, stakes, figures, volatility } = game;
  return {
    vendor,
    code,
    names,
    category,
    engine: "instant",
    minLineBetMinor: stakes.minMinor,
    rtpBasisPoints: figures.rtpBasisPoints,
    ...(volatility ? { volatility } : {}),
    isDemo: true,
  };
}

function isLeft({ now }: Context, wager: WagerRow): boolean {
  const { at, asked } = progressOf(wager);
  const touched = at === null ? (wager.stakedAt ?? wager.placedAt) : new Date(at);
  return asked === null && now().getTime() - touched.getTime() >= LEFT_MS;
}

/** Does what the game says is done for a player who left, until it is over. A player who comes back meanwhile is first. */
async function endLeft(context: Context, walletOf: WalletOf, left: WagerRow): Promise<void> {
  let wager = left;
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const { payoutMinor, ifLeft, costOf } = playedWager(wager);
    if (payoutMinor !== null) break;
    if (costOf(ifLeft) !== 0n) throw new Error(`Wager ${wager.id} cannot be ended for its player`);
    const progress = progressOf(wager);
    const to: Progress = { ...progress, actions: [...progress.actions, ifLeft] };
    if (!(await writeProgress(context.db, { wagerId: wager.id, from: wager.progress, to }))) return;
    wager = await readWager(context.db, wager.id);
  }
  await settleInstant(context, walletOf, wager.id);
}
