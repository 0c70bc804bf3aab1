import type { ReactNode } from "react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";

type OpenAccountProps = {
  title: string;
  /** Changes with each form that the server makes anew. */
  edition: string;
  /** What is said of the account that was just opened; null before. */
  opened: string | null;
  answer: FormAnswer | undefined;
  /** The fields of the first password, and of what proves the agent. */
  children: ReactNode;
};

/** A name and a first password for somebody else; whatever only they can say they say at the first login. */
export function OpenAccountPage({ title, edition, opened, answer, children }: OpenAccountProps) {
  const { t } = useSpeech();
  const kinds = (["member", "agent"] as const).map((value) => ({
    value,
    text: t(`partner.links.kinds.${value}`),
  }));
  return (
    <>
      <p>
        <a href={rewardPaths.agentAccounts()}>{t("partner.links.back")}</a>
      </p>
      <h1>{title}</h1>
      <p className="page__intro">{t("partner.opening.intro")}</p>
      {opened ? <Notice kind="good">{opened}</Notice> : null}
      <PostForm answer={answer} edition={edition} className="stack panel cashier-form">
        <Field
          name="username"
          label={t("partner.opening.username")}
          answer={answer}
          required
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <SelectField name="kind" label={t("partner.links.kind")} options={kinds} answer={answer} />
        <p>{t("partner.opening.first")}</p>
        {children}
        <Button kind="primary">{t("partner.opening.submit")}</Button>
      </PostForm>
    </>
  );
}
