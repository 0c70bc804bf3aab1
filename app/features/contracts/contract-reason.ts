import type contracts from "../../../locales/en/contracts.json";

/** Why a contract stays as it is. One without a sentence does not compile. */
export type ContractReason = keyof typeof contracts.reasons;
