import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import type { CodeInputsProps } from "./code-inputs.tsx";
import { FramedButtons } from "./framed-buttons.tsx";

const inputs = onDemand(() => import("./code-inputs.tsx").then((part) => part.CodeInputs));

/**
 * A code that is sent to the number or the address in the same form (its field `mobileNum` or `email`), and typed into
 * the field `verificationCode`. Sending happens in a frame, so that the form stays as it is; without script the button
 * posts the form there.
 */
export function CodeField(props: CodeInputsProps) {
  return (
    <>
      <FramedButtons />
      <OnDemand of={inputs} props={props} />
    </>
  );
}
