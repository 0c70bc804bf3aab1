import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { digitsIn } from "#server/core/numbers/digits.ts";
import type { TermsShown } from "./shown-dialog.ts";

export function TermsDialog({ dialog: { body, version } }: { dialog: TermsShown }) {
  const { t, language } = useSpeech();
  return (
    <div className="stack">
      {version ? (
        <p className="quiet">{t("dialogs.term.version", { version: digitsIn(version, language) })}</p>
      ) : null}
      <RichText html={body} />
    </div>
  );
}
