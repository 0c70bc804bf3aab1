export type { SeamPlayer, SeamPorts } from "./desk.ts";
export { type Exchange, exchangesOfRound } from "./exchanges.ts";
export { type SendBytes, sendTo, type WalletClient, walletClient } from "./in-process.ts";
export { endLaunches, issueLaunch } from "./launches.ts";
export { BODY_MAX_BYTES, createSeam, type Seam, type SeamAlarm, type SeamOptions } from "./seam.ts";
