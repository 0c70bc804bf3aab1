import type { Deals, Match } from "../seats/match.ts";
import {
  type Card,
  height,
  rankOf,
  type Seat,
  type Side,
  SUITS,
  type Suit,
  suitOf,
  without,
} from "./cards.ts";
import {
  FIRST_CARDS,
  HAND_POINTS,
  HOKM_GOAL,
  HOKM_SEATS,
  type HokmState,
  type Laid,
  sideOf,
} from "./hokm-state.ts";
import { hokmView } from "./hokm-view.ts";

const TRICKS = 7;

/** Cards are turned up one by one, from seat 0 on, and the first ace makes its seat the hakem. */
export function firstHakem(deals: Deals): Seat {
  const cards = deals.deck(0);
  return cards.findIndex((card) => rankOf(card) === "A") % HOKM_SEATS;
}

export function openHokm(deals: Deals): Match {
  const begun = { hand: 1, hakem: firstHakem(deals), points: [0, 0], results: [], last: null } as const;
  return matchOf(deals, newHand(deals, begun));
}

type NewHand = Pick<HokmState, "hand" | "hakem" | "points" | "results" | "last">;

/** Five cards each, then four and four more, from the hakem on. */
function newHand(deals: Deals, begun: NewHand): HokmState {
  const cards = deals.deck(begun.hand);
  const hands = Array.from({ length: HOKM_SEATS }, (_, seat) => {
    const nth = (seat - begun.hakem + HOKM_SEATS) % HOKM_SEATS;
    const part = (from: number, many: number) => cards.slice(from + nth * many, from + (nth + 1) * many);
    return [...part(0, FIRST_CARDS), ...part(20, 4), ...part(36, 4)];
  });
  return { ...begun, hands, trump: null, turn: begun.hakem, trick: [], tricks: [0, 0], winner: null };
}

function matchOf(deals: Deals, state: HokmState): Match {
  const turn = state.winner === null ? state.turn : null;
  const options = () => (turn === null ? [] : optionsOf(state));
  return {
    turn,
    winner: state.winner,
    hand: state.hand,
    options,
    view: (seat) => hokmView(state, seat, seat !== null && seat === turn ? options() : []),
    play(act) {
      if (!options().includes(act)) throw new Error(`${act} may not be played now`);
      if (state.trump === null) return matchOf(deals, { ...state, trump: suitOf(act as Card) });
      return matchOf(deals, afterTrick(deals, laid(state, act as Card)));
    },
  };
}

/** `*H` calls hearts trump: its second letter is the suit, as of a card. Who has a card of the suit that was led plays one. */
function optionsOf({ trump, hands, turn, trick }: HokmState): string[] {
  if (trump === null) return SUITS.map(callOf);
  const own = hands[turn] ?? [];
  const [led] = trick;
  const following = led ? own.filter((card) => suitOf(card) === suitOf(led.card)) : [];
  return following.length > 0 ? following : [...own];
}

export function callOf(suit: Suit): string {
  return `*${suit}`;
}

function laid(state: HokmState, card: Card): HokmState {
  const { turn } = state;
  return {
    ...state,
    hands: state.hands.map((hand, seat) => (seat === turn ? without(hand, [card]) : hand)),
    trick: [...state.trick, { seat: turn, card }],
    turn: (turn + 1) % HOKM_SEATS,
  };
}

function afterTrick(deals: Deals, state: HokmState): HokmState {
  const { trick, trump, tricks } = state;
  if (trick.length < HOKM_SEATS || trump === null) return state;
  const winner = winnerOf(trick, trump);
  const won: HokmState = {
    ...state,
    trick: [],
    turn: winner,
    last: { laid: trick, winner },
    tricks: sideOf(winner) === 0 ? [tricks[0] + 1, tricks[1]] : [tricks[0], tricks[1] + 1],
  };
  return Math.max(...won.tricks) < TRICKS ? won : afterHand(deals, won, trump);
}

/** The highest trump, else the highest card of the suit that was led. */
export function winnerOf(trick: readonly Laid[], trump: Suit): Seat {
  const led = trick[0] && suitOf(trick[0].card);
  const power = ({ card }: Laid) => {
    if (suitOf(card) === trump) return height(card) + 100;
    return suitOf(card) === led ? height(card) : 0;
  };
  const best = trick.reduce((one, other) => (power(other) > power(one) ? other : one));
  return best.seat;
}

/** The hakem stays while the own side wins; else the next in the order of play is hakem. */
function afterHand(deals: Deals, state: HokmState, trump: Suit): HokmState {
  const { hakem, tricks } = state;
  const winner: Side = tricks[0] > tricks[1] ? 0 : 1;
  const isKot = tricks[1 - winner] === 0;
  const kind = isKot ? (sideOf(hakem) === winner ? "kot" : "hakemKot") : "plain";
  const results = [...state.results, { hakem, trump, tricks, winner, kind } as const];
  const points: readonly [number, number] =
    winner === 0
      ? [state.points[0] + HAND_POINTS[kind], state.points[1]]
      : [state.points[0], state.points[1] + HAND_POINTS[kind]];
  if (points[winner] >= HOKM_GOAL) return { ...state, points, results, winner };
  const next = sideOf(hakem) === winner ? hakem : (hakem + 1) % HOKM_SEATS;
  return newHand(deals, { hand: state.hand + 1, hakem: next, points, results, last: state.last });
}
