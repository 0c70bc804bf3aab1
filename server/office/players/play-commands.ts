import { z } from "zod";
import { findPlayer } from "../../accounts/index.ts";
import { done } from "../../core/outcome.ts";
import { DAY_MS, later } from "../../core/time.ts";
import { type Round, wholeBettingRecord, wholeStatement } from "../../wallet/index.ts";
import { type Command, looking, type Office, refused } from "../command.ts";
import { count, number } from "../fields.ts";
import { sum, table, when } from "../lines.ts";

const DAYS_MAX = 366;
/** More lines than a terminal holds are read from a file: the record has one. */
const LINES_MAX = 200;

const said = z.object({
  player: number,
  days: count.refine((days) => days > 0 && days <= DAYS_MAX).default(7),
});

type Said = z.output<typeof said>;

async function spanOf({ context }: Office, { player: playerId, days }: Said) {
  const player = await findPlayer(context, playerId);
  return player && { playerId, from: later(context.now(), -days * DAY_MS) };
}

const playerRounds = looking({
  about: "the newest rounds of a player, --days back (7): game, stake, payout, result, state",
  words: ["player"],
  said,
  async look(office, given) {
    const span = await spanOf(office, given);
    if (!span) return refused("unknownPlayer");
    const { rows } = await wholeBettingRecord(office.context, span);
    const titles = ["opened", "vendor", "game", "round", "stake", "payout", "result", "state"];
    return done(table(titles, rows.slice(0, LINES_MAX).map(roundCells), "There are no rounds."));
  },
});

const roundCells = ({ openedAt, vendor, game, roundId, stake, payout, net, state }: Round): string[] => [
  ...[when(openedAt), vendor, game, roundId],
  ...[stake, payout, net].map(sum),
  state,
];

const playerMoves = looking({
  about: "the newest movements of a player's accounts, --days back (7), but for stakes and payouts",
  words: ["player"],
  said,
  async look(office, given) {
    const span = await spanOf(office, given);
    if (!span) return refused("unknownPlayer");
    const { rows } = await wholeStatement(office.context, span);
    const others = rows.filter(({ kind }) => kind !== "stake" && kind !== "payout");
    const cells = others
      .slice(0, LINES_MAX)
      .map(({ at, transferId, kind, account, amount, balanceAfter }) => [
        ...[when(at), String(transferId), kind, account],
        ...[amount, balanceAfter].map(sum),
      ]);
    const titles = ["at", "number", "kind", "account", "amount", "after"];
    return done(table(titles, cells, "Nothing moved."));
  },
});

export const PLAY_COMMANDS: Readonly<Record<string, Command>> = {
  "player rounds": playerRounds,
  "player moves": playerMoves,
};
