import { useSpeech } from "#app/i18n/speech.tsx";
import { VECTORS_FILE, VERIFIER_FILE } from "#app/lib/verify-paths.ts";

/** The file that computes every round without us. */
export function OfflineCheck() {
  const { t } = useSpeech();
  return (
    <section className="stack">
      <h2>{t("games.verify.offline")}</h2>
      <p>{t("games.verify.offlineText")}</p>
      <p>
        <a className="button button--quiet" href={VERIFIER_FILE} download>
          {t("games.verify.download")}
        </a>
      </p>
      <p>
        {t("games.verify.offlineUse")}
        <br />
        <code dir="ltr">node nard-verify.mjs "…"</code>
      </p>
      <p>
        {t("games.verify.offlineStakes")}
        <br />
        <code dir="ltr">node nard-verify.mjs "…" --stakes stakes.json</code>
      </p>
      <p>
        <a href={VECTORS_FILE}>{t("games.verify.vectors")}</a>
      </p>
    </section>
  );
}
