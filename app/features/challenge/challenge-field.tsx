import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import type { ChallengeInputsProps } from "./challenge-inputs.tsx";

const inputs = onDemand(() => import("./challenge-inputs.tsx").then((part) => part.ChallengeInputs));

/**
 * The letters of a picture, typed: fields `captchaTicket` and `captcha` (or `slide`, where there is a slider). Errors
 * belong to `captcha`. Most forms of most visitors never ask for one, so its script comes only where one is shown.
 */
export function ChallengeField(props: ChallengeInputsProps) {
  return <OnDemand of={inputs} props={props} />;
}
