import type { IconName } from "#app/components/icon.tsx";

/** An entry of the member centre, named in the visitor's language by the server. */
export type MemberEntry = {
  readonly name: MemberEntryName;
  readonly path: string;
  readonly icon: IconName;
  readonly text: string;
  /** How many wait behind it, already written; empty where nothing does. */
  readonly count: string;
};

export type MemberEntryName =
  | "account"
  | "wallet"
  | "deposit"
  | "withdraw"
  | "transferUpline"
  | "bettingRecord"
  | "accountRecord"
  | "messages";
