export type { Judged, Sums } from "./judge.ts";
export { type GameReturn, readReturns, returnAlarms } from "./read-returns.ts";
export { type ExpectedReturn, expectedReturnOf } from "./theory.ts";
