import { ballsAndFence, diceAndTokens } from "./banners/chances.ts";
import { chogan, hourglassWindow, roosterOnWall } from "./banners/contests.ts";
import { gardenGate, starScale } from "./banners/places.ts";
import { firstLimit, partner } from "./banners/promotions-house.ts";
import { trialGrant, verifyASpin } from "./banners/promotions-play.ts";
import { calm, fairness } from "./banners/quiet.ts";
import { lanternBook, ledger, scroll } from "./banners/records.ts";
import { rng, studio } from "./banners/reels.ts";
import { netOfKnots } from "./banners/sea.ts";
import { cardsInTheAir, lampTable } from "./banners/tables.ts";
import { welcome } from "./banners/welcome.ts";
import { emptyChat, emptyGames, emptyMessages, emptyRecord, lost } from "./brand/empty.ts";
import { favicon, mark, wordmark } from "./brand/mark.ts";
import { bookMark, khatamMark, nardMark, simorghMark } from "./brand/vendor-marks.ts";
import { gamePosters } from "./games/all.ts";
import { card, gameCard, type Poster } from "./scenes/card.ts";
import { khatamPosters } from "./scenes/posters-khatam.ts";
import { nardPosters } from "./scenes/posters-nard.ts";
import { simorghPosters } from "./scenes/posters-simorgh.ts";
import { symbolsByTheme, type ThemeCode } from "./series.ts";
import { sprite } from "./sprite.ts";

const posters: Record<ThemeCode, Poster> = { ...nardPosters, ...khatamPosters, ...simorghPosters };

const isTheme = (code: string): code is ThemeCode => code in symbolsByTheme;

const themeFiles = (code: ThemeCode): [string, string][] => [
  [`studio/${code}.svg`, sprite(symbolsByTheme[code])],
  [`studio/${code}-card.svg`, card(code, symbolsByTheme[code], posters[code])],
];

const gameFiles = (): [string, string][] =>
  Object.entries(gamePosters).map(([code, poster]) => [`studio/${code}-card.svg`, gameCard(code, poster)]);

const siteFiles = (): [string, string][] => [
  ["favicon.svg", favicon()],
  ["brand/mark.svg", mark()],
  ["brand/wordmark.svg", wordmark()],
  ["brand/vendor-nard.svg", nardMark()],
  ["brand/vendor-khatam.svg", khatamMark()],
  ["brand/vendor-simorgh.svg", simorghMark()],
  ["brand/vendor-fb.svg", bookMark()],
  ["brand/empty-chat.svg", emptyChat()],
  ["brand/empty-games.svg", emptyGames()],
  ["brand/empty-messages.svg", emptyMessages()],
  ["brand/empty-record.svg", emptyRecord()],
  ["brand/lost.svg", lost()],
  ["banners/welcome.svg", welcome()],
  ["banners/studio.svg", studio()],
  ["banners/fairness.svg", fairness()],
  ["banners/calm.svg", calm()],
  ["banners/rng.svg", rng()],
];

/** The pictures that seeded banners and promotions name by the place where they are shown. */
const placeFiles = (): [string, string][] => [
  ["art/banners/w_home-5.svg", ledger()],
  ["art/banners/w_live-1.svg", lampTable()],
  ["art/banners/w_fish-1.svg", netOfKnots()],
  ["art/banners/w_pvp-1.svg", cardsInTheAir()],
  ["art/banners/w_sports-1.svg", chogan()],
  ["art/banners/w_esports-1.svg", hourglassWindow()],
  ["art/banners/w_lott-1.svg", ballsAndFence()],
  ["art/banners/w_cockfight-1.svg", roosterOnWall()],
  ["art/banners/w_promotion-1.svg", scroll()],
  ["art/banners/w_shop-1.svg", starScale()],
  ["art/banners/w_help-1.svg", lanternBook()],
  ["art/banners/w_reg-1.svg", gardenGate()],
  ["art/banners/w_register-1.svg", diceAndTokens()],
  ["art/promotions/trial-grant.svg", trialGrant()],
  ["art/promotions/verify-a-spin.svg", verifyASpin()],
  ["art/promotions/first-limit.svg", firstLimit()],
  ["art/promotions/partner.svg", partner()],
];

/** Every drawn file, by its path below the public folder. The same text each time: a test compares it with the files. */
export const drawAll = (): Map<string, string> =>
  new Map([
    ...siteFiles(),
    ...placeFiles(),
    ...gameFiles(),
    ...Object.keys(symbolsByTheme).filter(isTheme).flatMap(themeFiles),
  ]);
