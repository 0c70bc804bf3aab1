import type { AskedChallenge } from "#app/features/challenge/asked-challenge.ts";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

/** What a login that was not accepted comes back with. An answer loads no page anew, so it brings its own challenge. */
export type LoginAnswer = FormAnswer & {
  readonly challenge?: AskedChallenge | null;
  /** It came from the header, where there is no challenge: nothing was wrong, and nobody has looked at the password. */
  readonly isOneMoreStep?: boolean;
};
