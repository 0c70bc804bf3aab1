import type { WalletAnswer, WalletBody } from "../../vendors/protocol.ts";

/**
 * The commands of the wallet protocol that our games give. What is passed in signs them for one vendor;
 * an answer of RETRY_LATER, and anything thrown, says nothing about whether the command was done.
 */
export type WalletClient = {
  [Name in "authenticate" | "debit" | "credit" | "rollback" | "adjust"]: (
    body: WalletBody[Name],
  ) => Promise<WalletAnswer>;
};

/** The client that speaks as this vendor: each series of the studio is a vendor of its own. */
export type WalletOf = (vendor: string) => WalletClient;
