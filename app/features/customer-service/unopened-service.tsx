import { useEffect, useState } from "react";
import { Button } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { type QuestionAsked, QuestionForm } from "./question-form.tsx";
import { SentQuestion, type ShownQuestion } from "./sent-question.tsx";

type UnopenedServiceProps = {
  /** There is an entry, and it does not open: not the same as a house without one. */
  readonly isBroken: boolean;
  readonly asked: QuestionAsked;
  /** Where what they asked before is listed; null for whoever has no such list. */
  readonly own: string | null;
  readonly sent: ShownQuestion | null;
  readonly answer: FormAnswer | undefined;
};

/** Where customer service was asked for and there is none to open: the house is asked in writing. */
export function UnopenedService({ isBroken, asked, own, sent, answer }: UnopenedServiceProps) {
  const { t } = useSpeech();
  return (
    <>
      {isBroken ? (
        <Notice kind="warning">
          <p>{t("states.service.broken")}</p>
        </Notice>
      ) : null}
      {sent ? (
        <SentQuestion {...sent} />
      ) : (
        <>
          <p>{t("states.service.none")}</p>
          <QuestionForm asked={asked} answer={answer} />
        </>
      )}
      {own ? (
        <p>
          <a href={own}>{t("states.service.own.title")}</a>
        </p>
      ) : null}
      <p>
        {t("states.service.help")} <a href={paths.helpCentre()}>{t("states.service.toHelp")}</a>
      </p>
      <CloseWindow />
    </>
  );
}

/** Only in a window that was opened for this page: a browser lets no other be closed, and who came here by a link goes back. */
function CloseWindow() {
  const { t } = useSpeech();
  const [isOwnWindow, setIsOwnWindow] = useState(false);
  useEffect(() => setIsOwnWindow(window.history.length === 1), []);
  if (!isOwnWindow) return null;
  return (
    <p>
      <Button kind="quiet" type="button" onClick={() => window.close()}>
        {t("states.service.close")}
      </Button>
    </p>
  );
}
