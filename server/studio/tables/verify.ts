import { commitOf } from "../fairness/pf1.ts";
import { versionIn } from "../fairness/versions.ts";
import type { Verified } from "../verify/verified.ts";
import type { Card } from "./games/cards.ts";
import { firstHakem } from "./games/hokm.ts";
import { TABLES_VERSION } from "./play/tables-version.ts";
import {
  type CardGame,
  dealsOf,
  isCardGame,
  type MatchSeeds,
  placesOf,
  roundOf,
} from "./seats/open-match.ts";

const ROUND = /^([A-Za-z0-9-]{1,64})\.(\d{1,4})$/;
/** Every version of the tables can be computed. */
const OLDEST = 1;
const HASH = /^[0-9a-f]{64}$/;

/** What a link that checks one hand of a table carries. `secret` is known after the match. */
export function tableCheck(
  game: CardGame,
  { secret, table, entropy, mathVersion }: MatchSeeds,
  hand: number,
): Record<"game" | "version" | "round" | "entropy" | "link" | "commit", string> {
  return {
    game,
    version: String(mathVersion),
    round: roundOf(table, hand),
    entropy,
    link: secret,
    commit: commitOf(secret),
  };
}

/** The cards of one hand of a table, in the order of the deck, from what its link carries; null when it is no such link. */
export function verifyTables(query: URLSearchParams): Verified | null {
  const game = query.get("game") ?? "";
  const secret = query.get("link") ?? "";
  const entropy = query.get("entropy") ?? "";
  const [round, table = "", hand = ""] = ROUND.exec(query.get("round") ?? "") ?? [];
  if (!isCardGame(game) || round === undefined) return null;
  if (!HASH.test(secret) || !HASH.test(entropy)) return null;
  const mathVersion = versionIn(query, TABLES_VERSION, OLDEST);
  if (mathVersion === null) return null;
  const seeds = { secret, table, entropy, mathVersion };
  const cards = dealsOf(game, seeds).deck(Number(hand));
  return {
    title: `${game}, hand ${hand}`,
    lines: [
      ["Fingerprint shown before the match", commitOf(secret)],
      ["Places of those who sat down, in their order", placesOf(game, seeds).join(" ")],
      firstLine(game, seeds),
      ["Deck of this hand, from the first card dealt", cards.map(written).join(" ")],
      ["How it is dealt", DEALT[game]],
    ],
  };
}

function firstLine(game: CardGame, seeds: MatchSeeds): readonly [string, string] {
  const deals = dealsOf(game, seeds);
  if (game === "hokm")
    return ["Place that has the first ace and calls trump first", String(firstHakem(deals))];
  return ["Place that deals the first hand", String(deals.dealer(2))];
}

const DEALT: Readonly<Record<CardGame, string>> = {
  pasur:
    "four cards open (a jack among them goes under the deck and the next card takes its place), then four to who plays first and four to the dealer, six times",
  hokm: "five cards to each place from the hakem on, then four to each, then four to each",
};

const SIGNS = { C: "♣", D: "♦", H: "♥", S: "♠" } as const;

function written(card: Card): string {
  const [rank = "", suit = "C"] = card;
  return `${rank === "T" ? "10" : rank}${SIGNS[suit as keyof typeof SIGNS]}`;
}
