import type { Speech } from "#app/i18n/speech.tsx";
import { formatMoney } from "#server/core/numbers/money.ts";
import type { PlayNotice } from "#server/limits/index.ts";
import { limitsPath } from "./limits-path.ts";
import { durationText } from "./written.ts";

/**
 * What a page of a game says of the play that is going on, written by its loader: the browser has no texts of limits, and
 * none of the addresses of a member.
 */
export type ShownNotice = {
  readonly sentences: readonly string[];
  readonly link: string;
  readonly href: string;
};

/** How long one has played, what it came to, and what one's own limit leaves; null when nothing is played. */
export function shownNotice(
  { session, minutesLeft }: PlayNotice,
  { language, t }: Speech,
): ShownNotice | null {
  if (!session) return null;
  const played = t("limits.notice.played", {
    time: durationText(session.minutes, t),
    net: formatMoney(session.net, language),
  });
  const left = minutesLeft === null ? [] : [t("limits.notice.left", { time: durationText(minutesLeft, t) })];
  return { sentences: [played, ...left], link: t("limits.title"), href: limitsPath() };
}

export function PlayNoticeLine({ sentences, link, href }: ShownNotice) {
  return (
    <p className="quiet" role="status" data-testid="play-notice">
      {sentences.join(" ")} <a href={href}>{link}</a>
    </p>
  );
}
