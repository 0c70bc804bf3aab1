import { type Speech, useSpeech } from "#app/i18n/speech.tsx";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import type { PublicRound } from "#server/studio/rounds/index.ts";
import { outcomeText } from "../outcome-text.ts";
import type { ShownTable } from "../shown-table.ts";
import { numberText } from "../written.ts";
import { CalledOff } from "./called-off.tsx";

type BoardPlateProps = {
  table: Pick<ShownTable, "own" | "asset">;
  round: PublicRound | null;
  nowMs: number;
  isTold: boolean;
};

/** In words: where the round stands, how it ended and what it came to for oneself, and when something happens next. */
export function BoardPlate({ table, round, nowMs, isTold }: BoardPlateProps) {
  const speech = useSpeech();
  const { t, language } = speech;
  const nextAt = round?.state === "betting" ? round.closesAt : (round?.endsAt ?? null);
  const left = nextAt === null ? 0 : Math.max(0, Math.ceil((nextAt - nowMs) / 1000));
  return (
    <div className="rounds-board__plate">
      <p className="rounds-board__number">
        {round ? t("rounds.round", { number: numberText(round.number, language) }) : ""}
      </p>
      <div role="status" aria-live="polite">
        <p className="rounds-board__state">{stateText(round, isTold, speech)}</p>
        {isTold && round?.state === "cancelled" ? <CalledOff round={round} /> : null}
        {isTold ? <OwnResult table={table} round={round} /> : null}
      </div>
      <p className="rounds-board__next">
        {round && nextAt !== null && left > 0 ? nextText(round, left, speech) : "\u00a0"}
      </p>
      {round?.state === "betting" ? (
        <TimeLeft from={round.opensAt} to={round.closesAt} nowMs={nowMs} />
      ) : null}
    </div>
  );
}

function nextText({ state }: PublicRound, count: number, { t }: Speech): string {
  return state === "betting" ? t("rounds.state.closesIn", { count }) : t("rounds.state.nextIn", { count });
}

function stateText(round: PublicRound | null, isTold: boolean, speech: Speech): string {
  const { t } = speech;
  if (!round) return t("rounds.state.paused");
  if (round.state === "betting") return t("rounds.state.betting");
  if (round.state === "cancelled") return t("rounds.state.cancelled");
  if (round.outcome) return isTold ? outcomeText(round.outcome, speech) : t("rounds.state.revealing");
  return round.state === "drawing" ? t("rounds.state.flying") : t("rounds.state.closing");
}

/** What one has back of this round; only more than was staked is called a win. */
function OwnResult({ table, round }: Pick<BoardPlateProps, "table" | "round">) {
  const { t, language } = useSpeech();
  const own = table.own.filter(({ roundId, payoutMinor }) => roundId === round?.id && payoutMinor !== null);
  if (own.length === 0 || round?.state !== "settled") return null;
  const sum = (pick: (stake: (typeof own)[number]) => string | null) =>
    own.reduce((all, stake) => all + BigInt(pick(stake) ?? "0"), 0n);
  const paid = sum(({ payoutMinor }) => payoutMinor);
  const isWin = paid > sum(({ stakeMinor }) => stakeMinor);
  if (paid === 0n) return <p>{t("rounds.own.noWin")}</p>;
  return (
    <p className={isWin ? "rounds-board__win" : ""}>
      {t("rounds.own.youGet", { amount: formatMoney(money(paid, table.asset), language) })}
    </p>
  );
}

function TimeLeft({ from, to, nowMs }: { from: number; to: number; nowMs: number }) {
  const share = Math.max(0, Math.min(1, (to - nowMs) / (to - from)));
  return (
    <svg className="rounds-board__left" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
      <rect className="rounds-board__left-all" width="100" height="2" />
      <rect className="rounds-board__left-now" width={Math.round(share * 1000) / 10} height="2" />
    </svg>
  );
}
