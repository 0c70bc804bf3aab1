/** The front door of transfers: money that goes from a player to the one above, or to somebody directly below. */
export { type DownAsker, type DownOffer, downOffer, offeredDown, type SentDown } from "./down/down-offer.ts";
export type { DownRefusal, DownRequest } from "./down/send-down.ts";
export { downBounds, setDownBounds } from "./down/set-down-bounds.ts";
export type { UplineTransfer } from "./store.ts";
export type { UplineTransferRefusal, UplineTransferRequest } from "./transfer-to-upline.ts";
export { offeredUpline, type UplineOffer, uplineOffer } from "./upline-offer.ts";
