import { Notice } from "#app/components/notice.tsx";
import { CodeField } from "#app/features/codes/code-field.tsx";
import { CountrySelect } from "#app/features/entry-form/country-select.tsx";
import { ProofForm } from "#app/features/proofs/proof-form.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import type { ShownProof } from "./proof-shown.ts";

type ProofPageProps = ShownProof & { answer: FormAnswer | undefined };

/** How a member is reached, by mail or by telephone. */
export function ProofPage({ kind, title, texts, done, now, code, dialing, answer }: ProofPageProps) {
  return (
    <>
      <h1>{title}</h1>
      {done ? <Notice kind="good">{done}</Notice> : null}
      <MoreTexts texts={texts}>
        <ProofForm
          kind={kind}
          action={memberPaths[kind]()}
          now={now}
          country={dialing ? <CountrySelect {...dialing} answer={answer} /> : null}
          code={<CodeField code={code} answer={answer} />}
          answer={answer}
        />
      </MoreTexts>
    </>
  );
}
