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
  /** What is said, each with the way to the page that says more. */
  readonly parts: readonly { readonly text: string; readonly link: string; readonly href: string }[];
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
  return { parts: [{ text: [played, ...left].join(" "), link: t("limits.title"), href: limitsPath() }] };
}

export function PlayNoticeLine({ parts }: ShownNotice) {
  return (
    <p className="quiet" role="status" data-testid="play-notice">
      {parts.map(({ text, link, href }) => (
        <span key={href}>
          {text} <a href={href}>{link}</a>{" "}
        </span>
      ))}
    </p>
  );
}
