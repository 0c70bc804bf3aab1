/** The front door of transfers: money that goes from a player to the one above. */
export type { UplineTransfer } from "./store.ts";
export type { UplineTransferRefusal, UplineTransferRequest } from "./transfer-to-upline.ts";
export { offeredUpline, type UplineOffer, uplineOffer } from "./upline-offer.ts";
