import { type MouseEvent, useContext, useEffect, useRef } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { FormScope, fieldId } from "./form-scope.ts";
import { labelOf } from "./label-of.ts";

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
              {name === "" ? sentence : <FieldLink id={fieldId(scope, name)} sentence={sentence} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A rule such as "at least 6 characters" says nothing by itself: here it is said of the field that it leads to. */
function FieldLink({ id, sentence }: { id: string; sentence: string }) {
  const { t } = useSpeech();
  const label = labelOf(id);

  // Going to the address of the field would be going on, and then the page would have no answer to show any more.
  function lead(event: MouseEvent) {
    event.preventDefault();
    document.getElementById(id)?.focus();
  }

  return (
    <a href={`#${id}`} onClick={lead}>
      {label ? t("site.form.ofField", { label, sentence }) : sentence}
    </a>
  );
}

function sentencesOf({ errors }: FormAnswer): { name: string; sentence: string }[] {
  return Object.entries(errors).flatMap(([name, sentences]) =>
    sentences.map((sentence) => ({ name, sentence })),
  );
}
