import type { CallOff } from "../../studio/index.ts";
import type { Change } from "../command.ts";
import { when } from "../lines.ts";

/** What the first and the second operator are told who call something off. */
export function callOffChange({ waitsUntil }: CallOff): Change & { after: { isOff: boolean } } {
  const line = waitsUntil
    ? `It waits for another operator, who says the same until ${when(waitsUntil)}.`
    : "It is called off. The stakes are on their way back.";
  return { lines: [line], after: { isOff: waitsUntil === null } };
}
