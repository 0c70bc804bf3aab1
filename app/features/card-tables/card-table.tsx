import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { HokmFelt } from "./hokm-felt.tsx";
import { MatchEnd } from "./match-end.tsx";
import { OwnHand } from "./own-hand.tsx";
import { PasurFelt } from "./pasur-felt.tsx";
import type { ShownTable } from "./shown-table.ts";
import { standOf } from "./table-stand.ts";
import { TurnClock } from "./turn-clock.tsx";
import { useLiveTable } from "./use-live-table.ts";
import { WaitingTable } from "./waiting-table.tsx";

/** One table, in whatever state it is. */
export function CardTable({ table, answer }: { table: ShownTable; answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  const { isLive, isOwnTurn } = standOf(table);
  useLiveTable(table, { isLive, isOwnTurn, answer });
  return (
    <>
      {table.state === "open" || table.state === "staking" ? (
        <WaitingTable table={table} answer={answer} />
      ) : null}
      {isLive ? null : <MatchEnd table={table} answer={answer} />}
      <Felt table={table} isLive={isLive} answer={answer} />
      <p className="table-facts">
        {t("tables.facts", { buyIn: table.buyIn, share: table.share, rake: table.rake })}
      </p>
      {table.state === "playing" && table.isOwn ? <Forfeit table={table} /> : null}
      <details className="opens">
        <summary>{t("tables.proof.title")}</summary>
        <p>{t("tables.proof.text")}</p>
        <p className="table-proof__code" dir="ltr">
          {table.commitment}
        </p>
      </details>
    </>
  );
}

type FeltProps = { table: ShownTable; isLive: boolean; answer: FormAnswer | undefined };

function Felt({ table, isLive, answer }: FeltProps) {
  const { t } = useSpeech();
  const { card, state } = table;
  if (!card) return null;
  return (
    <section className={`felt felt--${card.game}`} aria-label={t("tables.table")}>
      {card.game === "pasur" ? (
        <PasurFelt table={table} view={card} />
      ) : (
        <HokmFelt table={table} view={card} />
      )}
      {state === "playing" && card.turn !== null ? (
        <div className="felt__turn">
          <p role="status">{table.turnText}</p>
          <TurnClock key={table.version} seconds={table.secondsLeft} />
        </div>
      ) : null}
      {table.place !== null && isLive ? <OwnHand table={table} card={card} answer={answer} /> : null}
      {table.isOwn || state !== "playing" ? null : <p className="felt__note">{t("tables.watching")}</p>}
    </section>
  );
}

/** Asked twice: the button stands behind a line that says what it costs. */
function Forfeit({ table }: { table: ShownTable }) {
  const { t } = useSpeech();
  return (
    <details className="opens table-forfeit">
      <summary>{t("tables.forfeit.title")}</summary>
      <PostForm id="forfeit" action={table.path}>
        <input type="hidden" name="intent" value="forfeit" />
        <input type="hidden" name="table" value={table.tableId} />
        <p>{t(table.game === "hokm" ? "tables.forfeit.textTeam" : "tables.forfeit.text")}</p>
        <Button kind="danger">{t("tables.forfeit.submit")}</Button>
      </PostForm>
    </details>
  );
}
