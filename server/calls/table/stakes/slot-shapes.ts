import { z } from "zod";
import type { RoundView } from "../../../studio/index.ts";
import { amount, asAmount, asInstant, instant } from "../../shapes.ts";

/** A round of a slot with lines, as its player may see it. */
export const slotRound = z.object({
  roundId: z.uuid().meta({ description: "Also that of the record." }),
  vendor: z.string(),
  game: z.string(),
  state: z.enum(["staking", "staked", "paid", "refused", "returned"]),
  lineBet: amount,
  stake: amount,
  payout: amount.nullable(),
  balance: amount
    .nullable()
    .meta({ description: "What the player had after the stake, and once it was paid after the payout." }),
  spins: z
    .array(
      z.object({
        free: z.boolean(),
        stops: z.array(z.int()).meta({ description: "Of each reel the place on its strip in the top row." }),
        grid: z.array(z.array(z.string())).meta({ description: "Rows from the top, each from the left." }),
        lineWins: z.array(z.object({ line: z.int(), symbol: z.string(), count: z.int(), win: amount })),
        scatters: z.int(),
        scatterWin: amount,
        multiplier: z.int(),
        awardedSpins: z.int(),
        win: amount,
      }),
    )
    .meta({ description: "The spin that was paid for and the free ones after it." }),
  startedAt: instant,
  settledAt: instant.nullable(),
  fairness: z.object({
    commit: z.string(),
    clientSeed: z.string(),
    clientBy: z.enum(["player", "house"]).nullable(),
    nonce: z.int(),
    serverSeed: z.string().nullable().meta({ description: "Null as long as the pair of seeds is in use." }),
  }),
});

export function slotRoundValue(of: RoundView): z.infer<typeof slotRound> {
  const { payout, balance, settledAt } = of;
  const { commit, clientSeed, clientBy, nonce, serverSeed } = of.fairness;
  return {
    ...{ roundId: of.roundId, vendor: of.vendor, game: of.game, state: of.state },
    ...{ lineBet: asAmount(of.lineBet), stake: asAmount(of.stake) },
    ...{ payout: payout && asAmount(payout), balance: balance && asAmount(balance) },
    spins: of.spins.map(({ stops, grid, lineWins, scatterWin, win, ...spin }) => ({
      ...{ free: spin.free, stops: [...stops], grid: grid.map((row) => [...row]), scatters: spin.scatters },
      lineWins: lineWins.map(({ line, symbol, count, win: won }) => ({
        ...{ line, symbol, count, win: asAmount(won) },
      })),
      ...{ scatterWin: asAmount(scatterWin), multiplier: spin.multiplier },
      ...{ awardedSpins: spin.awardedSpins, win: asAmount(win) },
    })),
    ...{ startedAt: asInstant(of.startedAt), settledAt: settledAt && asInstant(settledAt) },
    fairness: { commit, clientSeed, clientBy, nonce, serverSeed },
  };
}
