import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMinute } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { localText } from "#server/core/languages.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import { formatHundredths, formatWhole } from "#server/core/numbers/numbers.ts";
import type { Pause } from "#server/limits/index.ts";
import type { Board, BoardPeriod, OwnPrize } from "#server/missions/index.ts";
import { type NameOf, shownReward } from "./shown-mission.ts";

/** A board in a list, and where its reader stands. */
export type ShownBoard = {
  readonly code: string;
  readonly href: string;
  readonly title: string;
  readonly repeats: string;
  readonly when: string;
  readonly ranks: string;
  readonly prize: string | null;
  /** How many prizes there are besides the first; null for none. */
  readonly more: string | null;
  /** Null on one that is over. */
  readonly own: string | null;
};

type Own = { readonly place: number; readonly score: bigint } | null;

const ASSET = "P";

type Going = { readonly board: Board; readonly own: Own; readonly endsAt: Date };

export function shownBoard({ board, own, endsAt }: Going, nameOf: NameOf, speaker: Speaker): ShownBoard {
  const { t, language, timeZone } = speaker;
  const [first, ...more] = board.prizes;
  return {
    code: board.code,
    href: prizePaths.board(board.code),
    title: localText(board.titles, language),
    repeats: t(`missions.board.repeats.${board.repeats}`),
    when: t("missions.until", { when: formatMinute(endsAt, language, timeZone) }),
    ranks: shownRanks(board, speaker),
    prize: first ? t("missions.board.firstPrize", { prize: shownReward(first, nameOf, speaker) }) : null,
    more: more.length > 0 ? t("missions.board.morePrizes", { count: more.length }) : null,
    own: shownOwn(board, own, speaker),
  };
}

/** A board that is over; who stood where is on its own page. */
export function shownPastBoard(board: Board, nameOf: NameOf, speaker: Speaker): ShownBoard {
  const { t, language, timeZone } = speaker;
  const when = t("missions.board.ended", { when: formatMinute(board.until, language, timeZone) });
  return { ...shownBoard({ board, own: null, endsAt: board.until }, nameOf, speaker), when, own: null };
}

/** By what a board ranks, as a sentence. */
export function shownRanks({ ranks, category, leastMinor }: Board, { t, language }: Speaker): string {
  const least = isolated(formatMoney(money(leastMinor, ASSET), language));
  if (category === null) return t(`missions.board.ranks.${ranks}`, { least });
  return t(`missions.board.ranksOn.${ranks}`, { least, what: isolated(t(`site.category.${category}`)) });
}

export function shownOwn(board: Board, own: Own, speaker: Speaker): string {
  const { t, language } = speaker;
  if (!own) return t("missions.board.noPlace");
  const place = isolated(formatWhole(own.place, language));
  return t("missions.board.ownPlace", { place, score: shownScore(board, own.score, speaker) });
}

/** What a reader knows of the prize for their own place. */
type OfOwn = { readonly prize: OwnPrize | null; readonly pause: Pause | null };

/** What is to be said of the prize for the reader's own place; null where it is given, or there is none. */
export function shownOwnPrize(
  found: BoardPeriod | null,
  { prize, pause }: OfOwn,
  { t, language, timeZone }: Speaker,
): string | null {
  if (!found?.own) return null;
  const until = pause?.until ?? null;
  if (!found.period.isClosed) {
    const isAwayThen = pause && (until === null || until > found.period.endsAt);
    return isAwayThen ? t("missions.board.willMiss") : null;
  }
  if (prize === null || prize === "given") return null;
  const when = until ? formatMinute(until, language, timeZone) : "";
  return t(`missions.board.ownPrize.${prize}`, { when });
}

export function shownScore({ ranks }: Board, score: bigint, { t, language }: Speaker): string {
  if (ranks === "stakes") return isolated(formatMoney(money(score, ASSET), language));
  if (ranks === "rounds") return t("missions.board.rounds", { count: Number(score) });
  return t("missions.board.times", { times: isolated(formatHundredths(score, language)) });
}

type Lines = Pick<BoardPeriod, "standings"> & { readonly prize: OwnPrize | null };

/** A period of a board, line by line. What became of a prize is told of the reader's own alone. */
export function shownStandings(
  board: Board,
  { standings, prize: ofOwn }: Lines,
  nameOf: NameOf,
  speaker: Speaker,
) {
  const { t, language } = speaker;
  return standings.map(({ place, player, avatar, score, isOwn, prize }) => {
    const won = prize === null ? undefined : board.prizes[prize - 1];
    const reward = won ? shownReward(won, nameOf, speaker) : "";
    const brought = isOwn && won ? shownIfGiven(reward, ofOwn, speaker) : reward;
    const isOfOwnPlace = prize === null || prize === place;
    const name = player === null ? t("missions.board.hidden") : isolated(player);
    return {
      id: String(place),
      place: formatWhole(place, language),
      player: isOwn ? t("missions.board.you") : name,
      avatar,
      score: shownScore(board, score, speaker),
      prize: isOfOwnPlace
        ? brought
        : t("missions.board.prizeOf", { prize: brought, place: formatWhole(prize, language) }),
    };
  });
}

function shownIfGiven(prize: string, ofOwn: OwnPrize | null, { t }: Speaker): string {
  if (ofOwn === "given" || ofOwn === null) return prize;
  return t(ofOwn === "never" ? "missions.board.notGiven" : "missions.board.notYetGiven", { prize });
}

/** What each place brings; places with the same prize in a row are one line. */
export function shownPrizes({ prizes }: Board, nameOf: NameOf, speaker: Speaker) {
  const { t, language } = speaker;
  const lines: { from: number; to: number; prize: string }[] = [];
  for (const [nth, reward] of prizes.entries()) {
    const prize = shownReward(reward, nameOf, speaker);
    const last = lines.at(-1);
    if (last?.prize === prize) last.to = nth + 1;
    else lines.push({ from: nth + 1, to: nth + 1, prize });
  }
  const said = (place: number) => formatWhole(place, language);
  return lines.map(({ from, to, prize }) => ({
    id: String(from),
    place: from === to ? said(from) : t("missions.board.places", { from: said(from), to: said(to) }),
    prize,
  }));
}
