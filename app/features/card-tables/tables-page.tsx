import type { ReactNode } from "react";
import { Notice } from "#app/components/notice.tsx";
import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { FairLinks } from "#app/components/play/fair-links.tsx";
import { SessionSums } from "#app/components/play/session-sums.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { usePanel } from "#app/lib/page/frame.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { ShownTables } from "./shown-table.ts";
import "#app/components/play/opens.css";
import "#app/components/play/playing-card.css";
import "#app/styles/play/play-screen.css";
import "#app/styles/play/stake-button.css";
import "./card-tables.css";

const cardTable = onDemand(() => import("./card-table.tsx").then(({ CardTable }) => CardTable));
const tableChoice = onDemand(() => import("./table-choice.tsx").then(({ TableChoice }) => TableChoice));

type TablesPageProps = {
  tables: ShownTables;
  numbersHref: string;
  answer: FormAnswer | undefined;
  children: ReactNode;
};

/** A card game: its tables or one of them, what the session has come to, and the rules. */
export function TablesPage({ tables, numbersHref, answer, children }: TablesPageProps) {
  const { t } = useSpeech();
  const { player } = usePanel() ?? {};
  const { name, funds, room, table } = tables;
  return (
    <div className="page card-tables">
      <h1>
        {name} <span className={`tag funds funds--${funds}`}>{t(`play.funds.${funds}`)}</span>
      </h1>
      {player && player.funds !== funds ? <Notice kind="warning">{t("play.otherFunds")}</Notice> : null}
      {table ? <OnDemand of={cardTable} props={{ table, answer }} /> : null}
      {room ? <OnDemand of={tableChoice} props={{ sessionId: tables.sessionId, room, answer }} /> : null}
      <p className="quiet">{t(funds === "trial" ? "play.trialNote" : "play.realNote")}</p>
      {children}
      <SessionSums sums={tables.sums} played={t("tables.matches", { count: tables.sums.played })} />
      <section className="odds" aria-labelledby="rules-title">
        <h2 id="rules-title">{t("tables.rules.title")}</h2>
        {tables.rules.intro.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {tables.rules.parts.map(({ title, lines }) => (
          <details key={title} className="opens">
            <summary>{title}</summary>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        ))}
        <FairLinks numbersHref={numbersHref} />
      </section>
      <p>
        <a href={paths.games("PVP")}>{t("play.toLobby")}</a>
      </p>
    </div>
  );
}
