/** The front door of the team: who stands above whom, how far, and from when until when. */
export { GROWTH_PERIODS, type Growth, type GrowthPeriod, growthStart, teamGrowth } from "./growth.ts";
export { lineFrom, type Standing, type StandingRefusal, standBelow } from "./stand-below.ts";
export { cameBetween } from "./store.ts";
export { lineBetween, standingBelow, type TeamPlace, teamPage } from "./team-page.ts";
