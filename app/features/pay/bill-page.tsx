import { useSpeech } from "#app/i18n/speech.tsx";
import { incomePaths } from "#app/lib/paths/income-paths.ts";
import { PayFacts } from "./pay-facts.tsx";
import { PayTable } from "./pay-table.tsx";
import type { ShownBill } from "./shown-pay.ts";

/** One bill: what it came to, what was counted, each step from there, and what was paid of it. */
export function BillPage({ shown }: { shown: ShownBill }) {
  const { t } = useSpeech();
  const { title, facts, tables, timeZone } = shown;
  return (
    <>
      <h1>{title}</h1>
      <PayFacts name="bill" facts={facts} />
      {tables.map((table) => (
        <PayTable key={table.name} table={table} />
      ))}
      <p className="quiet">{t("member.timeZone", { zone: timeZone })}</p>
      <p>
        <a href={incomePaths.income()}>{t("pay.one.back")}</a>
      </p>
    </>
  );
}
