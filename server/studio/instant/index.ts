export { WAGER_STATES } from "../wagers/wager-statements.ts";
export { type ActRefusal, type ActRequest, actInstant } from "./act-instant.ts";
export type { BeginInstantRefusal, InstantRequest } from "./begin-instant.ts";
export { type Catch, othersCatches } from "./fish/catches.ts";
export type { Fish } from "./fish/room.ts";
export { instantEngine } from "./instant-engine.ts";
export {
  INSTANT_FAMILIES,
  type InstantFamily,
  type InstantFigures,
  type InstantGame,
} from "./instant-game.ts";
export { instantGameOf } from "./instant-games.ts";
export { type InstantSeat, instantView, openInstantWager, waitsForPlayer } from "./instant-view.ts";
export { type PlayInstantRefusal, playInstant } from "./play-instant.ts";
export { verifyInstant } from "./verify.ts";
export type { InstantWager } from "./wager-view.ts";
export { WholeFields } from "./whole-fields.ts";
