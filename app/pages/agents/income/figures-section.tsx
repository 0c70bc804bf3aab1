import { RecordTable } from "#app/components/record-table.tsx";
import { PayFilters } from "#app/features/pay/pay-filters.tsx";
import { ProfitChart } from "#app/features/records/profit/profit-chart.tsx";
import { RecordSearch } from "#app/features/records/record-search.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownFigures } from "./shown-figures.server.ts";

/** What a team came to in some time, beside the time before; each figure leads to the list that makes it. */
export function FiguresSection({ shown }: { shown: ShownFigures }) {
  const { t } = useSpeech();
  const { filters, days, isBad } = shown;
  return (
    <section className="stack" data-testid="figures">
      <h2>{t("pay.overview.title")}</h2>
      <PayFilters filters={filters} />
      {isBad ? <p role="alert">{t("pay.profit.badRange")}</p> : null}
      <RecordSearch action={shown.action} days={days} badDays={[]} selects={[]} kept={{}} />
      {isBad ? null : <Figures shown={shown} />}
    </section>
  );
}

function Figures({ shown: { figures, chart, asOf } }: { shown: ShownFigures }) {
  const { t } = useSpeech();
  const columns = [
    { name: "figure", title: t("pay.overview.figure") },
    { name: "now", title: t("pay.overview.now"), kind: "amount" as const },
    { name: "before", title: t("pay.overview.before"), kind: "amount" as const },
  ];
  const rows = figures.map(({ name, title, value, before, href }) => ({
    id: name,
    cells: {
      figure: title,
      now: (
        <a href={href} data-testid={`figure-${name}`}>
          {value}
        </a>
      ),
      before,
    },
  }));
  return (
    <>
      <RecordTable caption={t("pay.overview.title")} columns={columns} rows={rows} />
      {chart ? <ProfitChart {...chart} /> : null}
      <p className="quiet">{asOf}</p>
    </>
  );
}
