import { pipsOf, rankOf } from "../../fairness/cards.ts";
import type { Shoe } from "./cards.ts";

/** Punto banco from eight decks: two hands, and nobody chooses anything after the stakes. */
export type BaccaratOutcome = {
  readonly kind: "baccarat";
  readonly player: readonly number[];
  readonly banker: readonly number[];
};

export const BACCARAT_SPOTS = ["player", "tie", "banker", "player-pair", "banker-pair"] as const;
type BaccaratSpot = (typeof BACCARAT_SPOTS)[number];

/** Aces count one, tens and pictures nothing. */
function cardPoints(card: number): number {
  const pips = pipsOf(card);
  return pips >= 10 ? 0 : pips;
}

/** The last digit of the sum of its cards. */
export function handPoints(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10;
}

/** By turns from the shoe, the player first; then the third cards, the player's first. */
export function dealBaccarat(next: Shoe): BaccaratOutcome {
  const player = [next()];
  const banker = [next()];
  player.push(next());
  banker.push(next());
  const playerPoints = handPoints(player);
  const bankerPoints = handPoints(banker);
  if (isNatural(playerPoints, bankerPoints)) return { kind: "baccarat", player, banker };
  let third: number | null = null;
  if (playerDraws(playerPoints)) {
    const card = next();
    player.push(card);
    third = cardPoints(card);
  }
  if (bankerDraws(bankerPoints, third)) banker.push(next());
  return { kind: "baccarat", player, banker };
}

/** Eight or nine in either hand, and no third card is dealt. */
export function isNatural(playerPoints: number, bankerPoints: number): boolean {
  return playerPoints >= 8 || bankerPoints >= 8;
}

/** Whether the player takes a third card, of points from 0 to 9. */
export function playerDraws(points: number): boolean {
  return points <= 5;
}

/** The banker's rule goes by the player's third card; without one it is the player's own rule. */
export function bankerDraws(points: number, third: number | null): boolean {
  if (third === null) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  if (points === 4) return third >= 2 && third <= 7;
  if (points === 5) return third >= 4 && third <= 7;
  return points === 6 && (third === 6 || third === 7);
}

export type BaccaratWinner = "player" | "banker" | "tie";

export function baccaratWinner({ player, banker }: BaccaratOutcome): BaccaratWinner {
  const difference = handPoints(player) - handPoints(banker);
  if (difference === 0) return "tie";
  return difference > 0 ? "player" : "banker";
}

/** What each winner gives back on each spot, in hundredths of the stake: the bank takes five percent of its wins. */
export const BACCARAT_PAYS: Readonly<Record<BaccaratWinner, Readonly<Record<BaccaratWinner, number>>>> = {
  player: { player: 200, banker: 0, tie: 0 },
  banker: { player: 0, banker: 195, tie: 0 },
  tie: { player: 100, banker: 100, tie: 900 },
};
export const PAIR_PAYS = 1200;

/** What a spot gives back, in hundredths of the stake. */
export function baccaratPays(outcome: BaccaratOutcome, spot: BaccaratSpot): number {
  if (spot === "player-pair") return isPair(outcome.player) ? PAIR_PAYS : 0;
  if (spot === "banker-pair") return isPair(outcome.banker) ? PAIR_PAYS : 0;
  return BACCARAT_PAYS[baccaratWinner(outcome)][spot];
}

/** The first two cards of a hand have one rank. */
function isPair([first = -1, second = -2]: readonly number[]): boolean {
  return rankOf(first) === rankOf(second);
}
