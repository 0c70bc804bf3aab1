import { Button } from "#app/components/button.tsx";
import { FactorCodeField } from "#app/components/fields/factor-code-field.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

type FactorSetupProps = {
  picture: string;
  address: string;
  secret: string;
  answer: FormAnswer | undefined;
};

/** The secret for the app, as a picture and as text, and the proof that the app has it. */
export function FactorSetup({ picture, address, secret, answer }: FactorSetupProps) {
  const { t } = useSpeech();
  const isOwn = answer?.values.intent !== "begin";
  return (
    <section className="stack panel cashier-form">
      <h2>{t("twoFactor.setup.title")}</h2>
      <p>{t("twoFactor.setup.scan")}</p>
      <img
        className="factor__picture"
        src={picture}
        alt={t("twoFactor.setup.picture")}
        width="208"
        height="208"
      />
      <p>{t("twoFactor.setup.type")}</p>
      <p className="factor__secret" dir="ltr">
        <code>{secret}</code>
      </p>
      <p>
        <a href={address}>{t("twoFactor.setup.open")}</a>
      </p>
      <PostForm id="on" answer={isOwn ? answer : undefined} className="stack">
        <input type="hidden" name="intent" value="on" />
        <FactorCodeField
          label={t("twoFactor.setup.code")}
          hint={t("twoFactor.setup.codeHint")}
          inputMode="numeric"
          answer={isOwn ? answer : undefined}
        />
        <PasswordField
          name="password"
          label={t("twoFactor.fields.password")}
          answer={isOwn ? answer : undefined}
          required
          autoComplete="current-password"
        />
        <Button kind="primary">{t("twoFactor.setup.submit")}</Button>
      </PostForm>
      <PostForm id="begin" answer={isOwn ? undefined : answer}>
        <input type="hidden" name="intent" value="begin" />
        <Button kind="quiet">{t("twoFactor.setup.again")}</Button>
      </PostForm>
    </section>
  );
}
