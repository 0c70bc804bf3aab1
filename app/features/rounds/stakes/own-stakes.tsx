import { useFetcher } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { roundTablePath } from "#app/lib/paths/rounds-paths.ts";
import { multiplierAt } from "#server/core/flight.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import type { PublicRound } from "#server/studio/rounds/index.ts";
import type { ShownOwnStake, ShownTable } from "../shown-table.ts";
import { spotName, timesText } from "../written.ts";
import { refusedIn, type TableAnswer } from "./stake-answer.ts";
import { Hidden } from "./stake-form.tsx";

type OwnStakesProps = {
  table: ShownTable;
  round: PublicRound | null;
  nowMs: number;
  isAlive: boolean;
  /** While cards are turned nobody is told what they come to. */
  isTold: boolean;
  answer: FormAnswer | undefined;
};

/** One's own stakes in the round, with the way out of a flight. */
export function OwnStakes({ table, round, nowMs, isAlive, isTold, answer }: OwnStakesProps) {
  const { t } = useSpeech();
  const own = table.own.filter(({ roundId }) => roundId === round?.id);
  const late = lateStake(table);
  const isFlying = table.kind === "crash" && round?.state === "drawing";
  return (
    <section className="own-stakes" aria-labelledby="own-title">
      <h2 id="own-title">{t("rounds.own.title")}</h2>
      {late ? <Notice kind="info">{t("rounds.own.late", { amount: isolated(late.stake) })}</Notice> : null}
      {own.length === 0 ? <p className="quiet">{t("rounds.own.none")}</p> : null}
      <ul className="own-stakes__list">
        {own.map((stake) => (
          <li key={stake.wagerId} className="own-stakes__stake">
            <span>
              <bdi>{stake.stake}</bdi> <StakeChoice stake={stake} />
            </span>
            {isFlying && stake.state === "staked" && !hasPassed(stake, round, nowMs) ? (
              <CashOutForm
                table={table}
                stake={stake}
                round={round}
                nowMs={nowMs}
                isAlive={isAlive}
                answer={answer}
              />
            ) : (
              <StakeState table={table} stake={stake} isTold={isTold} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The latest stake, where it went back although its round was played: until the next one stands, that is to be seen. */
function lateStake({ own: [latest], history }: ShownTable): ShownOwnStake | null {
  if (!latest || (latest.state !== "returned" && latest.state !== "returning")) return null;
  return history.some(({ id, state }) => id === latest.roundId && state === "settled") ? latest : null;
}

/** Its cash-out is being made, and the next look at the page says so. */
function hasPassed({ auto }: ShownOwnStake, { drawnAt }: PublicRound, nowMs: number): boolean {
  return auto !== null && drawnAt !== null && multiplierAt(nowMs - drawnAt) >= auto;
}

export function StakeChoice({ stake: { spot, auto } }: { stake: Pick<ShownOwnStake, "spot" | "auto"> }) {
  const speech = useSpeech();
  const { t, language } = speech;
  if (spot !== null) return <strong>{spotName(spot, speech)}</strong>;
  if (auto === null) return null;
  return <span className="quiet">{t("rounds.own.byItself", { at: timesText(auto, language) })}</span>;
}

function StakeState({ table, stake, isTold }: { table: ShownTable; stake: ShownOwnStake; isTold: boolean }) {
  const { t, language } = useSpeech();
  const { state, payoutMinor, payout, at, stakeMinor, recordHref } = stake;
  if (state === "refused") return <span>{t("rounds.own.refused")}</span>;
  if (state === "returned" || state === "returning") return <span>{t("rounds.own.returned")}</span>;
  if (payoutMinor === null || payout === null || !isTold) return <span>{t("rounds.own.waiting")}</span>;
  const isWin = BigInt(payoutMinor) > BigInt(stakeMinor);
  return (
    <span className={isWin ? "own-stakes__win" : ""}>
      {table.kind === "crash" && payoutMinor !== "0" && at !== null
        ? `${t("rounds.own.left", { at: timesText(at, language) })} · `
        : ""}
      {payoutMinor === "0" ? t("rounds.own.lost") : t("rounds.own.paid", { amount: payout })}{" "}
      <a href={recordHref}>{t("rounds.own.record")}</a>
    </span>
  );
}

type CashOutFormProps = Omit<OwnStakesProps, "isTold" | "round"> & {
  round: PublicRound;
  stake: ShownOwnStake;
};

/** The server's clock decides when it was; what the button says is where the flight is now. */
function CashOutForm({ table, stake, round, nowMs, isAlive, answer }: CashOutFormProps) {
  const { t, language } = useSpeech();
  const fetcher = useFetcher<TableAnswer>();
  const at = multiplierAt(nowMs - (round.drawnAt ?? nowMs));
  const worth = money((BigInt(stake.stakeMinor) * BigInt(at)) / 100n, table.asset);
  const refused = refusedIn(fetcher.data) ?? (answer?.values.wagerId === stake.wagerId ? answer : undefined);
  return (
    <PostForm
      id={`leave-${stake.wagerId}`}
      action={roundTablePath(table.sessionId)}
      answer={refused}
      className="own-stakes__leave"
      {...(isAlive ? { via: fetcher.Form as never } : {})}
    >
      <Hidden fields={{ intent: "cashOut", wagerId: stake.wagerId, ...(isAlive ? { live: "1" } : {}) }} />
      <Button kind="primary" className="button--wide cash-out">
        {isAlive
          ? t("rounds.crash.cashOutFor", { amount: formatMoney(worth, language) })
          : t("rounds.crash.cashOut")}
      </Button>
    </PostForm>
  );
}
