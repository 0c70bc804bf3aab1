/** The front door of the catalogue: what can be played, and what a player marked or played last. */
export type { ListedVendor } from "./book.ts";
export { favouriteForm } from "./favourite-form.ts";
export { findGame } from "./find-game.ts";
export { CATEGORIES, type Category, categoryOf, type Game } from "./game.ts";
export { type CategoryOfGame, gameCategories } from "./game-categories.ts";
export { setGameHot } from "./game-hot.ts";
export { gameNames, gamePlaces, type PlayedPlace } from "./game-names.ts";
export { gameState, setGameState, setVendorState, statesHold } from "./game-state.ts";
export {
  type CategoryRail,
  categoryRails,
  type HotFooter,
  type HotVendor,
  hotGames,
  hotList,
  hotVendors,
  popularGames,
  type VendorPlace,
  vendorRails,
  vendorsOf,
} from "./hot-games.ts";
export { keepWinners } from "./keep-winners.ts";
export {
  type GameFilters,
  type GameList,
  type GameListRequest,
  LISTS,
  type List,
  type ListedClass,
  listGames,
  MIN_BETS,
  type MinBet,
} from "./list-games.ts";
export { lotteryGames } from "./lottery-games.ts";
export { navMenu } from "./nav-menu.ts";
export {
  dropUnshownPictures,
  type FetchedPictures,
  fetchPictures,
  gamePicture,
  isTakenOver,
  nameCategory,
  nodeOf,
  type OfferDifference,
  offerDifference,
  offeredCategory,
  takeOffer,
  takesFreeRounds,
  type VendorOffer,
  waitingGames,
} from "./offers/index.ts";
export { type PlayedChoices, playedChoices } from "./played-choices.ts";
export { favouritesAmong, recentGames, rememberRecent, setFavourite } from "./player-lists.ts";
export { type FoundVendor, type SearchResult, searchGames } from "./search-games.ts";
export { seedCatalogue, type VendorGame } from "./seed.ts";
export { isUnlisted, setUnlisted } from "./unlisted.ts";
export { type VendorGames, vendorGames } from "./vendor-games.ts";
export {
  type Board,
  type RankedPlayer,
  rankList,
  type Win,
  winnerBoard,
} from "./winners.ts";
