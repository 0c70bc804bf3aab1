import { speechOf } from "#app/i18n/speech.server.ts";
import { formatMoment, formatTime } from "#app/lib/dates.ts";
import { pauseText } from "#app/lib/pause-text.ts";
import { HOUR_MS, MINUTE_MS } from "../core/time.ts";
import { isPlayer, type Visitor } from "../http/visitor/visitor.ts";
import { playPause } from "../limits/index.ts";
import type { CallRefusal } from "./call.ts";
import { type CallCode, CODES } from "./codes.ts";

const MOMENT: string = CODES.tooMany[1];

/** Refusals of somebody who is away from play by their own wish. */
const AWAY: ReadonlySet<CallCode> = new Set([
  ...(["onABreak", "timeOut", "exclusion", "depositTimeOut", "depositExcluded"] as const),
]);

/** By the clock alone a time is said that is less far than this, and with its day any other. */
const CLOCK_MS = 12 * HOUR_MS;

/**
 * What a refusal says where the sentence of its code would not be true of this player now: time away is a break or an
 * exclusion, until a day or for ever, and neither an hour nor a week is a moment. Null for all others.
 */
export async function ownSentence(
  visitor: Visitor,
  { reason, retryAt, until = retryAt }: CallRefusal,
): Promise<string | null> {
  const { context, language, brand } = visitor;
  const speech = await speechOf(language);
  if (AWAY.has(reason) && isPlayer(visitor)) {
    const pause = await playPause(context, visitor.player.id);
    if (!pause) return null;
    const why = pauseText(pause, { ...speech, timeZone: brand.timeZone });
    return reason === "onABreak" ? why : `${why} ${speech.t("limits.away.deposit.text")}`;
  }
  if (CODES[reason][1] !== MOMENT || !until) return null;
  const waitsMs = until.getTime() - context.now().getTime();
  if (waitsMs <= MINUTE_MS) return null;
  const { timeZone } = brand;
  const moment = formatMoment(until, language, timeZone);
  if (reason === "nicknameTooSoon") return speech.t("persona.reasons.nicknameTooSoon", { moment });
  if (waitsMs >= CLOCK_MS) return speech.t("calls.againFrom", { moment });
  return speech.t("reasons.tooMany", { time: formatTime(until, language, timeZone) });
}
