import { useSpeech } from "#app/i18n/speech.tsx";
import { VERIFY_PATH } from "#app/lib/paths/verify-paths.ts";

/** Below the rules of a game: every number of it as a file, and the page that checks its rounds. */
export function FairLinks({ numbersHref }: { numbersHref: string }) {
  const { t } = useSpeech();
  return (
    <p className="row">
      <a href={numbersHref}>{t("play.fairness.numbers")}</a>
      <a href={VERIFY_PATH}>{t("play.fairness.check")}</a>
    </p>
  );
}
