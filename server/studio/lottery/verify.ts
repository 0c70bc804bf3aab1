import { type BeaconWord, beaconIn, entropyWith } from "../fairness/beacon.ts";
import { commitOfLink, sharedDraw } from "../fairness/chain.ts";
import { versionIn } from "../fairness/versions.ts";
import type { Verified } from "../verify/verified.ts";
import { drawNumbers } from "./draws/draw-kind.ts";
import { type LotteryGame, playTypeOf } from "./lottery-game.ts";
import { lotteryGameOf } from "./lottery-games.ts";
import { LINES_MAX, linesOf, offeredPicks, type Picks } from "./plays/play-type.ts";
import { hundredthsWon } from "./ticket.ts";

const HASH = /^[0-9a-f]{64}$/;
/** Every version of these games can be computed. */
const OLDEST = 1;
const NUMBER = /^\d{8}(-[a-z0-9]{1,12})?$/;

/**
 * Computes a draw of the chain, and what a ticket on it won, from what a link carries: `game`, `version`, `round` (the number of
 * the draw), `link`, `entropy`, `beaconChain`, `beaconRound` and `beacon` where one has a
 * part in it, and where there is a ticket `playType` and `picks`. Null where they make no draw.
 */
export function verifyLottery(query: URLSearchParams): Verified | null {
  const said = (name: string) => query.get(name) ?? "";
  const game = lotteryGameOf(said("game"));
  const [round, link, entropy] = [said("round"), said("link"), said("entropy")];
  if (!game || !NUMBER.test(round) || !HASH.test(link) || !HASH.test(entropy)) return null;
  const version = versionIn(query, game.mathVersion, OLDEST);
  if (version === null) return null;
  const word = beaconIn(query);
  if (word === undefined) return null;
  const seeds = { link, round, entropy: entropyWith(entropy, word) };
  const numbers = drawNumbers(game.draw, version, sharedDraw(game.code, seeds));
  const ticket = ticketLines(game, query, numbers);
  return {
    title: `${game.names.en ?? game.code}, draw ${round}`,
    lines: [
      ["Link of the chain", link],
      ["Its commitment, SHA-256 of `commit|` and the link, shown before the draw", commitOfLink(link)],
      ["Entropy, fixed when betting closed", entropy],
      ...(word ? beaconLines(word, seeds.entropy) : []),
      ["Numbers", numbers.join(" ")],
      ...ticket,
    ],
  };
}

function beaconLines({ chain, round, said }: BeaconWord, mixed: string): (readonly [string, string])[] {
  return [
    ["Beacon, by the hash of its chain", chain],
    ["Its round, named before the first stake", String(round)],
    ["What it said in it, after betting closed", said],
    ["Entropy with it: SHA-256 of entropy|chain|round|what it said", mixed],
  ];
}

function ticketLines(
  game: LotteryGame,
  query: URLSearchParams,
  numbers: readonly string[],
): (readonly [string, string])[] {
  const play = playTypeOf(game, query.get("playType") ?? "");
  const picks = play && offeredPicks(play, readPicks(query.get("picks") ?? ""));
  if (!play || !picks) return [];
  const lines = linesOf(play, picks);
  if (lines.length > LINES_MAX) return [];
  const won = lines.filter((line) => play.pays(line, numbers) > 0);
  const hundredths = hundredthsWon(play, lines, numbers);
  return [
    ["Play", play.code],
    ["Lines", String(lines.length)],
    ["Lines that won", won.length === 0 ? "none" : won.map((line) => line.join("-")).join(", ")],
    [
      "Payout for a stake of 1.00 on each line",
      `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`,
    ],
  ];
}

/** Groups with `_` between them, numbers with `.`: `1.2_3_4`. */
export function readPicks(text: string): Picks {
  return text
    .split("_")
    .map((group) =>
      group === "" ? [] : group.split(".").map((number) => (/^\d{1,3}$/.test(number) ? Number(number) : -1)),
    );
}

export function writtenPicks(picks: Picks): string {
  return picks.map((group) => group.join(".")).join("_");
}
