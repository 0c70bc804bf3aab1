/** What a code is good for. A code for one of them opens none of the others. */
export const CODE_PURPOSES = ["register", "login", "recover", "bind"] as const;

export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** How a code travels. */
export type Channel = "sms" | "mail";

/** From whoever forgot who they are nobody learns which numbers and addresses are known here (T7). */
const QUIET: ReadonlySet<CodePurpose> = new Set(["login", "recover"]);

/** Whether such a code goes only to who is known, and is answered alike for everybody else. */
export function isQuiet(purpose: CodePurpose): boolean {
  return QUIET.has(purpose);
}
