export { type CheckedReceipt, checkReceipt } from "./check-receipt.ts";
export type { Commitment } from "./commitments.ts";
export { asksForWalk } from "./commitments.ts";
export { type GameFile, gameFiles } from "./game-data.ts";
export { readLink } from "./read-link.ts";
export { linkKey, signedLink } from "./sign-link.ts";
export { listedAs, withStakes } from "./stakes.ts";
export type { Verified } from "./verified.ts";
export { type CheckedRound, type CheckRefusal, type Verdict, verifyAny } from "./verify-any.ts";
