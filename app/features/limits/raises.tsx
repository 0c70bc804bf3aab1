import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { limitsPath } from "./limits-path.ts";
import type { ShownLimit } from "./shown-limits.ts";

type RaisesProps = { limits: readonly ShownLimit[]; answer: FormAnswer | undefined };

/** The looser limits that wait: from when each can be confirmed, and the way to leave all as it is. */
export function Raises({ limits, answer }: RaisesProps) {
  const { t } = useSpeech();
  if (limits.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="limits-raises">
      <h2 id="limits-raises">{t("limits.raises.title")}</h2>
      {limits.map(({ name, raise }) =>
        raise ? (
          <PostForm
            key={name}
            id={`raise-${name}`}
            action={limitsPath()}
            answer={answer?.values.name === name ? answer : undefined}
            className="stack panel"
          >
            <input type="hidden" name="name" value={name} />
            <p>
              <bdi>{raise.wish}</bdi>
            </p>
            <p>{raise.when}</p>
            <Button kind={raise.canConfirm ? "quiet" : "primary"} name="intent" value="cancel">
              {t("limits.raises.cancel")}
            </Button>
            {raise.canConfirm ? (
              <Button kind="primary" name="intent" value="confirm">
                {t("limits.raises.confirm")}
              </Button>
            ) : null}
          </PostForm>
        ) : null,
      )}
    </section>
  );
}
