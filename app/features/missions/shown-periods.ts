import type { Speaker } from "#app/i18n/speech.tsx";
import { formatDay, formatMoment } from "#app/lib/dates.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import type { Board, BoardPeriod } from "#server/missions/index.ts";

type Period = BoardPeriod["period"];

/** Until when a period goes on, or that it is over and whether its prizes are given. */
export function shownState(board: Board, period: Period | null, { t, language, timeZone }: Speaker): string {
  const when = formatMoment(period?.endsAt ?? board.until, language, timeZone);
  return period?.isClosed ? t("missions.board.closed", { when }) : t("missions.until", { when });
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
