import type { ReactNode } from "react";
import { Notice } from "#app/components/notice.tsx";
import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { FairLinks } from "#app/components/play/fair-links.tsx";
import { OddsLine } from "#app/components/play/odds-line.tsx";
import { SessionSums } from "#app/components/play/session-sums.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { usePanel } from "#app/lib/page/frame.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { ShownRecall, ShownTable } from "./shown-table.ts";
import { timesText } from "./written.ts";
import "#app/components/play/opens.css";
import "#app/components/play/playing-card.css";
import "#app/styles/play/play-screen.css";
import "#app/styles/play/stake-button.css";
import "./rounds.css";

const liveTable = onDemand(() => import("./live-table.tsx").then(({ LiveTable }) => LiveTable));
const recalled = onDemand(() => import("./recalled-round.tsx").then(({ RecalledRound }) => RecalledRound));
const odds = onDemand(() => import("./stakes/odds.tsx").then(({ Odds }) => Odds));

type RoundPageProps = {
  table: ShownTable;
  /** One stake as it was, instead of the table as it is. */
  recall: ShownRecall | null;
  numbersHref: string;
  answer: FormAnswer | undefined;
  children: ReactNode;
};

/** A game of shared rounds. What is drawn and what moves is a script of its own; this is what stands around it. */
export function RoundPage({ table, recall, numbersHref, answer, children }: RoundPageProps) {
  const { t, language } = useSpeech();
  const { player } = usePanel() ?? {};
  const { name, funds, sums, facts } = table;
  return (
    <div className="page rounds">
      <h1>
        {name} <span className={`tag funds funds--${funds}`}>{t(`play.funds.${funds}`)}</span>
      </h1>
      <OddsLine
        rtp={facts.rtp}
        top={{ name: t("rounds.odds.topWin"), written: timesText(facts.topWinAt, language) }}
      />
      {player && player.funds !== funds ? <Notice kind="warning">{t("play.otherFunds")}</Notice> : null}
      {recall ? (
        <OnDemand of={recalled} props={{ recall }} />
      ) : (
        <OnDemand of={liveTable} props={{ table, answer }} />
      )}
      <p className="quiet rounds__funds">{t(funds === "trial" ? "play.trialNote" : "play.realNote")}</p>
      {children}
      <SessionSums sums={sums} played={t("play.session.rounds", { count: sums.played })} />
      <OnDemand of={odds} props={{ table }} />
      <FairLinks numbersHref={numbersHref} />
      <p>
        <a href={paths.games(table.category)}>{t("play.toLobby")}</a>
      </p>
    </div>
  );
}
