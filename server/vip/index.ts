/** The front door of VIP: the levels that real stakes reach, and where a player stands. */
export { countStakes } from "./count-stakes.ts";
export { keepLevels } from "./keeping/keep-levels.ts";
export { type OwnKeeping, ownKeeping } from "./keeping/own-keeping.ts";
export { PERIODS, type PeriodKind, periodOf } from "./keeping/period.ts";
export { setKeep, setKeeping } from "./keeping/set-keeping.ts";
export { keepingOf, wouldFall } from "./keeping/would-fall.ts";
export type { Level, LevelWithdrawals } from "./level.ts";
export { type LevelUp, levelUpsOf } from "./level-ups.ts";
export { levelsOf } from "./levels-of.ts";
export { pointsPercents } from "./points-percent.ts";
export { promisesService, seedVip } from "./seed.ts";
export { setLevel } from "./set-level.ts";
export { type NextLevel, type VipStanding, vipStanding } from "./standing.ts";
