import { Button } from "#app/components/button.tsx";
import { FactorCodeField } from "#app/components/fields/factor-code-field.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

type FactorOnProps = { since: string; codesLeft: number; answer: FormAnswer | undefined };

/** Since when it is on, how many recovery codes are left, and the two things that can be done about it. */
export function FactorOn({ since, codesLeft, answer }: FactorOnProps) {
  const { t } = useSpeech();
  const answerOf = (intent: string) => (answer?.values.intent === intent ? answer : undefined);
  return (
    <>
      <Notice kind="good">
        <p>{t("twoFactor.state.on", { moment: since })}</p>
        <p>{t("twoFactor.on.codesLeft", { count: codesLeft })}</p>
      </Notice>
      <PostForm id="renew" answer={answerOf("renew")} className="stack panel cashier-form">
        <input type="hidden" name="intent" value="renew" />
        <h2>{t("twoFactor.renew.title")}</h2>
        <p>{t("twoFactor.renew.text")}</p>
        <FactorCodeField label={t("twoFactor.fields.code")} answer={answerOf("renew")} />
        <Button kind="quiet">{t("twoFactor.renew.submit")}</Button>
      </PostForm>
      <PostForm id="off" answer={answerOf("off")} className="stack panel cashier-form">
        <input type="hidden" name="intent" value="off" />
        <h2>{t("twoFactor.off.title")}</h2>
        <p>{t("twoFactor.off.text")}</p>
        <FactorCodeField label={t("twoFactor.fields.code")} answer={answerOf("off")} />
        <PasswordField
          name="password"
          label={t("twoFactor.fields.password")}
          answer={answerOf("off")}
          required
          autoComplete="current-password"
        />
        <Button kind="danger">{t("twoFactor.off.submit")}</Button>
      </PostForm>
    </>
  );
}
