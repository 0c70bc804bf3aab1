import { Link } from "@remix-run/react";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";

/** In place of a form that asks for the password, to who has never chosen one. */
export function FirstPasswordLink({ href }: { href: string }) {
  const { t } = useSpeech();
  return (
    <Notice kind="info">
      <p>{t("security.profile.passwordFirst")}</p>
      <p>
        <Link to={href}>{t("security.profile.setPassword")}</Link>
      </p>
    </Notice>
  );
}
