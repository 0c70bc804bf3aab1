import type { BannerToPublish } from "../banners.ts";
import { BET_BANNERS } from "./banners-bets.ts";
import { FRONT_BANNERS } from "./banners-front.ts";
import { GAME_BANNERS } from "./banners-games.ts";
import { PAGE_BANNERS } from "./banners-pages.ts";

/** The banners of a new house: something true for every page that has any. */
export const FIRST_BANNERS: readonly BannerToPublish[] = [
  ...FRONT_BANNERS,
  ...GAME_BANNERS,
  ...BET_BANNERS,
  ...PAGE_BANNERS,
];
