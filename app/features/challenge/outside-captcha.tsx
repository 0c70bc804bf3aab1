import { useEffect, useRef, useState } from "react";
import { FieldFrame } from "#app/components/fields/field-frame.tsx";
import { useFieldParts } from "#app/components/fields/form-scope.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { CaptchaWidget } from "#app/lib/browser/captcha-widget.ts";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { AskedChallenge } from "./asked-challenge.ts";
import { ChallengeInputs } from "./challenge-inputs.tsx";
import { drawWidget } from "./draw-widget.ts";
import { useEdition } from "./use-edition.ts";

export type OutsideCaptchaProps = {
  widget: CaptchaWidget;
  challenge: AskedChallenge;
  /** Whether our picture may be read instead; where the widget goes with a code, the picture is asked for there. */
  hasPicture: boolean;
  answer: FormAnswer | undefined;
};

/** The widget of a provider outside (S08): by script alone. Without script, or where it cannot be had, our picture stands in. */
export function OutsideCaptcha({ widget, challenge, hasPicture, answer }: OutsideCaptchaProps) {
  const [shown, setShown] = useState<"served" | "widget" | "picture">("served");
  const edition = useEdition(answer);
  useEffect(() => setShown("widget"), []);
  if (shown !== "widget" && !hasPicture) return null;
  return (
    <MoreTexts texts={challenge.texts}>
      {shown === "widget" ? (
        <Widget
          key={edition}
          widget={widget}
          answer={answer}
          hasPicture={hasPicture}
          onGiveUp={() => setShown("picture")}
        />
      ) : (
        <>
          {shown === "served" ? <WithoutScript /> : null}
          <ChallengeInputs challenge={challenge} answer={answer} />
        </>
      )}
    </MoreTexts>
  );
}

function WithoutScript() {
  const { t } = useSpeech();
  return <p className="quiet">{t("challenge.insteadOfOutside")}</p>;
}

type WidgetProps = Omit<OutsideCaptchaProps, "challenge"> & { onGiveUp: () => void };

function Widget({ widget, answer, hasPicture, onGiveUp }: WidgetProps) {
  const { t, language } = useSpeech();
  const parts = useFieldParts({ name: "captcha", answer });
  const box = useRef<HTMLDivElement>(null);
  const giveUp = useRef(onGiveUp);
  const [token, setToken] = useState("");
  useEffect(() => {
    if (!box.current) return;
    return drawWidget(box.current, widget, { language, onToken: setToken, onFault: () => giveUp.current() });
  }, [widget, language]);
  return (
    <FieldFrame label={t("challenge.outside")} parts={parts}>
      <div id={parts.id} tabIndex={-1} ref={box} className="outside-captcha" />
      <input type="hidden" name="captchaToken" value={token} />
      {hasPicture ? (
        <button type="button" className="button button--quiet" onClick={onGiveUp}>
          {t("challenge.usePicture")}
        </button>
      ) : null}
    </FieldFrame>
  );
}
