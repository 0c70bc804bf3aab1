import type { Call } from "./call.ts";
import { bonusCalls } from "./table/bonuses.ts";
import { contractCalls } from "./table/contracts.ts";
import { depositCalls } from "./table/deposits.ts";
import { doorCalls } from "./table/doors.ts";
import { fundCalls } from "./table/funds.ts";
import { gameCalls } from "./table/games.ts";
import { incomeCalls } from "./table/income.ts";
import { linkCalls } from "./table/links.ts";
import { lotteryCalls } from "./table/lotteries.ts";
import { memberCalls } from "./table/member.ts";
import { missionCalls } from "./table/missions.ts";
import { openAccountCall } from "./table/open-account.ts";
import { ownGameCalls } from "./table/own-games.ts";
import { payeeCalls } from "./table/payees.ts";
import { personaCalls } from "./table/personas.ts";
import { pointCalls } from "./table/points.ts";
import { proposalCalls } from "./table/proposals.ts";
import { raffleCalls } from "./table/raffles.ts";
import { routerCalls } from "./table/routers.ts";
import { sessionCalls } from "./table/session.ts";
import { systemCalls } from "./table/system.ts";
import { teamCalls } from "./table/team.ts";
import { walletCalls } from "./table/wallet.ts";
import { withdrawalCalls } from "./table/withdrawals.ts";

/**
 * Every call of the house. Routing, checks, documentation, client types and tests are made of this table: a call that
 * is not a row does not exist.
 */
export const CALLS: readonly Call[] = [
  ...sessionCalls,
  ...doorCalls,
  ...systemCalls,
  ...routerCalls,
  ...memberCalls,
  ...walletCalls,
  ...fundCalls,
  ...depositCalls,
  ...payeeCalls,
  ...withdrawalCalls,
  ...gameCalls,
  ...ownGameCalls,
  ...lotteryCalls,
  ...pointCalls,
  ...bonusCalls,
  ...raffleCalls,
  ...missionCalls,
  ...personaCalls,
  ...contractCalls,
  ...teamCalls,
  openAccountCall,
  ...linkCalls,
  ...proposalCalls,
  ...incomeCalls,
];
