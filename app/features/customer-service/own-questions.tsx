import { EmptyState } from "#app/components/empty-state.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import { Lines } from "./lines.tsx";
import type { ShownOwnQuestion } from "./shown-question.ts";

type OwnQuestionsProps = {
  title: string;
  questions: readonly ShownOwnQuestion[];
  /** Where the next page begins; null on the last. */
  next: string | null;
};

/** What a member asked the house, the latest first, each with its answer once there is one (M16). */
export function OwnQuestions({ title, questions, next }: OwnQuestionsProps) {
  const { t } = useSpeech();
  return (
    <>
      <h1>{title}</h1>
      <p>
        <a className="button button--primary" href={paths.customerService()}>
          {t("states.service.own.ask")}
        </a>
      </p>
      {questions.length === 0 ? (
        <EmptyState title={t("states.service.own.none")} text={t("states.service.own.noneText")} />
      ) : (
        <ul className="stack">
          {questions.map((question) => (
            <li key={question.reference} className="panel stack" data-testid="question">
              <OwnQuestion {...question} />
            </li>
          ))}
        </ul>
      )}
      {next ? (
        <p>
          <a className="button" href={next} rel="next">
            {t("states.service.own.older")}
          </a>
        </p>
      ) : null}
    </>
  );
}

function OwnQuestion({ reference, href, at, state, text, answer }: ShownOwnQuestion) {
  const { t } = useSpeech();
  return (
    <>
      <h2>
        <a href={href}>
          <bdi>{reference}</bdi>
        </a>
      </h2>
      <p className="quiet">
        {at} · {state}
      </p>
      <Lines text={text} />
      {answer === null ? null : (
        <>
          <h3>{t("states.service.ask.sent.answer")}</h3>
          <Lines text={answer} />
        </>
      )}
    </>
  );
}
