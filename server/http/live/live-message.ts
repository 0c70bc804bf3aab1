import { formatDay, formatHour, formatMoment } from "#app/lib/dates.ts";
import type { Message } from "../../chat/index.ts";
import type { Language } from "../../core/languages.ts";

/** A message as a page shows it. Nothing in it says which player wrote it. */
export type ShownMessage = {
  readonly seq: number;
  readonly alias: string;
  /** Under which name it stands, and with which picture. */
  readonly name: string;
  readonly avatar: string | null;
  readonly body: string;
  readonly at: string;
  /** Hour and minute, the day, and both, as the visitor's language writes them. */
  readonly hour: string;
  readonly day: string;
  readonly moment: string;
};

export type Reading = { readonly language: Language; readonly timeZone: string };

export function shownMessage(
  { seq, alias, name, avatar, body, sentAt }: Message,
  { language, timeZone }: Reading,
): ShownMessage {
  return {
    seq,
    alias,
    name,
    avatar,
    body,
    at: sentAt.toISOString(),
    hour: formatHour(sentAt, language, timeZone),
    day: formatDay(sentAt, language, timeZone),
    moment: formatMoment(sentAt, language, timeZone),
  };
}
