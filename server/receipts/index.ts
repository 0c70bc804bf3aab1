/** The front door of receipts: what every round was paid and every player is owed, published each day and proven. */
export { closeDay } from "./close-day.ts";
export { type HouseKey, houseKey } from "./house-key.ts";
export {
  balanceProofs,
  type DaySaid,
  daySaid,
  isDay,
  publishedDay,
  publishedDays,
  type ReceiptProof,
  receiptOf,
} from "./proofs.ts";
