import { Amount } from "#app/components/amount.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownMove } from "./shown-wallets.ts";

/** The latest moves: how each stands, what happens next, and what the ledger wrote. */
export function Moves({ moves }: { moves: readonly ShownMove[] }) {
  const { t } = useSpeech();
  return (
    <section>
      <h2>{t("transfers.fund.recent")}</h2>
      {moves.length === 0 ? (
        <p className="quiet">{t("transfers.fund.none")}</p>
      ) : (
        <RecordTable
          caption={t("transfers.fund.recent")}
          columns={[
            { name: "when", title: t("transfers.fund.when") },
            { name: "way", title: t("transfers.fund.way") },
            { name: "amount", title: t("transfers.fund.amount"), kind: "amount" },
            { name: "state", title: t("transfers.fund.state") },
            { name: "next", title: t("transfers.fund.next") },
          ]}
          rows={moves.map(({ id, when, way, amount, state, next, lines }) => ({
            id,
            cells: {
              when,
              way,
              amount: lines ? (
                <a href={lines} aria-label={`${amount}: ${t("transfers.fund.lines")}`}>
                  <Amount value={amount} />
                </a>
              ) : (
                <Amount value={amount} />
              ),
              state: <span data-testid="move-state">{state}</span>,
              next,
            },
          }))}
        />
      )}
    </section>
  );
}
