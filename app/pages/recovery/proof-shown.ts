import type { AskedCode } from "#app/features/codes/asked-code.ts";
import type { ProofKind } from "#app/features/proofs/proof-form.tsx";
import type { Messages } from "#app/i18n/translate.ts";
import type { DialingCountry } from "#server/accounts/index.ts";

/** What the page of a mail address or a number shows. */
export type ShownProof = {
  readonly kind: ProofKind;
  readonly title: string;
  readonly texts: Messages;
  /** What has just been saved. */
  readonly done: string | null;
  /** Null where there is nothing yet. */
  readonly now: { readonly value: string; readonly isProven: boolean } | null;
  readonly code: AskedCode;
  /** Of a number. */
  readonly dialing: { readonly countries: readonly DialingCountry[]; readonly chosen: string } | null;
};
