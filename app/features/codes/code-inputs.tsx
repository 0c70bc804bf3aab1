import { type MouseEvent, useContext } from "react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { FormScope } from "#app/components/fields/form-scope.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { type AskedCode, TO_FIELD } from "./asked-code.ts";
import { postToFrame } from "./post-to-frame.ts";
import { useCodeFrame } from "./use-code-frame.ts";

export type CodeInputsProps = { code: AskedCode; answer: FormAnswer | undefined };

/** What code-field.tsx shows: the button that sends a code, the frame that says what became of it, and the field. */
export function CodeInputs({ code, answer }: CodeInputsProps) {
  return (
    <MoreTexts texts={code.texts}>
      <SendCode {...code} />
      <CodeInput answer={answer} />
    </MoreTexts>
  );
}

function SendCode({ purpose, channel }: AskedCode) {
  const { t } = useSpeech();
  const name = `${useContext(FormScope)}-code`;
  const { frame, againIn, said, onLoad, press } = useCodeFrame();
  const action = paths.sendCode({ purpose, channel, field: TO_FIELD[channel] });

  function send(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const { form } = event.currentTarget;
    if (form && press(event.timeStamp)) postToFrame(form, action, name);
  }

  return (
    <div className="code-field">
      {/* The first button of a form is the one that Enter presses: it has to be that of the form itself. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <Button
        kind="quiet"
        formAction={action}
        formMethod="post"
        formTarget={name}
        formNoValidate
        disabled={againIn > 0}
        onClick={send}
      >
        {againIn > 0
          ? t("codes.field.again", { seconds: againIn })
          : t(channel === "sms" ? "codes.field.sendSms" : "codes.field.sendMail")}
      </Button>
      <iframe
        ref={frame}
        className="code-field__frame"
        name={name}
        src={action}
        title={t("codes.field.frame")}
        onLoad={onLoad}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

function CodeInput({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  return (
    <Field
      name="verificationCode"
      label={t("codes.field.label")}
      hint={t("codes.field.hint")}
      answer={answer}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      maxLength={20}
      dir="ltr"
    />
  );
}
