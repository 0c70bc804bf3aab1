/** The front door of the catalogue: what can be played, and what a player marked or played last. */
export type { ListedVendor } from "./book.ts";
export { CATEGORIES, type Category, categoryOf, type Game } from "./game.ts";
export { type CategoryOfGame, gameCategories } from "./game-categories.ts";
export { gameNames, gamePlaces, type PlayedPlace, vendorNames } from "./game-names.ts";
export { gameState, setGameState, setVendorState, statesHold } from "./game-state.ts";
export { favouriteForm } from "./lists/favourite-form.ts";
export { setGameHot } from "./lists/game-hot.ts";
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
} from "./lists/hot-games.ts";
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
} from "./lists/list-games.ts";
export { navMenu } from "./lists/nav-menu.ts";
export { type PlayedChoices, playedChoices } from "./lists/played-choices.ts";
export { favouritesAmong, recentGames, rememberRecent, setFavourite } from "./lists/player-lists.ts";
export { isUnlisted, setUnlisted } from "./lists/unlisted.ts";
export { lotteryGames } from "./lottery-games.ts";
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
export { findGame } from "./search/find-game.ts";
export { searchWords } from "./search/fold-search.ts";
export { type FoundVendor, type SearchResult, searchGames } from "./search/search-games.ts";
export { seedCatalogue, type VendorGame } from "./seed.ts";
export { type VendorGames, vendorGames } from "./vendor-games.ts";
export { keepWinners } from "./winners/keep-winners.ts";
export {
  type Board,
  type RankedPlayer,
  rankList,
  type Win,
  winnerBoard,
} from "./winners/winners.ts";
