import type { ReactNode } from "react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { subLoginPaths } from "#app/lib/paths/sub-login-paths.ts";

type MakeSubLoginProps = {
  title: string;
  /** Changes with each form that the server makes anew. */
  edition: string;
  answer: FormAnswer | undefined;
  /** The fields of the first password, of the rights, and of what proves the owner. */
  children: ReactNode;
};

/** A name, a first password and what it may. */
export function MakeSubLoginPage({ title, edition, answer, children }: MakeSubLoginProps) {
  const { t } = useSpeech();
  return (
    <>
      <p>
        <a href={subLoginPaths.subLogins()}>{t("subLogins.back")}</a>
      </p>
      <h1>{title}</h1>
      <p className="page__intro">{t("subLogins.makeIntro")}</p>
      <PostForm answer={answer} edition={edition} className="stack panel cashier-form">
        <Field
          name="username"
          label={t("subLogins.columns.name")}
          answer={answer}
          required
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        {children}
        <Button kind="primary">{t("subLogins.make")}</Button>
      </PostForm>
    </>
  );
}
