import { FLIGHT_TOP } from "../../core/flight.ts";
import { commitOfLink } from "../fairness/chain.ts";
import { versionIn } from "../fairness/versions.ts";
import type { Verified } from "../verify/verified.ts";
import { baccaratWinner, handPoints } from "./games/baccarat.ts";
import { cardName } from "./games/cards.ts";
import { AUTO_LEAST } from "./games/crash.ts";
import { dragonTigerWinner } from "./games/dragon-tiger.ts";
import { roundGameOf } from "./games/round-games.ts";
import { diceTotal } from "./games/sic-bo.ts";
import { drawOutcome, paysOf, type RoundChoice, type RoundOutcome, SPOTS } from "./outcome.ts";

const HASH = /^[0-9a-f]{64}$/;
const NUMBER = /^[1-9]\d{0,8}$/;
const AUTO = /^\d{3,6}$/;
/** Every version of these games can be computed. */
const OLDEST = 1;
const NAME = /^[0-9a-f-]{1,64}$/;

/**
 * Computes a shared round again from what its check link carries: `game`, `version`, `round`, `number`, `link`,
 * `entropy`, and `spot` or `auto` where a stake was on one. Null where that is not a round of ours.
 */
export function verifyRounds(query: URLSearchParams): Verified | null {
  const said = (name: string) => query.get(name) ?? "";
  const game = roundGameOf(said("game"));
  const isRead =
    HASH.test(said("link")) &&
    HASH.test(said("entropy")) &&
    NUMBER.test(said("number")) &&
    NAME.test(said("round"));
  if (query.get("engine") !== "rounds" || !game || !isRead) return null;
  const choice = choiceIn(query, SPOTS[game.kind]);
  if (choice === null) return null;
  const version = versionIn(query, game.mathVersion, OLDEST);
  if (version === null) return null;
  const number = Number(said("number"));
  const seeds = { link: said("link"), round: said("round"), entropy: said("entropy") };
  const outcome = drawOutcome({ kind: game.kind, version, game: game.code, number, seeds });
  const pays = choice === "none" ? null : paysOf(outcome, choice, number);
  return {
    title: `${game.names.en ?? game.code}, round ${number}`,
    lines: [
      ["Commitment of the link", commitOfLink(seeds.link)],
      ...outcomeLines(outcome),
      ...payLines(choice, pays),
    ],
    ...(pays === null ? {} : { pays }),
    ...(outcome.kind === "crash" ? { paysStayed: paysOf(outcome, { auto: null }, number) } : {}),
  };
}

function choiceIn(query: URLSearchParams, spots: readonly string[]): RoundChoice | "none" | null {
  const spot = query.get("spot");
  if (spot !== null) return spots.includes(spot) ? { spot } : null;
  const auto = query.get("auto");
  if (auto === null) return "none";
  const at = Number(auto);
  return spots.length === 0 && AUTO.test(auto) && at >= AUTO_LEAST && at <= FLIGHT_TOP ? { auto: at } : null;
}

function payLines(choice: RoundChoice | "none", pays: number | null): (readonly [string, string])[] {
  if (choice === "none" || pays === null) return [];
  const name = "spot" in choice ? choice.spot : `cash-out at ${timesText(choice.auto ?? FLIGHT_TOP)}`;
  return [[`Payout on ${name}`, `${timesText(pays)} of the stake`]];
}

function timesText(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}x`;
}

function outcomeLines(outcome: RoundOutcome): (readonly [string, string])[] {
  switch (outcome.kind) {
    case "crash":
      return [["Point of the flight", timesText(outcome.point)]];
    case "baccarat": {
      const hand = (cards: readonly number[]) => `${cards.map(cardName).join(" ")} = ${handPoints(cards)}`;
      return [
        ["Player", hand(outcome.player)],
        ["Banker", hand(outcome.banker)],
        ["Winner", baccaratWinner(outcome)],
      ];
    }
    case "dragon-tiger":
      return [
        ["Dragon", cardName(outcome.dragon)],
        ["Tiger", cardName(outcome.tiger)],
        ["Winner", dragonTigerWinner(outcome)],
      ];
    case "sic-bo":
      return [["Dice", `${outcome.dice.join(" ")} = ${diceTotal(outcome)}`]];
    case "derby":
      return [["Order of arrival", outcome.order.join(" ")]];
  }
}
