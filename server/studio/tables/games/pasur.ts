import type { Deals, Match } from "../seats/match.ts";
import { type Card, pips, rankOf, type Seat, type Side, without } from "./cards.ts";
import { scoreOf } from "./pasur-score.ts";
import type { Pair, PasurState } from "./pasur-state.ts";
import { pasurView } from "./pasur-view.ts";

/** The player who has so many points when a hand is over, and more than the other, has won the match. */
export const PASUR_GOAL = 62;
export const PASUR_SEATS = 2;
const AT_ONCE = 4;
const SUM = 11;
const DEALS = 6;

export function openPasur(deals: Deals): Match {
  const dealer = deals.dealer(PASUR_SEATS);
  return matchOf(deals, newHand(deals, { hand: 1, dealer, points: [0, 0], results: [], last: null }));
}

function matchOf(deals: Deals, state: PasurState): Match {
  const turn = state.winner === null ? state.turn : null;
  const hand = turn === null ? [] : state.hands[turn === 0 ? 0 : 1];
  const options = () => optionsOf(hand, state.pool);
  return {
    turn,
    winner: state.winner,
    hand: state.hand,
    options,
    view: (seat) => pasurView(state, seat, seat !== null && seat === turn ? options() : []),
    play(act) {
      const own = hand.filter((card) => card === cardsOfAct(act).card);
      if (!optionsOf(own, state.pool).includes(act)) throw new Error(`${act} may not be played now`);
      return matchOf(deals, afterCard(deals, played(state, act)));
    },
  };
}

type NewHand = Pick<PasurState, "hand" | "dealer" | "points" | "results" | "last">;

/** Four cards lie open and none of them is a jack: a jack goes under the deck and the next card takes its place. */
function newHand(deals: Deals, begun: NewHand): PasurState {
  const cards = deals.deck(begun.hand);
  const pool = cards.filter((card) => rankOf(card) !== "J").slice(0, AT_ONCE);
  const seen = cards.indexOf(pool.at(-1) ?? cards[0] ?? "AC") + 1;
  const jacks = cards.slice(0, seen).filter((card) => rankOf(card) === "J");
  return dealt({
    ...begun,
    deck: [...cards.slice(seen), ...jacks],
    deal: 0,
    pool,
    hands: [[], []],
    taken: [[], []],
    surs: [0, 0],
    turn: 1 - begun.dealer,
    lastTaker: null,
    winner: null,
  });
}

/** Four cards each, first to who plays first. */
function dealt(state: PasurState): PasurState {
  const first = state.deck.slice(0, AT_ONCE);
  const second = state.deck.slice(AT_ONCE, 2 * AT_ONCE);
  const hands: Pair<readonly Card[]> = state.dealer === 1 ? [first, second] : [second, first];
  return {
    ...state,
    hands,
    deck: state.deck.slice(2 * AT_ONCE),
    deal: state.deal + 1,
    turn: 1 - state.dealer,
  };
}

/** `7C` lays a card down, `7C:4D` and `7C:AD.3H` take with it. Who can take with a card has to. */
function optionsOf(hand: readonly Card[], pool: readonly Card[]): string[] {
  return hand.flatMap((card) => {
    const takes = takesOf(card, pool);
    return takes.length === 0 ? [card] : takes.map((take) => `${card}:${take.join(".")}`);
  });
}

/** Every set of cards of the pool that a card may take. */
export function takesOf(card: Card, pool: readonly Card[]): Card[][] {
  const rank = rankOf(card);
  if (rank === "J") {
    const all = pool.filter((other) => rankOf(other) !== "Q" && rankOf(other) !== "K");
    return all.length === 0 ? [] : [all];
  }
  if (rank === "Q" || rank === "K")
    return pool.filter((other) => rankOf(other) === rank).map((other) => [other]);
  const numbers = pool.filter((other) => pips(other) <= 10).sort((one, other) => pips(one) - pips(other));
  return setsOf(numbers, SUM - pips(card));
}

/** The cards come the lowest first: where the first is too high, all are. */
function setsOf(cards: readonly Card[], sum: number): Card[][] {
  const [first, ...rest] = cards;
  if (first === undefined || pips(first) > sum) return [];
  const left = sum - pips(first);
  const withFirst = left === 0 ? [[first]] : setsOf(rest, left).map((set) => [first, ...set]);
  return [...withFirst, ...setsOf(rest, sum)];
}

export function cardsOfAct(act: string): { card: Card; take: Card[] } {
  const [card = "", take = ""] = act.split(":");
  return { card: card as Card, take: (take === "" ? [] : take.split(".")) as Card[] };
}

/** A sur is a pool taken empty, by anything but a jack, and not in the last part of a hand. */
function played(state: PasurState, act: string): PasurState {
  const { card, take } = cardsOfAct(act);
  const { turn } = state;
  const pool = take.length === 0 ? [...state.pool, card] : without(state.pool, take);
  const sur = take.length > 0 && pool.length === 0 && rankOf(card) !== "J" && state.deal < DEALS;
  return {
    ...state,
    pool,
    hands: changed(state.hands, turn, (hand) => without(hand, [card])),
    taken: changed(state.taken, turn, (taken) => (take.length === 0 ? taken : [...taken, ...take, card])),
    surs: changed(state.surs, turn, (surs) => (sur ? surs + 1 : surs)),
    lastTaker: take.length === 0 ? state.lastTaker : turn,
    turn: 1 - turn,
    last: { seat: turn, card, take, sur },
  };
}

function changed<Thing>([one, other]: Pair<Thing>, seat: Seat, change: (thing: Thing) => Thing): Pair<Thing> {
  return seat === 0 ? [change(one), other] : [one, change(other)];
}

function afterCard(deals: Deals, state: PasurState): PasurState {
  if (state.hands.some((hand) => hand.length > 0)) return state;
  return state.deck.length > 0 ? dealt(state) : afterHand(deals, state);
}

/** What is left in the pool belongs to who took last. The other one deals the next hand. */
function afterHand(deals: Deals, state: PasurState): PasurState {
  const rest = state.lastTaker ?? state.dealer;
  const taken = changed(state.taken, rest, (cards) => [...cards, ...state.pool]);
  const score = scoreOf(taken, state.surs);
  const points: Pair<number> = [state.points[0] + score.sums[0], state.points[1] + score.sums[1]];
  const results = [...state.results, score];
  const winner = winnerOf(points);
  if (winner !== null) return { ...state, taken, points, results, winner, pool: [] };
  const { last } = state;
  return newHand(deals, { hand: state.hand + 1, dealer: 1 - state.dealer, points, results, last });
}

function winnerOf([one, other]: Pair<number>): Side | null {
  if (Math.max(one, other) < PASUR_GOAL || one === other) return null;
  return one > other ? 0 : 1;
}
