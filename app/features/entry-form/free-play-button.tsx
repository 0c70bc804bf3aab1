import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";

type FreePlayButtonProps = { redirectTo: string; answer?: FormAnswer | undefined };

const TO_A_GAME = /^\/play\/[^/?#]+/;

/**
 * A try without an account of one's own (L09): a form by itself, so it stands beside another and never inside one.
 * Only where the operator offers it (FREEPLAY3). On the way to a game it opens that at once.
 */
export function FreePlayButton({ redirectTo, answer }: FreePlayButtonProps) {
  const { t } = useSpeech();
  const [toGame] = TO_A_GAME.exec(redirectTo) ?? [];
  return (
    <PostForm action={toGame ?? paths.freePlay()} id="free-play" answer={answer} className="stack">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Button kind="quiet" name="funds" value="trial" className="button--wide">
        {t("entry.freePlay.submit")}
      </Button>
      <p className="field__hint">{t("entry.freePlay.hint")}</p>
    </PostForm>
  );
}
