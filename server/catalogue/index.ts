/** The front door of the catalogue: what can be played, and what a player marked or played last. */
export { favouriteForm } from "./favourite-form.ts";
export { findGame } from "./find-game.ts";
export type { Category, Game } from "./game.ts";
export { gameNames } from "./game-names.ts";
export { gameState, setGameState, setVendorState } from "./game-state.ts";
export { hotGames, vendorRails } from "./hot-games.ts";
export {
  type GameFilters,
  type GameList,
  type GameListRequest,
  LISTS,
  type List,
  listGames,
  MIN_BETS,
  type MinBet,
} from "./list-games.ts";
export { navMenu } from "./nav-menu.ts";
export { recentGames, rememberRecent, setFavourite } from "./player-lists.ts";
export { seedCatalogue, type VendorGame } from "./seed.ts";
export type { ListedVendor } from "./shelves.ts";
