import { useRef, useState } from "react";
import { Field } from "#app/components/fields/field.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { AskedChallenge } from "./asked-challenge.ts";
import { useEdition } from "./use-edition.ts";
import { useSlider } from "./use-slider.ts";
import { useHeldForm, useWork, type Work } from "./use-work.ts";

export type ChallengeInputsProps = {
  challenge: AskedChallenge;
  answer: FormAnswer | undefined;
  /** With script a piece is moved into its gap instead (SLIDERLOGIN3). Until it is there, letters stand in for it. */
  hasSlider?: boolean;
};

/** What challenge-field.tsx shows. After each answer of the form there is a new picture. */
export function ChallengeInputs({ challenge, answer, hasSlider = false }: ChallengeInputsProps) {
  const [likesLetters, setLikesLetters] = useState(false);
  const { ticket, texts, refusesSlider } = challenge;
  const edition = useEdition(answer);
  const work = useWork(ticket, edition);
  const Slider = useSlider(hasSlider && !likesLetters && !refusesSlider && work.state !== "none");
  return (
    <MoreTexts texts={texts}>
      <input type="hidden" name="captchaTicket" value={ticket} />
      <WorkField work={work} />
      {Slider ? (
        <Slider key={edition} ticket={ticket} answer={answer} onGiveUp={() => setLikesLetters(true)} />
      ) : (
        <Letters key={edition} ticket={ticket} answer={answer} />
      )}
    </MoreTexts>
  );
}

/** Anybody who is quicker than the browser is told that it is still at work, and what was pressed is done then. */
function WorkField({ work }: { work: Work }) {
  const { t } = useSpeech();
  const field = useRef<HTMLInputElement>(null);
  const isHeld = useHeldForm(field, work.state === "underWay");
  return (
    <>
      <input type="hidden" name="work" ref={field} value={work.state === "done" ? work.result : ""} />
      {isHeld ? <p role="status">{t("challenge.working")}</p> : null}
    </>
  );
}

/** The picture stands in a frame of its own, where another is asked for without losing what was typed. */
function Letters({ ticket, answer }: { ticket: string; answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  return (
    <>
      <iframe className="challenge-frame" src={paths.challenge(ticket)} title={t("challenge.picture")} />
      <Field
        name="captcha"
        label={t("challenge.letters")}
        hint={t("challenge.lettersHint")}
        answer={answer}
        required
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
      />
    </>
  );
}
