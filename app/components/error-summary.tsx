import { useContext, useEffect, useRef } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/form-answer.ts";
import { FormScope, fieldId } from "./form-scope.ts";

/**
 * Everything that was wrong with a form, on top of it, each error leading to its field. It is announced,
 * and with script it takes the focus, so that nobody looks for what happened.
 */
export function ErrorSummary({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  const scope = useContext(FormScope);
  const summary = useRef<HTMLDivElement>(null);
  const errors = answer ? sentencesOf(answer) : [];

  useEffect(() => {
    if (answer) summary.current?.focus();
  }, [answer]);

  if (errors.length === 0 && !answer?.refused) return null;
  return (
    <div className="notice notice--error" role="alert" tabIndex={-1} ref={summary}>
      <div className="notice__body">
        <h2 className="notice__title">{t("site.form.problem")}</h2>
        <ul className="notice__list">
          {answer?.refused ? <li>{t(`reasons.${answer.refused}`)}</li> : null}
          {errors.map(({ name, sentence }) => (
            <li key={name + sentence}>
              {name === "" ? sentence : <a href={`#${fieldId(scope, name)}`}>{sentence}</a>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function sentencesOf({ errors }: FormAnswer): { name: string; sentence: string }[] {
  return Object.entries(errors).flatMap(([name, sentences]) =>
    sentences.map((sentence) => ({ name, sentence })),
  );
}
