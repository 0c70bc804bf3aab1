import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { FramedButtons } from "#app/features/codes/framed-buttons.tsx";
import type { ProofPartProps } from "./proof-part.tsx";

const part = onDemand(() => import("./proof-part.tsx").then((module) => module.ProofPart));

/**
 * What a door may ask for before it opens: a code that is sent, the country of the number that it is sent to, or the
 * letters of a picture. Most visitors are asked for none of it, so all of it is one script that comes where one of
 * them is shown.
 */
export function Proof(props: ProofPartProps) {
  return (
    <>
      {"code" in props ? <FramedButtons /> : null}
      <OnDemand of={part} props={props} />
    </>
  );
}
