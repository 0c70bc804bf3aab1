import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { CardFace } from "./card.tsx";
import type { ShownTable } from "./shown-table.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

type WaitingTableProps = { table: ShownTable; answer: FormAnswer | undefined };

/** A table before the first card: who is there, and the ways out and on. */
export function WaitingTable({ table, answer }: WaitingTableProps) {
  const { t } = useSpeech();
  const free = Array.from({ length: table.seats }, (_, seat) => seat);
  return (
    <section className="felt felt--waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title" role="status">
        {table.state === "staking"
          ? t("tables.staking")
          : t("tables.seated", { taken: table.taken, seats: table.seats })}
      </h2>
      <ul className="felt__chairs" aria-hidden="true">
        {free.map((seat) => (
          <li key={seat} className={seat < table.taken ? "chair chair--taken" : "chair"}>
            {seat < table.taken ? <CardFace card="back" /> : null}
          </li>
        ))}
      </ul>
      {table.state === "open" ? (
        <>
          <p>{t("tables.waitHint")}</p>
          <div className="felt__ways">
            {table.houseIn === null ? null : <House key={table.tableId} table={table} answer={answer} />}
            <PostForm id="leave" action={table.path} answer={answer}>
              <input type="hidden" name="intent" value="leave" />
              <input type="hidden" name="table" value={table.tableId} />
              <Button kind="quiet">{t("tables.leave")}</Button>
            </PostForm>
          </div>
        </>
      ) : null}
    </section>
  );
}

function House({ table, answer }: WaitingTableProps) {
  const { t } = useSpeech();
  const wait = useSecondsLeft(table.houseIn ?? 0);
  if (table.houseAsked) return <p role="timer">{t("tables.house.coming", { count: wait })}</p>;
  return (
    <PostForm id="house" action={table.path} answer={answer}>
      <input type="hidden" name="intent" value="house" />
      <input type="hidden" name="table" value={table.tableId} />
      <Button kind="primary">{t("tables.house.ask")}</Button>
      <p className="felt__note">{t(wait > 0 ? "tables.house.soon" : "tables.house.now", { count: wait })}</p>
    </PostForm>
  );
}
