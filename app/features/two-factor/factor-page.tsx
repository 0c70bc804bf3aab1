import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { FactorOn } from "./factor-on.tsx";
import { FactorSetup } from "./factor-setup.tsx";
import type { ShownFactor } from "./shown-factor.ts";

type FactorPageProps = { factor: ShownFactor; isJustOff: boolean; answer: FormAnswer | undefined };

/** Two-step sign-in as it stands: off, waiting for the first code, or on. */
export function FactorPage({ factor, isJustOff, answer }: FactorPageProps) {
  const { t } = useSpeech();
  return (
    <>
      <p className="page__intro">{t("twoFactor.intro")}</p>
      {isJustOff && factor.state === "off" ? <Notice kind="good">{t("twoFactor.off.done")}</Notice> : null}
      {factor.state === "on" ? <FactorOn {...factor} answer={answer} /> : null}
      {factor.state === "begun" ? <FactorSetup {...factor} answer={answer} /> : null}
      {factor.state === "off" ? (
        <PostForm id="begin" answer={answer} className="stack panel cashier-form">
          <input type="hidden" name="intent" value="begin" />
          <p>{t("twoFactor.begin.text")}</p>
          <Button kind="primary">{t("twoFactor.begin.submit")}</Button>
        </PostForm>
      ) : null}
    </>
  );
}
