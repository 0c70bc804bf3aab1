import { Checkbox } from "#app/components/fields/checkbox.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";

/** What whoever has an account that an agent opened says for themselves, in their own language. */
export type ShownAgreement = {
  readonly text: string;
  readonly ofAge: string;
  readonly terms: string;
  readonly read: string;
};

type FirstAgreementProps = { agreement: ShownAgreement; answer: FormAnswer | undefined };

/** The two boxes of a registration, at the first login. */
export function FirstAgreement({ agreement, answer }: FirstAgreementProps) {
  const { text, ofAge, terms, read } = agreement;
  return (
    <>
      <p>{text}</p>
      <Checkbox name="ofAge" label={ofAge} answer={answer} required />
      <Checkbox
        name="terms"
        label={
          <>
            {terms}{" "}
            <a href={paths.terms()} target="_blank" rel="noopener">
              {read}
            </a>
          </>
        }
        answer={answer}
        required
      />
    </>
  );
}
