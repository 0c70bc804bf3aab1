import type { ComponentProps } from "react";
import { ChallengeInputs, type ChallengeInputsProps } from "#app/features/challenge/challenge-inputs.tsx";
import { OutsideCaptcha, type OutsideCaptchaProps } from "#app/features/challenge/outside-captcha.tsx";
import { CodeInputs, type CodeInputsProps } from "#app/features/codes/code-inputs.tsx";
import { CountrySelect } from "#app/features/entry-form/country-select.tsx";

export type ProofPartProps =
  | CodeInputsProps
  | ChallengeInputsProps
  | OutsideCaptchaProps
  | ComponentProps<typeof CountrySelect>;

/** What proof.tsx shows: one of them, of whichever kind. */
export function ProofPart(props: ProofPartProps) {
  if ("widget" in props) return <OutsideCaptcha {...props} />;
  if ("code" in props) return <CodeInputs {...props} />;
  if ("challenge" in props) return <ChallengeInputs {...props} />;
  return <CountrySelect {...props} />;
}
