import type { ReactNode } from "react";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

type FirstPasswordFormProps = {
  action: string;
  text: string;
  submit: string;
  /** The player's own number, to which the code goes. */
  number: string;
  code: ReactNode;
  rule: string;
  answer: FormAnswer | undefined;
};

/** A password for who registered without one: a code to their number takes the place of the present one. */
export function FirstPasswordForm({ text, number, code, ...form }: FirstPasswordFormProps) {
  return (
    <NewPasswordForm {...form} asksOld={false}>
      <p>{text}</p>
      <input type="hidden" name="mobileNum" value={number} />
      {code}
    </NewPasswordForm>
  );
}
