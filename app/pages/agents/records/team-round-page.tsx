import type { ReactNode } from "react";
import { PayFacts } from "#app/features/pay/pay-facts.tsx";
import { PayTable } from "#app/features/pay/pay-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownTeamRound } from "./shown-team-round.server.ts";

/** One round of somebody in a team: what it came to, what moved, and below it the round itself. */
export function TeamRoundPage({ shown, children }: { shown: ShownTeamRound; children: ReactNode }) {
  const { t } = useSpeech();
  return (
    <>
      <h1>{shown.title}</h1>
      <PayFacts name="team-round" facts={shown.facts} />
      <PayTable table={shown.movements} />
      {children}
      <p>
        <a href={shown.back}>{t("pay.betting.back")}</a>
      </p>
    </>
  );
}
