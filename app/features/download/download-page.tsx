import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownDoor } from "./door.tsx";
import { Doors } from "./doors.tsx";
import { downloadPaths } from "./download-paths.ts";
import { InstallGuide } from "./install-guide.tsx";
import { LightMode } from "./light-mode.tsx";
import "#app/styles/areas/download.css";

type DownloadPageProps = {
  readonly brand: string;
  readonly doors: readonly ShownDoor[];
  readonly isLite: boolean;
};

/** Where the house is reached and how it comes onto a phone. */
export function DownloadPage({ brand, doors, isLite }: DownloadPageProps) {
  const { t } = useSpeech();
  const hasFile = doors.some(({ origin }) => origin === null);
  return (
    <article className="page stack download">
      <h1>{t("download.title", { brand })}</h1>
      <p className="download__text">{t("download.lead", { brand })}</p>
      <Doors doors={doors} brand={brand} />
      <InstallGuide brand={brand} />
      {hasFile ? null : (
        <Notice kind="warning" title={t("download.noFile.title")}>
          <p>{t("download.noFile.text")}</p>
        </Notice>
      )}
      <LightMode isOn={isLite} />
      <section className="stack" aria-labelledby="proof">
        <h2 id="proof">{t("download.proof.title")}</h2>
        <p className="download__text">{t("download.proof.text")}</p>
        <p className="download__links">
          <a href={downloadPaths.signedList()}>{t("download.proof.list")}</a>
          <a href={downloadPaths.keys()}>{t("download.proof.key")}</a>
        </p>
      </section>
    </article>
  );
}
