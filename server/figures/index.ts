/** The front door of figures: what people staked, won, paid in and took out, in buckets of five minutes. */
export { type Audit, auditFigures, auditYesterday } from "./audit.ts";
export { BONUS_KINDS } from "./counted-moves.ts";
export { keepFigures } from "./keep-figures.ts";
export { type OverviewSums, overviewOfTeam, type TeamOverview } from "./overview.ts";
export { OTHER_PRODUCT } from "./products.ts";
export { type PersonProfit, type PersonSums, type ProfitAsked, profitOfTeam } from "./profit.ts";
export { resultsOf } from "./results.ts";
export { type CountedAnew, countAnew, countRoundsAnew, ofTeamThen } from "./team-recount.ts";
export {
  activePeople,
  type ChildTotals,
  completeTo,
  holdComplete,
  type TeamTime,
  type Totals,
  totalsByChild,
  totalsOfTeam,
} from "./team-totals.ts";
export { activeOfTeams, totalsOfTeams } from "./teams-totals.ts";
