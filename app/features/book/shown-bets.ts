import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { bookPaths } from "#app/lib/paths/book-paths.ts";
import type { RecordPath } from "#app/lib/paths/verify-paths.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import type { BetLegView, BetView } from "#server/studio/book/index.ts";
import {
  marketTitle,
  matchTitle,
  outcomeTitle,
  selectionTitle,
  shownPrice,
  shownScore,
  shownStart,
} from "./shown-names.ts";
import { wayTitle } from "./shown-slip.ts";

export type ShownBet = {
  readonly wagerId: string;
  readonly number: string;
  readonly title: string;
  readonly lines: number;
  readonly funds: "trial" | "real";
  readonly placed: string;
  readonly stake: string;
  readonly possible: string;
  readonly payout: string | null;
  readonly state: "open" | "won" | "lost" | "back" | "refused";
  readonly stateText: string;
  readonly refusal: string | null;
  readonly legs: readonly ShownBetLeg[];
  readonly corrections: readonly string[];
  readonly againHref: string;
  readonly recordHref: string | null;
};

export type ShownBetLeg = {
  readonly selection: string;
  readonly title: string;
  readonly market: string;
  readonly match: string;
  readonly href: string;
  readonly starts: string;
  readonly price: string;
  readonly outcome: string;
  readonly mark: "open" | "won" | "lost" | "back";
  readonly score: string | null;
};

const VENDOR = "FB";

export function shownBet(bet: BetView, speaker: Speaker, recordPath: RecordPath): ShownBet {
  const { language, t, timeZone } = speaker;
  const shown = (minor: bigint) => formatMoney(money(minor, bet.asset), language);
  const state = stateOf(bet);
  const isCounted = bet.state === "paid";
  return {
    wagerId: bet.wagerId,
    number: bet.wagerId,
    title: wayTitle(bet, speaker),
    lines: bet.lines,
    funds: bet.asset === "TRIAL" ? "trial" : "real",
    placed: formatMoment(bet.placedAt, language, timeZone),
    stake: shown(bet.stakeMinor),
    possible: shown(bet.mostMinor),
    payout: isCounted && bet.payoutMinor !== null ? shown(bet.payoutMinor) : null,
    state: state.kind,
    stateText: t(`book.bets.state.${state.text}`),
    refusal: bet.refusal,
    legs: bet.legs.map((leg) => shownBetLeg(leg, speaker)),
    corrections: bet.corrections.map(({ changeMinor, madeAt, reason, state: sent }) =>
      t(sent === "refused" ? "book.bets.correctionRefused" : "book.bets.corrected", {
        change: shown(changeMinor),
        time: formatMoment(madeAt, language, timeZone),
        reason,
      }),
    ),
    againHref: bookPaths.bets({ round: bet.wagerId }),
    recordHref: recordPath(VENDOR, bet.wagerId),
  };
}

type State = {
  kind: ShownBet["state"];
  text: "staking" | "staked" | "paying" | "won" | "lost" | "back" | "refused" | "returned";
};

/** A payout that is no more than the stake is no win. */
function stateOf({ state, payoutMinor, stakeMinor }: BetView): State {
  switch (state) {
    case "staking":
    case "staked":
    case "paying":
      return { kind: "open", text: state };
    case "refused":
      return { kind: "refused", text: "refused" };
    case "returning":
    case "returned":
      return { kind: "back", text: "returned" };
    case "paid":
      if (payoutMinor === stakeMinor) return { kind: "back", text: "back" };
      return (payoutMinor ?? 0n) > stakeMinor ? { kind: "won", text: "won" } : { kind: "lost", text: "lost" };
  }
}

function shownBetLeg(leg: BetLegView, speaker: Speaker): ShownBetLeg {
  const { selection, market: type, lineQuarters, eventId, startsAt, price, outcome, score } = leg;
  const isDecided = outcome === "won" || outcome === "lost";
  return {
    selection,
    title: selectionTitle({ ...leg, type }, speaker),
    market: marketTitle({ type, lineQuarters }, speaker),
    match: matchTitle(leg, speaker.language),
    href: bookPaths.event(eventId),
    starts: shownStart(startsAt, speaker),
    price: shownPrice(price, speaker.language),
    outcome: outcomeTitle(outcome, speaker),
    mark: outcome === null ? "open" : isDecided ? outcome : "back",
    score: score && shownScore(score, speaker.language),
  };
}

export type ShownSums = { readonly staked: string; readonly paid: string; readonly net: string };

/** What the settled bets of a page come to, of one kind of funds. */
export function shownSums(bets: readonly BetView[], { language }: Speaker): ShownSums | null {
  const [first] = bets;
  if (!first) return null;
  const counted = bets.filter(({ state, asset }) => state === "paid" && asset === first.asset);
  const shown = (minor: bigint) => formatMoney(money(minor, first.asset), language);
  const staked = counted.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  const paid = counted.reduce((sum, { payoutMinor }) => sum + (payoutMinor ?? 0n), 0n);
  return { staked: shown(staked), paid: shown(paid), net: shown(paid - staked) };
}
