import type { Speaker } from "#app/i18n/speech.tsx";
import { formatDay, formatMinute } from "#app/lib/dates.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import type { Board, BoardPeriod } from "#server/missions/index.ts";

type Period = BoardPeriod["period"];

type Going = { readonly endsAt: Date; readonly isOver: boolean };

/** How often a board begins anew and until when its period goes on, or that it is over and whether its prizes are given. */
export function shownState(
  board: Board,
  period: Period | null,
  { endsAt, isOver }: Going,
  { t, language, timeZone }: Speaker,
): string {
  const when = formatMinute(endsAt, language, timeZone);
  if (period?.isClosed) return t("missions.board.closed", { when });
  if (isOver) return t("missions.board.ended", { when });
  return `${t(`missions.board.repeats.${board.repeats}`)} · ${t("missions.until", { when })}`;
}

/** The periods of a board, the latest first, each by the day it began with. */
export function shownPeriods(
  { code }: Board,
  periods: readonly Period[],
  here: string | null,
  { language }: Speaker,
) {
  return periods.map(({ period }) => ({
    href: prizePaths.board(code, { period }),
    // A day of the brand's calendar is that day wherever it is read.
    text: formatDay(new Date(`${period}T12:00:00Z`), language, "UTC"),
    isHere: period === here,
  }));
}
