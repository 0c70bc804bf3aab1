import { useSpeech } from "#app/i18n/speech.tsx";
import { PayTable } from "./pay-table.tsx";
import type { ShownRates } from "./shown-pay.ts";

/** What somebody gets back of stakes, and each day of it. */
export function RatesPage({ shown }: { shown: ShownRates }) {
  const { t } = useSpeech();
  const { title, rates, days, older, timeZone } = shown;
  return (
    <>
      <h1>{title}</h1>
      <p className="page__intro">{t("pay.rates.intro")}</p>
      <PayTable table={rates} />
      <PayTable table={days} />
      {older === null ? null : (
        <p>
          <a className="button" href={older} rel="next">
            {t("pay.older")}
          </a>
        </p>
      )}
      <p className="quiet">{t("member.timeZone", { zone: timeZone })}</p>
    </>
  );
}
