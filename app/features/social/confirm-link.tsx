import { Button } from "#app/components/button.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

type ConfirmLinkProps = { name: string; account: string; answer: FormAnswer | undefined };

/** Somebody has come back from a provider: the password says that the player wants it. */
export function ConfirmLink({ name, account, answer }: ConfirmLinkProps) {
  const { t } = useSpeech();
  return (
    <section className="stack panel cashier-form">
      <h2>{t("twoFactor.linked.confirm.title", { provider: name })}</h2>
      <p>{t("twoFactor.linked.confirm.text", { account })}</p>
      <PostForm id="link" answer={answer} className="stack">
        <input type="hidden" name="intent" value="link" />
        <PasswordField
          name="password"
          label={t("twoFactor.fields.password")}
          answer={answer}
          required
          autoComplete="current-password"
        />
        <Button kind="primary">{t("twoFactor.linked.confirm.submit")}</Button>
      </PostForm>
      <PostForm id="cancel">
        <input type="hidden" name="intent" value="cancel" />
        <Button kind="quiet">{t("twoFactor.linked.confirm.cancel")}</Button>
      </PostForm>
    </section>
  );
}
