import type { ReactNode } from "react";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { Proof } from "#app/pages/proofs/proof.tsx";
import type { RegistrationShown } from "./registration-shown.ts";

type Proofs = { readonly country: ReactNode; readonly code: ReactNode; readonly picture: ReactNode };

/**
 * What proves a number and a person, for the form of a registration: the code stands at the number, whose country
 * stands before it, and asks for a picture before it is sent; where there is no code, a picture stands at the end.
 */
export function registrationProofs(
  { dialing, code, challenge, widget }: Pick<RegistrationShown, "dialing" | "code" | "challenge" | "widget">,
  answer: FormAnswer | undefined,
): Proofs {
  function picture(): ReactNode {
    if (!challenge) return null;
    if (!widget) return <Proof challenge={challenge} answer={answer} />;
    return <Proof widget={widget} challenge={challenge} hasPicture={code === null} answer={answer} />;
  }
  return {
    country: dialing ? <Proof {...dialing} answer={answer} /> : null,
    code: code ? <Proof code={code} answer={answer} /> : null,
    picture: picture(),
  };
}
