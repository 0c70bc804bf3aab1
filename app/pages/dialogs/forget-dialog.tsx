import { useFetcher } from "@remix-run/react";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { modalHref } from "#app/lib/paths/paths.ts";
import { RecoveryBody } from "#app/pages/recovery/recovery-body.tsx";
import type { ForgetShown } from "./shown-dialog.ts";

/** The way back for who has forgotten the password, over the page where they were. */
export function ForgetDialog({ dialog, page }: { dialog: ForgetShown; page: string }) {
  const { modal: _, title: __, texts, ...shown } = dialog;
  const { data, Form } = useFetcher<FormAnswer>();
  return (
    <MoreTexts texts={texts}>
      <RecoveryBody
        {...shown}
        id="dialog-forget"
        via={Form}
        redirectTo={page}
        answer={data}
        hrefOf={(way) => modalHref(page, "forget", { way })}
      />
    </MoreTexts>
  );
}
