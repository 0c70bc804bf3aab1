import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";

/** That what was typed is kept from now on. */
export function Saved() {
  const { t } = useSpeech();
  return (
    <Notice kind="good">
      <p>{t("security.profile.saved")}</p>
    </Notice>
  );
}
