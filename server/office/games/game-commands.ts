import { z } from "zod";
import { nodeOf, setGameHot } from "../../catalogue/index.ts";
import { done } from "../../core/outcome.ts";
import { DAY_MS, later } from "../../core/time.ts";
import { giveRounds } from "../../use-cases/index.ts";
import { type Command, changing } from "../command.ts";
import { amount, code, count, gameCode, number, reason, yes } from "../fields.ts";
import { freeRoundSaid } from "./free-round-said.ts";

const gameHot = changing({
  about: "put a game on the hot list, or with --off take it off",
  words: ["vendor", "game"],
  said: z.object({ vendor: code, game: gameCode, off: yes.optional() }),
  subject: ({ vendor, game }) => `game ${vendor} ${game}`,
  async change({ context }, { vendor, game, off }) {
    const isHot = off === undefined;
    const set = await setGameHot(context, { nodeId: nodeOf(vendor, game), isHot });
    const line = `${vendor} ${game} is ${isHot ? "on" : "off"} the hot list.`;
    return set.ok ? done({ lines: [line], after: { isHot } }) : set;
  },
});

const ROUNDS_MOST = 1000;

const gameFreeRounds = changing({
  about:
    "give a player rounds of a slot or reels (its code, or VENDOR/CODE) that cost nothing; --line-bet is what each bets on a line, of which a slot has 20, or the whole stake where there are no lines; --key names the gift, and the same again is once",
  words: ["player", "game", "count"],
  said: z.object({
    player: number,
    game: gameCode,
    count: count.refine((rounds) => rounds > 0 && rounds <= ROUNDS_MOST, `not 1 to ${ROUNDS_MOST}`),
    "line-bet": amount,
    days: count.refine((days) => days > 0, "not 1 or more").default(7),
    key: z.string().trim().min(1).max(60),
    reason,
  }),
  subject: ({ player }) => `player ${player}`,
  async change({ context }, said) {
    const { player: playerId, count: granted, "line-bet": lineBet, days, key } = said;
    const round = freeRoundSaid(said.game, lineBet.minor);
    if (!round.ok) return round;
    const { game } = round.value;
    const given = await giveRounds(context, {
      playerId,
      game,
      lineBetMinor: lineBet.minor,
      granted,
      key,
      expiresAt: later(context.now(), days * DAY_MS),
    });
    if (!given.ok) return given;
    return done({
      lines: [`Player ${playerId} has ${given.value.left} free rounds of ${game}.`],
      after: { granted },
    });
  },
});

export const GAME_COMMANDS: Readonly<Record<string, Command>> = {
  "game hot": gameHot,
  "game free-rounds": gameFreeRounds,
};
