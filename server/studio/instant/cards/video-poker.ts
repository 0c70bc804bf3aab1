import { DECK } from "../../fairness/cards.ts";
import { pick } from "../../fairness/pick.ts";
import type { Json } from "../../wagers/wager-statements.ts";
import published from "../figures.json" with { type: "json" };
import {
  type InstantGame,
  type InstantRound,
  type Played,
  timesHundredths,
  USUAL_STAKES,
} from "../instant-game.ts";
import { POKER_HANDS, type PokerHand, pokerHand } from "./poker-hand.ts";

/** What a hand pays in hundredths of the stake: a table of 8 for a full house and 6 for a flush. */
export const POKER_PAYS: Readonly<Record<PokerHand, number>> = {
  royalFlush: 80_000,
  straightFlush: 5_000,
  four: 2_500,
  fullHouse: 800,
  flush: 600,
  straight: 400,
  three: 300,
  twoPair: 200,
  jacks: 100,
};

const HAND = 5;
const HELD_ALL: readonly number[] = [0, 1, 2, 3, 4];

/** The places of the cards that stay, from the left. */
type PokerAction = { hold: readonly number[] };

export const videoPoker: InstantGame = {
  code: "video-poker",
  names: {
    fa: "پوکر سرباز",
    en: "Jacks or Better",
    zh: "高手扑克",
    id: "Poker Jack ke Atas",
    th: "แจ็กหรือสูงกว่า",
    vi: "Poker Đôi J trở lên",
  },
  vendor: "KHATAM",
  category: "RNG",
  family: "video-poker",
  mathVersion: 1,
  stakes: USUAL_STAKES,
  figures: {
    rtpBasisPoints: published.videoPoker.rtpBasisPoints,
    rtp: {
      kind: "exact",
      numerator: published.videoPoker.numerator,
      denominator: published.videoPoker.denominator,
    },
    topHundredths: POKER_PAYS.royalFlush,
    topOneIn: published.videoPoker.royalOneIn,
  },
  sheet: { pays: POKER_HANDS.map((hand) => ({ hand, times: POKER_PAYS[hand] })) },
  readChoice: () => ({}),
  readAction(fields) {
    if (fields.get("action") !== "draw") return null;
    const held = fields.getAll("hold");
    const hold = HELD_ALL.filter((place) => held.includes(String(place)));
    return held.every((text) => /^[0-4]$/.test(text)) ? { hold } : null;
  },
  play,
};

/** The first five cards are dealt; the next five take the places of those that go, from the left. */
function play({ stakeMinor, actions, draw }: InstantRound): Played {
  const cards = pick(draw, { count: 2 * HAND, of: DECK });
  const dealt = cards.slice(0, HAND);
  const spare = cards.slice(HAND);
  const [action] = actions as readonly PokerAction[];
  if (!action) {
    return {
      shown: { dealt, held: null, hand: dealt, name: pokerHand(dealt), times: null },
      payoutMinor: null,
      costOf: (asked: Json) => (isHold(asked) ? 0n : null),
      ifLeft: { hold: HELD_ALL },
    };
  }
  const hand = dealt.map((card, place) => (action.hold.includes(place) ? card : (spare.shift() ?? card)));
  const name = pokerHand(hand);
  const times = name ? POKER_PAYS[name] : 0;
  return {
    shown: { dealt, held: action.hold, hand, name, times },
    payoutMinor: timesHundredths(stakeMinor, times),
    costOf: () => null,
    ifLeft: null,
  };
}

function isHold(action: Json): boolean {
  return typeof action === "object" && action !== null && "hold" in action;
}
