import { Form } from "@remix-run/react";
import { type FormEvent, type ReactNode, useRef } from "react";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { useFrame } from "#app/lib/page/frame.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FormScope } from "./form-scope.ts";

/** A second press within this time is a finger that trembled. */
const DOUBLE_PRESS_MS = 1000;

type PostFormProps = {
  action?: string;
  answer?: FormAnswer | undefined;
  /** Also the prefix of the ids of its fields; needed where a page has two forms. */
  id?: string;
  className?: string;
  /** Changes with each form that the server makes anew: such a form may be sent as soon as it is there. */
  edition?: string;
  /** For a form whose answer changes the whole document, such as its language. */
  reloadDocument?: boolean;
  /** For a form that carries a file. */
  encType?: "multipart/form-data";
  /** A fetcher's form, for one whose answer is shown where one is and not at its own address. */
  via?: typeof Form;
  children: ReactNode;
};

/** A form that changes something. The token in it proves that the post comes from a page of ours. */
export function PostForm(props: PostFormProps) {
  const { answer, edition, via: Sent = Form, children, ...form } = props;
  const { formToken } = useFrame();
  const sent = useRef({ edition, answer, atMs: Number.NEGATIVE_INFINITY });

  function stopSecondPress(event: FormEvent) {
    const { atMs, ...last } = sent.current;
    const isSame = last.edition === edition && last.answer === answer;
    if (isSame && event.timeStamp - atMs < DOUBLE_PRESS_MS) event.preventDefault();
    else sent.current = { edition, answer, atMs: event.timeStamp };
  }

  return (
    <FormScope.Provider value={form.id ?? "form"}>
      <Sent {...form} method="post" noValidate onSubmit={stopSecondPress} preventScrollReset={Sent !== Form}>
        <input type="hidden" name="formToken" value={answer?.formToken ?? formToken} />
        <ErrorSummary answer={answer} />
        {children}
      </Sent>
    </FormScope.Provider>
  );
}
