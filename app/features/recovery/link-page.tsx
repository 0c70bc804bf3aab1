import { Link } from "@remix-run/react";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

type LinkFormProps = { intro: string; action: string; rule: string; answer: FormAnswer | undefined };

/** What a link from a mail opens while it holds. */
export function LinkForm({ intro, ...form }: LinkFormProps) {
  const { t } = useSpeech();
  return (
    <NewPasswordForm {...form} asksOld={false} submit={t("codes.newPassword.submit")}>
      <p>{intro}</p>
    </NewPasswordForm>
  );
}

/** The same when it holds no longer, with the way to another one. */
export function LinkEnded({ href }: { href: string }) {
  const { t } = useSpeech();
  return (
    <div className="stack">
      <Notice kind="warning">{t("codes.reasons.linkEnded")}</Notice>
      <Link className="button button--primary" to={href}>
        {t("codes.newPassword.another")}
      </Link>
    </div>
  );
}
