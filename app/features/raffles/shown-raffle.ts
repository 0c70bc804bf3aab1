import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMinute } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { localText } from "#server/core/languages.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { Prize, Raffle } from "#server/raffles/index.ts";

/** Before it opens a published raffle is still to come. */
export type ShownState = "soon" | Raffle["state"];

/** A raffle in a list. */
export type ShownRaffle = {
  readonly code: string;
  readonly href: string;
  readonly title: string;
  readonly state: ShownState;
  readonly stateText: string;
  readonly when: string;
  readonly firstPrize: string;
  /** How many prizes there are besides the first; null for none. */
  readonly more: string | null;
  /** Why it was called off; null where it was not. */
  readonly because: string | null;
};

export function shownRaffle(raffle: Raffle, at: Date, speaker: Speaker): ShownRaffle {
  const { language, t } = speaker;
  const state = stateOf(raffle, at);
  return {
    code: raffle.code,
    href: prizePaths.publicRaffle(raffle.code),
    title: localText(raffle.titles, language),
    state,
    stateText: t(`raffles.states.${state}`),
    when: whenOf(raffle, state, speaker),
    firstPrize: raffle.prizes[0] ? shownPrize(raffle.prizes[0], speaker) : "",
    more: raffle.prizes.length > 1 ? t("raffles.morePrizes", { count: raffle.prizes.length - 1 }) : null,
    because: raffle.stoppedBecause && t("raffles.because", { reason: raffle.stoppedBecause }),
  };
}

const stateOf = ({ state, opensAt }: Raffle, at: Date): ShownState =>
  state === "published" && at < opensAt ? "soon" : state;

function whenOf(
  { opensAt, closesAt, closedAt, drawnAt }: Raffle,
  state: ShownState,
  speaker: Speaker,
): string {
  const { language, t, timeZone } = speaker;
  const moment = (when: Date) => formatMinute(when, language, timeZone);
  if (state === "soon") return t("raffles.opensAt", { when: moment(opensAt) });
  if (state === "drawn" && drawnAt) return t("raffles.drawnAt", { when: moment(drawnAt) });
  if (state === "stopped" && closedAt) return t("raffles.stoppedAt", { when: moment(closedAt) });
  return t(state === "published" ? "raffles.closesAt" : "raffles.closedAt", { when: moment(closesAt) });
}

export function shownPrize({ pays, amount }: Prize, { language, t }: Speaker): string {
  return t(`raffles.pays.${pays}`, { amount: isolated(formatMoney(amount, language)) });
}

/** By what a ticket comes and what becomes of a prize, a sentence each. */
export function shownRules(raffle: Raffle, { language, t }: Speaker): string[] {
  const { source, category, perTicket, mostTickets, claimDays, rules, reserves } = raffle;
  const amount = isolated(formatMoney(perTicket, language));
  const way =
    source === "deposits"
      ? t("raffles.perDeposit", { amount })
      : category === null
        ? t("raffles.perStake", { amount })
        : t("raffles.perStakeOf", { amount, category: t(`site.category.${category}`) });
  return [
    localText(rules, language),
    way,
    t("raffles.most", { count: mostTickets }),
    t("raffles.counts"),
    t("raffles.onePrize"),
    t("raffles.claimDays", { count: claimDays }),
    t(reserves > 0 ? "raffles.reserves" : "raffles.noReserves", { count: reserves }),
  ];
}

export type ShownPrizes = readonly { readonly id: string; readonly rank: string; readonly prize: string }[];

/** Prizes by rank; those that follow each other and are the same stand in one line. */
export function shownPrizes({ prizes }: Raffle, speaker: Speaker): ShownPrizes {
  const lines: { from: number; to: number; prize: string }[] = [];
  for (const [nth, prize] of prizes.entries()) {
    const said = shownPrize(prize, speaker);
    const last = lines.at(-1);
    if (last?.prize === said) last.to = nth + 1;
    else lines.push({ from: nth + 1, to: nth + 1, prize: said });
  }
  return lines.map(({ from, to, prize }) => ({
    id: String(from),
    rank: ranks(from, to, speaker),
    prize,
  }));
}

/** `3`, or `3–5`: numbers of tickets and of ranks. */
export function ranks(from: number | bigint, to: number | bigint, { t, language }: Speaker): string {
  const first = formatWhole(from, language);
  return from === to ? first : t("raffles.range", { first, last: formatWhole(to, language) });
}
