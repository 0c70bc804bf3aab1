import { useState } from "react";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

/**
 * How often the form was answered since it is here: what was shown with the last answer may be used up. It changes
 * together with the answer, so that no picture is asked for twice.
 */
export function useEdition(answer: FormAnswer | undefined): number {
  const [seen, setSeen] = useState({ answer, edition: 0 });
  if (seen.answer === answer) return seen.edition;
  const edition = seen.edition + 1;
  setSeen({ answer, edition });
  return edition;
}
