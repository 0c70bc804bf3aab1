import { Amount } from "#app/components/amount.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownRedemption } from "./shown-mall.ts";

/** What a member has given points for, each with the movement behind it. */
export function RedemptionList({ redeemed }: { redeemed: readonly ShownRedemption[] }) {
  const { t } = useSpeech();
  const title = t("rewards.mall.list.title");
  return (
    <section className="stack">
      <h2>{title}</h2>
      {redeemed.length === 0 ? (
        <p className="quiet">{t("rewards.mall.list.empty")}</p>
      ) : (
        <RecordTable
          caption={title}
          columns={[
            { name: "when", title: t("rewards.mall.list.when") },
            { name: "what", title: t("rewards.mall.list.what") },
            { name: "amount", title: t("rewards.mall.list.amount"), kind: "amount" },
            { name: "points", title: t("rewards.mall.list.points"), kind: "amount" },
          ]}
          rows={redeemed.map(({ id, when, what, order, points, amount, lines }) => ({
            id,
            cells: {
              when,
              what: (
                <>
                  {what}
                  {order ? <Way {...order} /> : null}
                </>
              ),
              amount: amount ? <Amount value={amount} /> : "–",
              points: (
                <a href={lines} aria-label={`${points}: ${t("rewards.mall.list.lines")}`}>
                  {points}
                </a>
              ),
            },
          }))}
        />
      )}
    </section>
  );
}

/** How far a thing is that was sent for, and where it goes. */
function Way({ state, note, to }: NonNullable<ShownRedemption["order"]>) {
  return (
    <small className="quiet" data-testid="order">
      <br />
      {state}
      {note ? (
        <>
          : <bdi>{note}</bdi>
        </>
      ) : null}
      <br />
      <bdi>{to}</bdi>
    </small>
  );
}
