import { Link } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { limitsPath } from "./limits-path.ts";
import type { ShownOffer } from "./shown-limits.ts";

type PauseFormProps = {
  offer: ShownOffer;
  /** What is over before it, a sentence each. */
  runsOut: readonly string[];
  answer: FormAnswer | undefined;
};

/** The last step before a pause begins: what it means, until when, and the way back. */
export function PauseForm({ offer: { term, kind, until }, runsOut, answer }: PauseFormProps) {
  const { t } = useSpeech();
  return (
    <div className="page">
      <h1>{t(`limits.${kind}.ask`)}</h1>
      <dl className="facts">
        <dt>{t("limits.confirm.term")}</dt>
        <dd>{t(`limits.terms.${term}`)}</dd>
        <dt>{t("limits.confirm.until")}</dt>
        <dd>{until}</dd>
      </dl>
      <h2>{t("limits.confirm.whatHappens")}</h2>
      <ul>
        <li>{t("limits.confirm.stops")}</li>
        <li>{t("limits.confirm.stays")}</li>
        {term === "forEver" ? <li>{t("limits.confirm.bonus")}</li> : null}
        {runsOut.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>{t("limits.confirm.final")}</li>
      </ul>
      <PostForm id="pause" action={limitsPath({ confirm: term })} answer={answer} className="stack panel">
        <input type="hidden" name="term" value={term} />
        <Button
          kind={kind === "exclusion" ? "danger" : "primary"}
          name="intent"
          value={kind === "exclusion" ? "exclude" : "timeOut"}
        >
          {t(`limits.${kind}.submit`)}
        </Button>
      </PostForm>
      <p>
        <Link to={limitsPath()}>{t("limits.confirm.back")}</Link>
      </p>
    </div>
  );
}
