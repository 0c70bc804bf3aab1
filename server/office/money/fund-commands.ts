import { z } from "zod";
import { done } from "../../core/outcome.ts";
import { HOUR_MS, later } from "../../core/time.ts";
import { closeStaleRound, lateRounds, settleByHand } from "../../vendors/index.ts";
import { type Command, changing, looking } from "../command.ts";
import { code, number, reason } from "../fields.ts";
import { sum, table, when } from "../lines.ts";

const transferSettle = changing({
  about:
    "end a transfer whose vendor does not say how it ended, as the vendor's own books say: --ended ok or failed",
  words: ["transfer"],
  said: z.object({ transfer: z.uuid(), ended: z.enum(["ok", "failed"]), reason }),
  subject: ({ transfer }) => `transfer ${transfer}`,
  async change({ context }, { transfer: id, ended }) {
    const settled = await settleByHand(context, { id, accepted: ended === "ok" });
    if (!settled.ok) return settled;
    const { vendor, playerId, direction, amount, state, movementId } = settled.value;
    return done({
      lines: [`${sum(amount)} of ${playerId}, ${direction} ${vendor}: ${state}.`],
      after: { state, player: String(playerId), movement: movementId === null ? null : String(movementId) },
    });
  },
});

/** A round may be long; younger ones are ended by their vendors. */
const ROUND_HOURS = 24;

const hours = z.coerce.number().int().min(0).max(10_000).default(ROUND_HOURS);

const openRoundsList = looking({
  about:
    "rounds of a vendor that nobody has ended for --hours (24; 0 has all), oldest first, and what the vendor says of them",
  words: ["vendor"],
  said: z.object({ vendor: code, hours }),
  async look({ context }, { vendor, hours }) {
    const olderThan = later(context.now(), -hours * HOUR_MS);
    const rows = (await lateRounds(context, { vendor, olderThan })).map((late) => [
      String(late.playerId),
      late.game,
      late.round,
      sum(late.stake),
      late.hasResult ? "yes" : "no",
      when(late.openedAt),
      String(late.asked),
      late.lastAnswer ?? "",
    ]);
    const titles = ["player", "game", "round", "stakes", "paid", "opened", "asked", "vendor says"];
    return done(table(titles, rows, "No round has been open for so long."));
  },
});

const roundRef = z.string().min(1).max(100);

const endRound = changing({
  about: "end a round that was open for a day: close it when it was played out, refund it when it never was",
  words: ["vendor", "player", "round"],
  said: z.object({
    vendor: code,
    player: number,
    round: roundRef,
    verdict: z.enum(["close", "refund"]),
    reason,
  }),
  subject: ({ player }) => `player ${player}`,
  async change({ context }, { vendor, player: playerId, round, verdict }) {
    const olderThan = later(context.now(), -ROUND_HOURS * HOUR_MS);
    const ended = await closeStaleRound(context, { vendor, playerId, round, olderThan, verdict });
    if (!ended.ok) return ended;
    const told = verdict === "close" ? "is closed" : "is taken back, and its stakes are with the player";
    return done({ lines: [`Round ${round} ${told}.`] });
  },
});

export const FUND_COMMANDS: Readonly<Record<string, Command>> = {
  "transfer settle": transferSettle,
  "vendor open-rounds": openRoundsList,
  "vendor end-round": endRound,
};
