/** The front door of agents: who would like to bring players, and what was answered. */
export {
  APPLICATION_LENGTHS,
  type ApplicationFormReason,
  applicationForm,
} from "./application-form.ts";
export {
  type Application,
  type ApplicationState,
  approveApplication,
  findApplication,
  partnerApplications,
  refuseApplication,
} from "./applications.ts";
export { type ApplyRefusal, applyAsPartner } from "./apply.ts";
export { type AnswerRefusal, answerForHouse, type ContractAnswer } from "./contracts/answer-contract.ts";
export { askChange, askEnd, type ChangeRefusal, type EndRefusal } from "./contracts/ask-other-side.ts";
export { CONTRACT_FLAGS, contractKindOf } from "./contracts/contract-flags.ts";
export { type ContractInfo, contractInfo, wasAgent } from "./contracts/contract-info.ts";
export { CONTRACT_STATES } from "./contracts/contract-statements.ts";
export type { Contract, ContractState, Side, Version } from "./contracts/contract-store.ts";
export {
  type ContractShown,
  type ContractsAsked,
  contractOf,
  contractsOf,
  findContract,
  listContracts,
  ownTerms,
} from "./contracts/contracts-of.ts";
export { type DirectAgent, directAgents } from "./contracts/direct-agents.ts";
export { type ContractDraft, draftsOf, forgetDraft, keepDraft } from "./contracts/drafts.ts";
export { type EndAgentRefusal, endAgent } from "./contracts/end-agent.ts";
export { exampleOf } from "./contracts/example.ts";
export { expireWishes } from "./contracts/expire-wishes.ts";
export { type ProposeRefusal, proposeContract } from "./contracts/propose-contract.ts";
export { dropTemplate, findTemplate, saveTemplate, templatesOf } from "./contracts/templates.ts";
export {
  APPLIES,
  BASES,
  CARRIES,
  CONTRACT_KINDS,
  type ContractKind,
  type ContractTerms,
  CYCLES,
  contractTerms,
  ISSUERS,
  TIERS_MAX,
  writtenTerms,
} from "./contracts/terms.ts";
export { type Invited, type InvitedShown, type InvitedState, invitedOf } from "./invited/invited-of.ts";
export { type LinksShown, linkOf, linksOf, type RegistrationLink } from "./links/links-of.ts";
export { makeRatedLink } from "./links/make-rated-link.ts";
export { type Beside, type Overview, teamOverview } from "./overview.ts";
export { adjustBills } from "./pay/adjust-bills.ts";
export { auditBills } from "./pay/audit-bills.ts";
export { type BillShown, billOf } from "./pay/bill.ts";
export { type CheckedBill, checkBill } from "./pay/check-bill.ts";
export { type Estimate, type EstimatedPay, estimatePay } from "./pay/estimate/estimate-pay.ts";
export { holdBill, releaseBill } from "./pay/hold-bill.ts";
export { billsOfMovements, type Debt, debtsOf, type IncomeRow, listBills } from "./pay/income/income.ts";
export {
  type DayIncome,
  INCOME_DAYS_MAX,
  INCOME_MAX,
  INCOME_SOURCES,
  type Income,
  type IncomeEntry,
  type IncomePlace,
  type IncomeSource,
  incomeByDay,
  incomeOf,
  wholeIncome,
} from "./pay/income/income-list.ts";
export { payContracts } from "./pay/pay-contracts.ts";
export { paidTo } from "./pay/pay-periods.ts";
export { previewBills } from "./pay/preview-bills.ts";
export { beginByLink, beginWith } from "./rates/begin-rates.ts";
export { type DirectRates, directRates } from "./rates/direct-rates.ts";
export { payRebates } from "./rates/pay-rebates.ts";
export {
  grantableRates,
  linkRates,
  RATE_MAX,
  type Rate,
  type Rates,
  ratesOf,
  topRates,
} from "./rates/rates-of.ts";
export {
  type Rebate,
  type RebateShown,
  rebateOf,
  rebateOfMovement,
  rebatesOf,
  STEPS_MAX,
} from "./rates/rebates-of.ts";
export { type SetRatesRefusal, setRates } from "./rates/set-rates.ts";
export { setTopRates } from "./rates/top-rates.ts";
export { TEAM_LISTED_MAX, type TeamPage, type TeamScope } from "./records/asked.ts";
export type { PlayedSums, TeamRoundsAsked } from "./records/sums.ts";
export {
  type MovedSums,
  type TeamMovement,
  type TeamMovementsAsked,
  teamMovements,
  wholeTeamMovements,
} from "./records/team-movements.ts";
export { type GamePlayed, playedByGame, playedByPerson } from "./records/team-played.ts";
export { teamRound } from "./records/team-round.ts";
export { type TeamRound, teamRounds, wholeTeamRounds } from "./records/team-rounds.ts";
export { CHANNELS } from "./statements.ts";
export { beginDeed, type DeedsShown, deedsOf, endDeed } from "./sub-logins/deeds.ts";
export {
  endSubLogin,
  keepSubLogin,
  maySubLogin,
  setSubLoginRights,
} from "./sub-logins/keep-sub-login.ts";
export { AGENT_RIGHTS, type AgentRight, SUB_LOGINS_MAX } from "./sub-logins/rights.ts";
export type { Deed, DeedOutcome, SubLogin } from "./sub-logins/sub-login-statements.ts";
export { type Acting, actingFor, findSubLogin, subLoginOf, subLoginsOf } from "./sub-logins/sub-logins-of.ts";
export {
  type MemberProfit,
  PROFIT_MAX,
  type TeamProfit,
  teamProfit,
} from "./team-profit.ts";
export { type TeamMember, type TeamShown, teamShown } from "./team-shown.ts";
