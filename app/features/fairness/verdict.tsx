import type { ReactNode } from "react";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { Verdict as Answer } from "#server/studio/verify/index.ts";

const KINDS = { proven: "good", unbound: "plain", wrong: "error" } as const;

/** What a check says first: a word with a sign and a colour, one sentence, and what belongs to it. */
export function Verdict({
  verdict,
  title,
  said,
  children,
}: {
  verdict: Answer;
  /** In place of the word for all of its kind. */
  title?: string;
  said: string;
  children?: ReactNode;
}) {
  const { t } = useSpeech();
  return (
    <Notice kind={KINDS[verdict]} title={title ?? t(`games.verify.words.${verdict}`)}>
      <p data-testid="verdict" data-verdict={verdict}>
        {said}
      </p>
      {children}
    </Notice>
  );
}
