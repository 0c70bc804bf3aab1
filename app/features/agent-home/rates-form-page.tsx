import { Button } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { RateFields, type ShownRateField } from "./rate-fields.tsx";

type RatesFormProps = {
  title: string;
  fields: readonly ShownRateField[];
  isDone: boolean;
  answer: FormAnswer | undefined;
};

/** What somebody directly below an agent gets back of stakes, and the form to change it. */
export function RatesFormPage({ title, fields, isDone, answer }: RatesFormProps) {
  const { t } = useSpeech();
  return (
    <>
      <p>
        <a href={rewardPaths.agentTeam()}>{t("partner.team.title")}</a>
      </p>
      <h1>{title}</h1>
      <p className="page__intro">{t("partner.rates.intro")}</p>
      {isDone ? <Notice kind="good">{t("partner.rates.done")}</Notice> : null}
      {fields.length === 0 ? (
        <EmptyState title={t("partner.rates.none")} />
      ) : (
        <PostForm answer={answer} className="stack panel cashier-form">
          <RateFields fields={fields} answer={answer} />
          <Button kind="primary">{t("partner.rates.save")}</Button>
        </PostForm>
      )}
    </>
  );
}
