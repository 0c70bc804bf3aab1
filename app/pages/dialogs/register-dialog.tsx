import { useFetcher } from "@remix-run/react";
import { EntryBoard } from "#app/features/entry-form/entry-board.tsx";
import { LoginPrompt } from "#app/features/entry-form/other-way-in.tsx";
import { RegistrationForm } from "#app/features/entry-form/registration-form.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { modalHref } from "#app/lib/paths/paths.ts";
import { registrationProofs } from "#app/pages/registration/registration-proofs.tsx";
import type { RegisterShown } from "./shown-dialog.ts";

export function RegisterDialog({ dialog, page }: { dialog: RegisterShown; page: string }) {
  const { trial, dialing, challenge, widget, code, warning, ...shown } = dialog;
  const { data, Form } = useFetcher<FormAnswer>();
  const answer = data ?? warning;
  return (
    <EntryBoard isTall other={<LoginPrompt trial={trial} href={modalHref(page, "login")} />}>
      <RegistrationForm
        {...shown}
        id="dialog-register"
        via={Form}
        redirectTo={page}
        answer={answer}
        proofs={registrationProofs({ dialing, code, challenge, widget }, answer)}
        modeHref={(mode) => modalHref(page, "register", { mode })}
      />
    </EntryBoard>
  );
}
