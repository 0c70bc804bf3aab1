import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import type { BookQuery } from "#app/lib/paths/book-paths.ts";
import type { CheckPath } from "#app/lib/paths/verify-paths.ts";
import { localText } from "#server/core/languages.ts";
import type { EventPage } from "#server/studio/book/index.ts";
import { shownPrice } from "./shown-names.ts";
import { type ShownEvent, type ShownMarket, shownEvent, shownMarket, type Toggle } from "./shown-offer.ts";

export type ShownMoment = {
  readonly id: string;
  readonly at: string | null;
  readonly text: string;
  readonly side: "home" | "away";
  /** How far along the match it was, in hundredths. */
  readonly place: number;
};

export type ShownFairness = {
  readonly commit: string;
  readonly terminal: string;
  readonly index: string;
  readonly entropy: string | null;
  readonly link: string | null;
  readonly checkHref: string | null;
};

export type ShownEventSheet = {
  readonly event: ShownEvent;
  readonly until: string;
  readonly markets: readonly ShownMarket[];
  readonly moments: readonly ShownMoment[];
  readonly fairness: ShownFairness | null;
  readonly history: readonly { readonly title: string; readonly at: string; readonly price: string }[];
};

const MINUTES = 90;
const MAPS = 3;

export function shownEventSheet(
  { event, fairness, gives, prices }: EventPage,
  shown: { speaker: Speaker; query: BookQuery; toggle: Toggle; checkPath: CheckPath },
): ShownEventSheet {
  const { speaker } = shown;
  const { language, t, timeZone } = speaker;
  const sides = {
    home: localText(event.home, language),
    away: localText(event.away ?? event.home, language),
  };
  const isFootball = event.game === "virtual-league";
  const markets = event.markets.map((market) => shownMarket(market, event, shown, gives));
  const titles = new Map(
    markets.flatMap(({ title, selections }) =>
      selections.map((selection) => [selection.id, `${title}: ${selection.title}`] as const),
    ),
  );
  return {
    event: shownEvent(event, shown),
    until: t("book.offer.until", { time: formatMoment(event.startsAt, language, timeZone) }),
    markets,
    moments: event.moments.map(({ at, side }, nth) => ({
      id: `moment-${nth}`,
      at: isFootball ? t("book.minute", { minute: at }) : null,
      text: isFootball
        ? t("book.event.goal", { side: sides[side] })
        : t("book.event.map", { number: at, side: sides[side] }),
      side,
      place: Math.round((at * 100) / (isFootball ? MINUTES : MAPS)),
    })),
    fairness: fairness && shownFairness(event, fairness, shown.checkPath),
    history: prices.map(({ selectionId, at, price }) => ({
      title: titles.get(selectionId) ?? selectionId,
      at: formatMoment(at, language, timeZone),
      price: shownPrice(price, language),
    })),
  };
}

function shownFairness(
  { id: round, game }: EventPage["event"],
  fairness: NonNullable<EventPage["fairness"]>,
  checkPath: CheckPath,
): ShownFairness {
  const { commit, terminal, entropy, link } = fairness;
  const index = fairness.index.toString();
  const decided = link && entropy ? { game, round, link, entropy, commit, terminal, index } : null;
  const checkHref = decided && checkPath("book", decided);
  return { commit, terminal, index, entropy, link, checkHref };
}
