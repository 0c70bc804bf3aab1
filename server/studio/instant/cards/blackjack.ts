import type { Json } from "../../wagers/wager-statements.ts";
import published from "../figures.json" with { type: "json" };
import {
  type InstantGame,
  type InstantRound,
  type Played,
  timesHundredths,
  USUAL_STAKES,
} from "../instant-game.ts";
import { isNatural, TWENTY_ONE, totalOf } from "./blackjack-hand.ts";
import {
  BLACKJACK_ACTIONS,
  type BlackjackAction,
  type BlackjackTable,
  DECKS,
  playTable,
  type TableHand,
} from "./blackjack-table.ts";

/** Hundredths of a first stake: a natural pays six to five, an insurance two to one. */
const NATURAL_PAYS = 220;
const INSURANCE_PAYS = 150;
const INSURANCE_COSTS = 50;
/** Two hands, both doubled, both won. */
const TOP_HUNDREDTHS = 800;

type HandResult = "natural" | "win" | "push" | "lose" | "bust";

export const blackjack: InstantGame = {
  code: "blackjack",
  names: { fa: "بیست‌ویک", en: "Blackjack", zh: "二十一点", id: "Blackjack", th: "แบล็กแจ็ก", vi: "Xì dách" },
  vendor: "SIMORGH",
  category: "RNG",
  family: "blackjack",
  mathVersion: 1,
  stakes: USUAL_STAKES,
  figures: {
    rtpBasisPoints: published.blackjack.rtpBasisPoints,
    rtp: {
      kind: "simulated",
      rounds: published.blackjack.rounds,
      deviationMillionths: published.blackjack.deviationMillionths,
    },
    topHundredths: TOP_HUNDREDTHS,
    topOneIn: null,
  },
  sheet: { decks: DECKS, natural: NATURAL_PAYS, insurance: INSURANCE_PAYS },
  readChoice: () => ({}),
  readAction(fields) {
    return BLACKJACK_ACTIONS.find((action) => action === fields.get("action")) ?? null;
  },
  play,
};

function play({ stakeMinor, actions, draw }: InstantRound): Played {
  const table = playTable(draw, actions as readonly BlackjackAction[]);
  return {
    shown: shownTable(table),
    payoutMinor: table.isOver ? timesHundredths(stakeMinor, payoutHundredths(table)) : null,
    costOf(action: Json) {
      const offered = table.offers.find((one) => one === action);
      return offered === undefined ? null : timesHundredths(stakeMinor, costHundredths(offered));
    },
    ifLeft: table.isOver ? null : table.offers.includes("decline") ? "decline" : "stand",
  };
}

/** What an action costs, in hundredths of the first stake. */
export function costHundredths(action: BlackjackAction): number {
  if (action === "insure") return INSURANCE_COSTS;
  return action === "double" || action === "split" ? 100 : 0;
}

/** Of the dealer's cards the first alone, until the round is over. */
function shownTable(table: BlackjackTable): Json {
  const { isOver, isInsured, active, offers } = table;
  const dealer = isOver ? table.dealer : table.dealer.slice(0, 1);
  return {
    hands: table.hands.map((hand) => ({
      cards: hand.cards,
      ...totalOf(hand.cards),
      stakes: hand.stakes,
      result: isOver ? resultOf(hand, table) : null,
    })),
    active,
    dealer: { cards: dealer, ...totalOf(dealer) },
    isInsured,
    offers,
  };
}

function resultOf({ cards }: TableHand, { dealer, isSplit }: BlackjackTable): HandResult {
  const { total } = totalOf(cards);
  const dealerTotal = totalOf(dealer).total;
  const hasNatural = !isSplit && isNatural(cards);
  if (hasNatural || isNatural(dealer)) {
    if (hasNatural && isNatural(dealer)) return "push";
    return hasNatural ? "natural" : "lose";
  }
  if (total > TWENTY_ONE) return "bust";
  if (dealerTotal > TWENTY_ONE || total > dealerTotal) return "win";
  return total === dealerTotal ? "push" : "lose";
}

const PAYS: Readonly<Record<HandResult, number>> = {
  natural: NATURAL_PAYS,
  win: 200,
  push: 100,
  lose: 0,
  bust: 0,
};

/** What all hands and the insurance pay, in hundredths of the first stake. */
export function payoutHundredths(table: BlackjackTable): number {
  const insurance = table.isInsured && isNatural(table.dealer) ? INSURANCE_PAYS : 0;
  return table.hands.reduce((sum, hand) => sum + PAYS[resultOf(hand, table)] * hand.stakes, insurance);
}
