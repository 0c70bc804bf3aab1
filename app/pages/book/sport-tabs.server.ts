import type { Speaker } from "#app/i18n/speech.tsx";
import { type BookQuery, bookPaths } from "#app/lib/paths/book-paths.ts";
import { localText } from "#server/core/languages.ts";
import { toPersianDigits } from "#server/core/numbers/digits.ts";
import { formatBasisPoints } from "#server/core/numbers/percent.ts";
import { BOOK_GAMES } from "#server/studio/book/index.ts";

/**
 * The sports of the book as links, each with how many events are open. The first is all of them; a sport without one is
 * not offered.
 */
export function sportTabs(
  { language, t }: Speaker,
  { query, counts, pathOf = bookPaths.offer }: Given,
): readonly { title: string; href: string; chosen: boolean; count: string | null }[] {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const shown = (count: number) => {
    if (count === 0) return null;
    return language === "fa" ? toPersianDigits(String(count)) : String(count);
  };
  const tabs = BOOK_GAMES.map(({ code, names }) => ({
    title: localText(names, language),
    href: pathOf({ ...query, sport: code }),
    chosen: query.sport === code,
    count: shown(counts.get(code) ?? 0),
  }));
  const { sport, ...rest } = query;
  const whole = {
    title: t("book.offer.all"),
    href: pathOf(rest),
    chosen: sport === undefined,
    count: shown(all),
  };
  return [whole, ...tabs.filter(({ count, chosen }) => count !== null || chosen)];
}

type Given = {
  query: BookQuery;
  counts: ReadonlyMap<string, number>;
  pathOf?: (query: BookQuery) => string;
};

/** A sport as the address names it; null where it is none of ours. */
export function sportOf(query: BookQuery) {
  return BOOK_GAMES.find(({ code }) => code === query.sport) ?? null;
}

/** What the leagues of the studio give back, told before the stake: of all sports the league that gives back least. */
export function returnTold(code: string | undefined, { language, t }: Speaker): string | null {
  if (code === undefined) {
    const known = BOOK_GAMES.flatMap(({ rtpBasisPoints }) => (rtpBasisPoints === null ? [] : rtpBasisPoints));
    return t("book.offer.rtpOfLeagues", { rtp: formatBasisPoints(Math.min(...known), language) });
  }
  const rtp = returnOf(code, { language });
  return rtp && t("book.offer.rtp", { rtp });
}

/** The same for a league, as a share alone; null where prices are made. */
export function returnOf(code: string | undefined, { language }: Pick<Speaker, "language">): string | null {
  const basisPoints = BOOK_GAMES.find((game) => game.code === code)?.rtpBasisPoints ?? null;
  return basisPoints === null ? null : formatBasisPoints(basisPoints, language);
}
