import { speechOf } from "#app/i18n/speech.server.ts";
import { formatMoment, formatTime } from "#app/lib/dates.ts";
import { pauseText } from "#app/lib/pause-text.ts";
import { HOUR_MS, MINUTE_MS } from "../core/time.ts";
import { isPlayer, type Visitor } from "../http/visitor/visitor.ts";
import { playPause } from "../limits/index.ts";
import type { CallRefusal } from "./call.ts";
import { CODES } from "./codes.ts";

const MOMENT: string = CODES.tooMany[1];

/** By the clock alone a time is said that is less far than this, and with its day any other. */
const CLOCK_MS = 12 * HOUR_MS;

/**
 * What a refusal says where the sentence of its code would not be true of this player now: an exclusion is no break, and
 * may be for ever, and neither an hour nor a week is a moment. Null for all others.
 */
export async function ownSentence(
  visitor: Visitor,
  { reason, retryAt, until = retryAt }: CallRefusal,
): Promise<string | null> {
  const { context, language, brand } = visitor;
  const speech = await speechOf(language);
  if (reason === "onABreak" && isPlayer(visitor)) {
    const pause = await playPause(context, visitor.player.id);
    const speaker = { ...speech, timeZone: brand.timeZone };
    return pause?.kind === "exclusion" ? pauseText(pause, speaker) : null;
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
