import { useSpeech } from "#app/i18n/speech.tsx";
import { FAIRNESS_PATH, KEY_PATH, VECTORS_FILE, VERIFIER_FILE } from "#app/lib/paths/verify-paths.ts";

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
        {t("games.verify.keyText")}{" "}
        <a href={KEY_PATH}>
          <bdi dir="ltr">{KEY_PATH}</bdi>
        </a>
      </p>
      <Command said={t("games.verify.offlineUse")}>node nard-verify.mjs "…" --key …</Command>
      <Command said={t("games.verify.offlineStakes")}>
        node nard-verify.mjs "…" --key … --stakes stakes.json
      </Command>
      <p>{t("games.verify.offlineKey")}</p>
      <p>
        <a href={VECTORS_FILE}>{t("games.verify.vectors")}</a>
      </p>
      <p>
        <a href={FAIRNESS_PATH}>{t("games.verify.rules")}</a>
      </p>
    </section>
  );
}

function Command({ said, children }: { said: string; children: string }) {
  return (
    <p>
      {said}
      <br />
      <code lang="en" dir="ltr">
        {children}
      </code>
    </p>
  );
}
