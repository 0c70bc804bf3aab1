import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { AskedField } from "#server/accounts/index.ts";

type ProfileFormProps = {
  /** What may be put right. */
  fields: readonly AskedField[];
  /** What is there now, by field. */
  values: Readonly<Record<string, string>>;
  answer: FormAnswer | undefined;
};

/** What a player told of themselves and may tell otherwise; the password shows that it is they. */
export function ProfileForm({ fields, values, answer }: ProfileFormProps) {
  const { t } = useSpeech();
  return (
    <PostForm answer={answer} className="stack panel cashier-form">
      {fields.map(({ field, required, rule, minLength, maxLength }) => {
        const name = t(`entry.fields.${field}`);
        return (
          <Field
            key={field}
            name={field}
            label={required ? name : t("entry.optional", { label: name })}
            hint={answer?.errors[field]?.includes(rule) ? undefined : rule}
            answer={answer}
            defaultValue={values[field]}
            required={required}
            minLength={minLength}
            maxLength={maxLength}
            autoComplete={field === "payeeName" ? "name" : "off"}
            spellCheck={false}
          />
        );
      })}
      <PasswordField
        name="password"
        label={t("security.profile.password")}
        hint={t("security.profile.passwordHint")}
        answer={answer}
        required
        autoComplete="current-password"
      />
      <Button kind="primary">{t("security.profile.submit")}</Button>
    </PostForm>
  );
}
