import type { EmptyWords } from "#app/components/empty-state.tsx";
import type { Speaker } from "#app/i18n/speech.tsx";
import { pauseText } from "#app/lib/pause-text.ts";
import type { Pause } from "#server/limits/index.ts";

/** What a page does not offer to anybody who is away: keys under `limits.away`. */
type NotOffered = "deposit" | "rewards" | "mall" | "application" | "friends";

/** Says to a player who is away what is not offered to them, until when, and what stays theirs; null for who may play. */
export function shownAway(pause: Pause | null, what: NotOffered, speaker: Speaker): EmptyWords | null {
  return pause && { title: speaker.t(`limits.away.${what}.title`), text: awayText(pause, what, speaker) };
}

/** The same without a title. */
export function awayText(pause: Pause, what: NotOffered | "promotion", speaker: Speaker): string {
  const further = speaker.t(`limits.away.${what}.${pause.until === null ? "forEver" : "text"}`);
  return `${pauseText(pause, speaker)} ${further}`;
}
