import type { ShownRecord } from "#app/features/fairness/public-record.tsx";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { recordFile, recordPath, verifyNumberPath } from "#app/lib/paths/verify-paths.ts";
import { localText } from "#server/core/languages.ts";
import { digitsIn } from "#server/core/numbers/digits.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import {
  JACKPOT_GAME,
  type PublicRecord,
  RAFFLE_GAME,
  type RecordRows,
  studioGameOf,
} from "#server/studio/index.ts";

/** A list of the public record as its page prints it. */
export function shownRecord(
  { counts, ...listed }: PublicRecord,
  before: string | null,
  speaker: Speaker,
): ShownRecord {
  const { language } = speaker;
  const { list, next } = listed;
  const whole = (many: bigint) => formatWhole(Number(many), language);
  return {
    list,
    counts: {
      off: whole(counts.off),
      closed: whole(counts.closed),
      back: whole(counts.back),
      chains: whole(counts.chains),
      past: whole(counts.past),
    },
    rows: rowsIn(listed, speaker),
    olderHref: next && recordPath({ list, before: next }),
    newestHref: before && recordPath({ list }),
    fileHref: recordFile({ list, ...(before ? { before } : {}) }),
  };
}

function rowsIn(listed: RecordRows, speaker: Speaker): ShownRecord["rows"] {
  const { t, language, timeZone } = speaker;
  if (listed.list === "off")
    return listed.rows.map(({ id, game, round, at, reason, wasClosed }) => ({
      id,
      cells: {
        game: gameName(game, speaker),
        round: roundText(round, speaker),
        when: formatMoment(at, language, timeZone),
        reason: reason ?? "",
        state: t(wasClosed ? "games.record.afterClose" : "games.record.beforeClose"),
      },
      href: wasClosed && reason !== null ? verifyNumberPath({ game, number: round }) : null,
    }));
  if (listed.list === "back")
    return listed.rows.map(({ game, round, asset, at, line }) => ({
      id: line,
      cells: {
        game: gameName(game, speaker),
        round: roundText(round, speaker),
        when: formatMoment(at, language, timeZone),
        funds: t(asset === "TRIAL" ? "play.funds.trial" : "play.funds.real"),
      },
      code: line,
      href: null,
    }));
  return listed.rows.map(({ id, game, terminal, length, used, at }) => ({
    id,
    cells: {
      game: gameName(game, speaker),
      published: formatMoment(at, language, timeZone),
      used: t("games.record.usedOf", {
        used: formatWhole(used, language),
        length: formatWhole(length, language),
      }),
    },
    code: terminal,
    href: null,
  }));
}

function gameName(game: string, { t, language }: Speaker): string {
  if (game === JACKPOT_GAME) return t("games.record.jackpot");
  if (game === RAFFLE_GAME) return t("games.record.raffle");
  const names = studioGameOf(game)?.names;
  return names ? localText(names, language) : game;
}

const ID_SHOWN = 8;

/** A number as people call it; of an id, which nobody calls anything, its end. */
function roundText(round: string, { language }: Speaker): string {
  return /^[\d-]{1,24}$/.test(round) ? digitsIn(round, language) : `…${round.slice(-ID_SHOWN)}`;
}
