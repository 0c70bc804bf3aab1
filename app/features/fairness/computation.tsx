import { useSpeech } from "#app/i18n/speech.tsx";

/** How a round is computed, for whoever wants to do it without us. */
export function Computation() {
  const { t } = useSpeech();
  return (
    <section className="stack">
      <h2>{t("play.verify.how")}</h2>
      <ol>
        <li>{t("play.verify.how1")}</li>
        <li>{t("play.verify.how2")}</li>
        <li>{t("play.verify.how3")}</li>
        <li>{t("play.verify.how4")}</li>
      </ol>
    </section>
  );
}
