import { SessionSums } from "#app/components/play/session-sums.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownSums } from "#app/lib/shown-sums.ts";
import { Odds } from "./odds.tsx";
import type { ShownOdds } from "./shown-odds.ts";

type SessionAndOddsProps = {
  session: ShownSums;
  theme: string;
  odds: ShownOdds;
};

/** What stands below the machine and the bet, and is read rather than played with: a script of its own. */
export function SessionAndOdds({ session, theme, odds }: SessionAndOddsProps) {
  const { t } = useSpeech();
  return (
    <>
      <SessionSums sums={session} played={t("play.session.rounds", { count: session.played })} />
      <Odds theme={theme} odds={odds} />
    </>
  );
}
