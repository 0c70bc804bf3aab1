import { useSpeech } from "#app/i18n/speech.tsx";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { PayFacts } from "./pay-facts.tsx";
import { PayTable } from "./pay-table.tsx";
import type { ShownRebate } from "./shown-pay.ts";

/** What came of rates in one day: the sum, each kind of game, and each step. */
export function RebatePage({ shown }: { shown: ShownRebate }) {
  const { t } = useSpeech();
  const { title, facts, owed, tables, timeZone } = shown;
  return (
    <>
      <h1>{title}</h1>
      <PayFacts name="rebate" facts={facts} />
      {owed === null ? null : <p>{owed}</p>}
      {tables.map((table) => (
        <PayTable key={table.name} table={table} />
      ))}
      <p className="quiet">{t("member.timeZone", { zone: timeZone })}</p>
      <p>
        <a href={memberPaths.rates()}>{t("pay.rates.back")}</a>
      </p>
    </>
  );
}
