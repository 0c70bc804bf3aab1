import { z } from "zod";
import { findPlayer, isTrialType } from "../../accounts/index.ts";
import { takesFreeRounds } from "../../catalogue/index.ts";
import { money } from "../../core/numbers/money.ts";
import { done } from "../../core/outcome.ts";
import { DAY_MS, later } from "../../core/time.ts";
import { cancelVendorFreeRounds, grantVendorFreeRounds, vendorFreeRoundsOf } from "../../vendors/index.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { amount, code, count, gameCode, number, reason } from "../fields.ts";
import { sum, table, when } from "../lines.ts";

const ROUNDS_MOST = 1000;

const giveFreeRounds = changing({
  about:
    "give a player rounds at a vendor that cost nothing; --stake is what each is worth, --key names the gift, and the same again is once",
  words: ["vendor", "player", "game", "count"],
  said: z.object({
    vendor: code,
    player: number,
    game: gameCode,
    count: count.refine((rounds) => rounds > 0 && rounds <= ROUNDS_MOST, `not 1 to ${ROUNDS_MOST}`),
    stake: amount,
    days: count.refine((days) => days > 0, "not 1 or more").default(7),
    key: z.string().trim().min(1).max(60),
    reason,
  }),
  subject: ({ player }) => `player ${player}`,
  async change({ context, vendors }, said) {
    const { vendor: vendorCode, player: playerId, game, count: granted, stake, days, key } = said;
    const vendor = vendors?.find(vendorCode);
    if (!vendor) return refused("unknownVendor");
    const player = await findPlayer(context, playerId);
    if (!player) return refused("unknownPlayer");
    const takes = await takesFreeRounds(context, { vendor: vendorCode, game });
    if (takes === null) return refused("unknownGame");
    if (!takes) return refused("noFreeRounds");
    const given = await grantVendorFreeRounds(context, vendor, {
      playerId,
      game,
      stake: money(stake.minor, isTrialType(player.accountType) ? "TRIAL" : "P"),
      granted,
      key,
      expiresAt: later(context.now(), days * DAY_MS),
    });
    if (!given.ok) return given;
    const { id, left } = given.value;
    const lines = [`Player ${playerId} has ${left} free rounds of ${game}: ${id}. ${vendorCode} is told.`];
    return done({ lines, after: { granted, id } });
  },
});

const freeRoundsOf = looking({
  about: "what a player was given of free rounds at vendors, and what is left of it",
  words: ["player"],
  said: z.object({ player: number }),
  async look({ context }, { player }) {
    const rows = (await vendorFreeRoundsOf(context, player)).map((rounds) => [
      rounds.id,
      rounds.vendor,
      rounds.game,
      `${rounds.left} of ${rounds.granted}`,
      sum(rounds.stake),
      rounds.state,
      when(rounds.expiresAt),
    ]);
    const titles = ["free rounds", "vendor", "game", "left", "each", "state", "until"];
    return done(table(titles, rows, "This player was given none."));
  },
});

const endFreeRounds = changing({
  about: "take back what is left of free rounds at a vendor, which is told",
  words: ["id"],
  said: z.object({ id: z.string().max(40), reason }),
  subject: ({ id }) => `free rounds ${id}`,
  async change({ context }, { id }) {
    const ended = await cancelVendorFreeRounds(context, id);
    return ended.ok ? done({ lines: [`Free rounds ${id} are over. Their vendor is told.`] }) : ended;
  },
});

export const FREE_ROUNDS_COMMANDS: Readonly<Record<string, Command>> = {
  "vendor free-rounds": giveFreeRounds,
  "vendor free-rounds-of": freeRoundsOf,
  "vendor free-rounds-end": endFreeRounds,
};
