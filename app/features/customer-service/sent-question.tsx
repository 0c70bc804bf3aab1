import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import { Lines } from "./lines.tsx";
import type { WayOfAnswer } from "./question-form.tsx";

export type ShownQuestion = {
  readonly reference: string;
  readonly at: string;
  /** Null while nobody has answered. */
  readonly answer: string | null;
  readonly answered: WayOfAnswer;
};

/** A question that was sent, and the answer once there is one. What was asked is not shown again. */
export function SentQuestion({ reference, at, answer, answered }: ShownQuestion) {
  const { t } = useSpeech();
  return (
    <>
      <Notice kind="good" title={t(`states.service.ask.sent.${answer === null ? "waits" : "answered"}`)}>
        <dl className="facts">
          <dt>{t("states.service.ask.sent.reference")}</dt>
          <dd>
            <bdi className="reference__text" data-testid="reference">
              {reference}
            </bdi>
          </dd>
          <dt>{t("states.service.ask.sent.at")}</dt>
          <dd>{at}</dd>
        </dl>
        {answer === null ? <p>{t(`states.service.ask.sent.how.${answered}`)}</p> : null}
      </Notice>
      {answer === null ? null : (
        <section className="panel stack">
          <h2>{t("states.service.ask.sent.answer")}</h2>
          <Lines text={answer} />
        </section>
      )}
      <p>
        <a href={paths.customerService()}>{t("states.service.ask.sent.another")}</a>
      </p>
    </>
  );
}
