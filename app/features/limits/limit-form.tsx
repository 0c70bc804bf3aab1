import { Link } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { limitsPath } from "./limits-path.ts";
import type { ShownLimit } from "./shown-limits.ts";

type LimitFormProps = { limit: ShownLimit; example: string; answer: FormAnswer | undefined };

/** One limit: what it counts, what it is now, and what it shall be. */
export function LimitForm({ limit, example, answer }: LimitFormProps) {
  const { t } = useSpeech();
  const { name, title, counts, hasCeiling, ceiling, used, typed } = limit;
  const isTime = name === "session";
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="page__intro">{t(`limits.explain.${counts}`)}</p>
      <dl className="facts">
        <dt>{t("limits.change.present")}</dt>
        <dd>
          <bdi>{ceiling}</bdi>
        </dd>
        {used ? (
          <>
            <dt>{t("limits.list.used")}</dt>
            <dd>
              <bdi>{used}</bdi>
            </dd>
          </>
        ) : null}
      </dl>
      <PostForm id="limit" action={limitsPath({ change: name })} answer={answer} className="stack panel">
        <input type="hidden" name="name" value={name} />
        <Field
          name="ceiling"
          label={t(isTime ? "limits.change.minutes" : "limits.change.amount")}
          hint={isTime ? t("limits.change.minutesHint") : t("limits.change.amountHint", { example })}
          answer={answer}
          defaultValue={typed}
          inputMode={isTime ? "numeric" : "decimal"}
          dir="ltr"
          maxLength={40}
          autoComplete="off"
          required
        />
        <p className="field__hint">{t(hasCeiling ? "limits.change.effect" : "limits.change.first")}</p>
        <Button kind="primary" name="intent" value="set">
          {t("limits.change.save")}
        </Button>
        {hasCeiling ? (
          <Button kind="quiet" name="intent" value="remove">
            {t("limits.change.remove")}
          </Button>
        ) : null}
      </PostForm>
      <p>
        <Link to={limitsPath()}>{t("limits.change.back")}</Link>
      </p>
    </div>
  );
}
