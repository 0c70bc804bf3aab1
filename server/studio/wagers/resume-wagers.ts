import { later, SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { WagerEngine } from "../engine.ts";
import type { ResumedRounds } from "../slots/resume-rounds.ts";
import { finishCorrections } from "./wager-corrections.ts";
import { payWagers } from "./wager-payouts.ts";
import { WAGERS_UNDER_WAY, type WagerRow } from "./wager-statements.ts";
import { finishRaises } from "./wager-steps.ts";
import { readWager, returnWagers } from "./wagers.ts";
import type { WalletOf } from "./wallet-client.ts";

/** Anybody who placed a wager finishes it within this time; after it, nobody is there any more. */
const UNTOUCHED_MS = 10 * SECOND_MS;

/**
 * Takes every wager that was interrupted as far as it goes: by the clock, and with `everything` at the start of the
 * process. One that cannot go on keeps no other waiting, and is tried again at the next call.
 */
export async function resumeWagers(
  context: Context,
  walletOf: WalletOf,
  engines: readonly WagerEngine[],
  { everything = false } = {},
): Promise<ResumedRounds> {
  const engineOf = new Map(
    engines.flatMap((engine) => engine.games.map(({ code }) => [code, engine] as const)),
  );
  const before = everything ? later(context.now(), SECOND_MS) : later(context.now(), -UNTOUCHED_MS);
  const waiting = everything ? [] : engines.filter(({ waits }) => waits).flatMap(({ games }) => games);
  const values = [before, waiting.map(({ code }) => code)];
  const result: ResumedRounds = { settled: 0, unsettled: [] };
  for (const wager of await context.db.call(WAGERS_UNDER_WAY, values)) {
    try {
      await resumeOne(context, walletOf, engineOf.get(wager.game), wager);
      const { settledAt, state } = await readWager(context.db, wager.id);
      if (settledAt) result.settled += 1;
      else if (state !== "staked") result.unsettled.push({ roundId: wager.id, fault: null });
    } catch (fault) {
      result.unsettled.push({ roundId: wager.id, fault });
    }
  }
  await finishCorrections(context, walletOf);
  return result;
}

async function resumeOne(
  context: Context,
  walletOf: WalletOf,
  engine: WagerEngine | undefined,
  wager: WagerRow,
): Promise<void> {
  if (wager.state === "paying") return payWagers(context, walletOf, [wager.id]);
  if (wager.state === "returning") return returnWagers(context, walletOf, [wager.id]);
  if (!engine) throw new Error(`Nobody plays ${wager.game} any more`);
  if (wager.state === "staked") await finishRaises(context, walletOf, wager.id);
  await engine.resume(context, walletOf, wager);
}
