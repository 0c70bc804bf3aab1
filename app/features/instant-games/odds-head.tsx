import { useSpeech } from "#app/i18n/speech.tsx";

/** The head of a table of odds: what may happen, its chance (where the table has them), and what it pays. */
export function OddsHead({ what, hasChance = true }: { what: string; hasChance?: boolean }) {
  const { t } = useSpeech();
  return (
    <thead>
      <tr>
        <th scope="col">{what}</th>
        {hasChance ? <th scope="col">{t("instant.page.chance")}</th> : null}
        <th scope="col" className="paytable__amount">
          {t("instant.page.pays")}
        </th>
      </tr>
    </thead>
  );
}
