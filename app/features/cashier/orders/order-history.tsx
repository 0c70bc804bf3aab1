import { Amount } from "#app/components/amount.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";

/** Few have so many orders. */
const pages = onDemand(() => import("#app/components/pages.tsx").then((part) => part.Pages));

/** One order in a list, everything written in the visitor's language. */
export type ShownOrderRow = {
  readonly reference: string;
  readonly href: string;
  readonly when: string;
  readonly method: string;
  readonly amount: string;
  readonly state: string;
  /** How the state is to be taken: it waits for somebody, ended well, or did not come to pass. */
  readonly mood: OrderMood;
};

export type OrderMood = "waiting" | "good" | "over";

type OrderHistoryProps = {
  title: string;
  rows: readonly ShownOrderRow[];
  pageNo: number;
  totalPages: number;
  hrefOf: (pageNo: number) => string;
};

/** The orders of a player so far, the latest first. */
export function OrderHistory({ title, rows, pageNo, totalPages, hrefOf }: OrderHistoryProps) {
  const { t } = useSpeech();
  return (
    <section id="history" aria-labelledby="history-title">
      <h2 id="history-title" className="heading">
        <span className="heading__text">{title}</span>
      </h2>
      {rows.length === 0 ? (
        <EmptyState title={t("cashier.history.empty")} text={t("cashier.history.emptyText")} />
      ) : (
        <RecordTable
          caption={title}
          columns={[
            { name: "when", title: t("cashier.history.when") },
            { name: "method", title: t("cashier.history.method") },
            { name: "amount", title: t("cashier.history.amount"), kind: "amount" },
            { name: "state", title: t("cashier.history.state") },
            { name: "reference", title: t("cashier.history.reference") },
          ]}
          rows={rows.map(({ reference, href, when, method, amount, state, mood }) => ({
            id: reference,
            cells: {
              when,
              method,
              amount: <Amount value={amount} />,
              state: <span className={`order-state order-state--${mood}`}>{state}</span>,
              reference: (
                <a href={href} data-testid="order">
                  <bdi>{reference}</bdi>
                </a>
              ),
            },
          }))}
        />
      )}
      {totalPages > 1 ? <OnDemand of={pages} props={{ pageNo, totalPages, hrefOf }} /> : null}
    </section>
  );
}
