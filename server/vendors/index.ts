export { type BadSignatures, badSignatures } from "./bad-signatures.ts";
export { BREAKER_LIMITS, type BreakerLimits, type Maintenance } from "./breaker.ts";
export type { SeamPlayer, SeamPorts } from "./desk.ts";
export { type Exchange, exchangesOfRound } from "./exchanges.ts";
export { type SendBytes, sendTo, type WalletClient, walletClient } from "./in-process.ts";
export { endLaunches, issueLaunch } from "./launches.ts";
export { maintenances } from "./maintenances.ts";
export { BODY_MAX_BYTES, createSeam, type Seam, type SeamAlarm, type SeamOptions } from "./seam.ts";
export { closeStaleRound, type StaleRound } from "./stale-rounds.ts";
