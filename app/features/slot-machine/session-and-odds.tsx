import { SessionSums } from "#app/components/play/session-sums.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownSums } from "#app/lib/shown-sums.ts";
import { Odds } from "./odds.tsx";
import type { ShownOdds } from "./shown-odds.ts";

type SessionAndOddsProps = {
  session: ShownSums;
  theme: string;
  odds: ShownOdds;
  latest: ShownLatest;
};

/** The last rounds of the session, each with where it says how it was decided. */
export type ShownLatest = {
  readonly title: string;
  readonly rounds: readonly { readonly id: string; readonly href: string; readonly text: string }[];
};

/** What stands below the machine and the bet, and is read rather than played with: a script of its own. */
export function SessionAndOdds({ session, theme, odds, latest }: SessionAndOddsProps) {
  const { t } = useSpeech();
  return (
    <>
      <SessionSums sums={session} played={t("play.session.rounds", { count: session.played })} />
      {latest.rounds.length > 0 ? (
        <details className="odds__lines">
          <summary>{latest.title}</summary>
          <ul>
            {latest.rounds.map(({ id, href, text }) => (
              <li key={id}>
                <a href={href}>
                  <bdi>{text}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <Odds theme={theme} odds={odds} />
    </>
  );
}
