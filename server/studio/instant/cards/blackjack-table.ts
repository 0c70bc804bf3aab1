import { DECK } from "../../fairness/cards.ts";
import type { Draw } from "../../fairness/pf1.ts";
import { picker } from "../../fairness/pick.ts";
import { isNatural, pointsOf, TWENTY_ONE, totalOf } from "./blackjack-hand.ts";

export const DECKS = 6;
const DEALER_STANDS_AT = 17;

export const BLACKJACK_ACTIONS = ["insure", "decline", "hit", "stand", "double", "split"] as const;
export type BlackjackAction = (typeof BLACKJACK_ACTIONS)[number];

/** `stakes` is how many first stakes lie on a hand. */
export type TableHand = { cards: number[]; stakes: number; isDone: boolean };

/** A table after the actions so far. What is in `dealer` beyond its first card is hidden until `isOver`. */
export type BlackjackTable = {
  readonly hands: readonly TableHand[];
  readonly dealer: readonly number[];
  readonly isInsured: boolean;
  readonly isSplit: boolean;
  readonly isOver: boolean;
  /** The hand that is being played; null when none is. */
  readonly active: number | null;
  readonly offers: readonly BlackjackAction[];
};

/**
 * Deals from six packs: a card to the player, one to the dealer face up, one to the player, one to the dealer face
 * down, and then as they are asked for. Throws on an action that the table does not offer.
 */
export function playTable(draw: Draw, actions: readonly BlackjackAction[]): BlackjackTable {
  const next = picker(draw, DECKS * DECK);
  const card = () => next() % DECK;
  const [first, up, second, hole] = [card(), card(), card(), card()];
  const table = {
    hands: [{ cards: [first, second], stakes: 1, isDone: false }],
    dealer: [up, hole],
    isInsured: false,
    isSplit: false,
    isInsuranceOver: pointsOf(up) !== 1,
  };
  endAtNaturals(table);
  for (const action of actions) {
    if (!offersOf(table).includes(action)) throw new Error(`The table does not offer ${action}`);
    take(table, action, card);
  }
  const active = activeHand(table);
  const isOver = active === null && table.isInsuranceOver;
  if (isOver) playDealer(table, card);
  const { hands, dealer, isInsured, isSplit } = table;
  return { hands, dealer, isInsured, isSplit, isOver, active, offers: offersOf(table) };
}

type Dealt = {
  hands: TableHand[];
  dealer: number[];
  isInsured: boolean;
  isSplit: boolean;
  isInsuranceOver: boolean;
};

/** The dealer looks under an ace or a ten, once insurance is settled: a natural of either ends the round. */
function endAtNaturals(table: Dealt): void {
  const [hand] = table.hands;
  if (!hand || !table.isInsuranceOver) return;
  if (isNatural(table.dealer) || isNatural(hand.cards)) hand.isDone = true;
}

function activeHand({ hands, isInsuranceOver }: Dealt): number | null {
  const place = hands.findIndex(({ isDone }) => !isDone);
  return place === -1 || !isInsuranceOver ? null : place;
}

function offersOf(table: Dealt): BlackjackAction[] {
  if (!table.isInsuranceOver) return ["insure", "decline"];
  const hand = table.hands[activeHand(table) ?? -1];
  if (!hand) return [];
  const [one, other] = hand.cards;
  const isPair = one !== undefined && other !== undefined && pointsOf(one) === pointsOf(other);
  return [
    "hit",
    "stand",
    ...(hand.cards.length === 2 ? (["double"] as const) : []),
    ...(hand.cards.length === 2 && isPair && !table.isSplit ? (["split"] as const) : []),
  ];
}

function take(table: Dealt, action: BlackjackAction, card: () => number): void {
  if (action === "insure" || action === "decline") {
    table.isInsured = action === "insure";
    table.isInsuranceOver = true;
    endAtNaturals(table);
    return;
  }
  const hand = table.hands[activeHand(table) ?? -1];
  if (!hand) return;
  if (action === "split") {
    split(table, hand, card);
    return;
  }
  if (action === "double") hand.stakes = 2;
  if (action !== "stand") hand.cards.push(card());
  hand.isDone = action !== "hit" || totalOf(hand.cards).total >= TWENTY_ONE;
}

/** Split aces get one card each, and no more. */
function split(table: Dealt, hand: TableHand, card: () => number): void {
  table.isSplit = true;
  table.hands = hand.cards.map((kept) => {
    const cards = [kept, card()];
    return { cards, stakes: 1, isDone: pointsOf(kept) === 1 || totalOf(cards).total === TWENTY_ONE };
  });
}

/** The dealer draws to 17 and stands on every 17, unless nothing is left to be beaten. */
function playDealer({ hands, dealer, isSplit }: Dealt, card: () => number): void {
  const isLive = hands.some(
    ({ cards }) => totalOf(cards).total <= TWENTY_ONE && (isSplit || !isNatural(cards)),
  );
  while (isLive && totalOf(dealer).total < DEALER_STANDS_AT) dealer.push(card());
}
