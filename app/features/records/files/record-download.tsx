import { useSpeech } from "#app/i18n/speech.tsx";

/** The way to a record as a file. Not a link of the router, because what it leads to is no page. */
export function RecordDownload({ href, listedMax }: { href: string; listedMax: number }) {
  const { t } = useSpeech();
  return (
    <p>
      <a href={href} download data-testid="record-csv">
        {t("transfers.record.download")}
      </a>{" "}
      <span className="quiet">{t("transfers.record.downloadHint", { count: listedMax })}</span>
    </p>
  );
}
