/** What foreign vendors offer, and how it comes into the catalogue. */
export type { OfferDifference } from "./compare-offer.ts";
export { dropUnshownPictures, fetchPictures, gamePicture } from "./game-pictures.ts";
export { nodeOf } from "./node-of.ts";
export {
  type FetchedPictures,
  isTakenOver,
  nameCategory,
  offerDifference,
  takeOffer,
  takesFreeRounds,
  waitingGames,
} from "./take-offer.ts";
export { offeredCategory, type VendorOffer } from "./vendor-offer.ts";
