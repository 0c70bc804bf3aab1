import { useFetcher } from "@remix-run/react";
import { HeldForm } from "#app/features/recovery/held-form.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { PasswordShown } from "./shown-dialog.ts";

/** Another password for a login that waits for it, over the page where it was begun (L05). */
export function PasswordDialog({ dialog: { texts, rule, agreement } }: { dialog: PasswordShown }) {
  const { data, Form } = useFetcher<FormAnswer>();
  return (
    <MoreTexts texts={texts}>
      <HeldForm
        id="dialog-password"
        via={Form}
        action={paths.changePassword()}
        rule={rule}
        agreement={agreement}
        answer={data}
      />
    </MoreTexts>
  );
}
