import { useFetcher } from "@remix-run/react";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { roundTablePath } from "#app/lib/paths/rounds-paths.ts";
import { Board, revealMs } from "./boards/board.tsx";
import { BoardPlate } from "./boards/board-plate.tsx";
import { Fairness } from "./fairness.tsx";
import { History } from "./history.tsx";
import { Others } from "./others.tsx";
import type { ShownTable } from "./shown-table.ts";
import { OwnStakes } from "./stakes/own-stakes.tsx";
import { refusedIn, type TableAnswer } from "./stakes/stake-answer.ts";
import { StakeForm } from "./stakes/stake-form.tsx";
import { useLiveRound } from "./use-live-round.ts";

type LiveTableProps = { table: ShownTable; answer: FormAnswer | undefined };

/** The table: what is drawn on it, where one stakes, and what has been staked. */
export function LiveTable({ table, answer }: LiveTableProps) {
  const { t } = useSpeech();
  const { round, nowMs, isAlive, isMoving } = useLiveRound(table);
  const fetcher = useFetcher<TableAnswer>();
  const isBetting = round?.state === "betting" && nowMs < round.closesAt;
  const sinceMs = isMoving && round?.drawnAt && round.outcome ? nowMs - round.drawnAt : null;
  const isTold = sinceMs === null || round?.outcome === null || sinceMs >= revealMs(round);
  const history = table.history.filter(({ number }) => isTold || number !== round?.number);
  const said = refusedIn(fetcher.data) ?? (answer?.values.intent === "cashOut" ? undefined : answer);
  const refused = said?.values.roundId === round?.id ? said : undefined;
  return (
    <div className={`rounds__table rounds__table--${table.kind}`}>
      <section className={`rounds-board rounds-board--${table.kind}`} aria-label={table.name}>
        <Board kind={table.kind} round={round} nowMs={nowMs} sinceMs={isTold ? null : sinceMs} />
        <BoardPlate table={table} round={round} nowMs={nowMs} isTold={isTold} />
        <noscript>
          <p className="rounds-board__again">
            <a href={roundTablePath(table.sessionId)}>{t("rounds.state.lookAgain")}</a>
          </p>
        </noscript>
      </section>
      <div className="rounds__stake">
        {isBetting && round ? (
          <StakeForm
            table={table}
            roundId={round.id}
            answer={refused}
            via={isAlive ? fetcher.Form : undefined}
          />
        ) : (
          <p className="quiet rounds__closed">{t("rounds.stake.closed")}</p>
        )}
        <OwnStakes
          table={table}
          round={round}
          nowMs={nowMs}
          isAlive={isAlive}
          isTold={isTold}
          answer={answer}
        />
      </div>
      <div className="rounds__more">
        <History history={history} />
        <Others round={round} isTold={isTold} />
        <Fairness round={round} isTold={isTold} clientSeed={table.clientSeed} clientBy={table.clientBy} />
      </div>
    </div>
  );
}
