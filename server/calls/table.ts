import type { Call } from "./call.ts";
import { contractCalls } from "./table/agents/contracts.ts";
import { incomeCalls } from "./table/agents/income.ts";
import { linkCalls } from "./table/agents/links.ts";
import { proposalCalls } from "./table/agents/proposals.ts";
import { sendDownCalls } from "./table/agents/send-down.ts";
import { teamCalls } from "./table/agents/team.ts";
import { chatCalls } from "./table/chat/chat.ts";
import { doorCalls } from "./table/doors.ts";
import { gameCalls } from "./table/games/games.ts";
import { lotteryCalls } from "./table/games/lotteries.ts";
import { ownGameCalls } from "./table/games/own-games.ts";
import { seedCalls } from "./table/games/seeds.ts";
import { depositCalls } from "./table/money/deposits.ts";
import { fundCalls } from "./table/money/funds.ts";
import { payeeCalls } from "./table/money/payees.ts";
import { roundCalls } from "./table/money/rounds.ts";
import { uplineCalls } from "./table/money/upline.ts";
import { walletCalls } from "./table/money/wallet.ts";
import { withdrawalCalls } from "./table/money/withdrawals.ts";
import { deviceCalls } from "./table/players/devices.ts";
import { limitCalls } from "./table/players/limits.ts";
import { memberCalls } from "./table/players/member.ts";
import { messageCalls } from "./table/players/messages.ts";
import { openAccountCall } from "./table/players/open-account.ts";
import { ownPictureCall } from "./table/players/own-picture.ts";
import { paymentPasswordCall } from "./table/players/payment-password.ts";
import { personaCalls } from "./table/players/personas.ts";
import { profileCalls } from "./table/players/profile.ts";
import { reachCalls } from "./table/players/reach.ts";
import { secondFactorCalls } from "./table/players/second-factor.ts";
import { sessionCalls } from "./table/players/session.ts";
import { termsCalls } from "./table/players/terms.ts";
import { applicationCalls } from "./table/rewards/applications.ts";
import { bonusCalls } from "./table/rewards/bonuses.ts";
import { missionCalls } from "./table/rewards/missions.ts";
import { pointCalls } from "./table/rewards/points.ts";
import { promotionCalls } from "./table/rewards/promotions.ts";
import { raffleCalls } from "./table/rewards/raffles.ts";
import { routerCalls } from "./table/routers.ts";
import { bookCalls } from "./table/stakes/book.ts";
import { cardTableCalls } from "./table/stakes/card-tables.ts";
import { instantCalls } from "./table/stakes/instant.ts";
import { sharedRoundCalls } from "./table/stakes/rounds.ts";
import { slotCalls } from "./table/stakes/slots.ts";
import { ticketCalls } from "./table/stakes/tickets.ts";
import { systemCalls } from "./table/system.ts";

/**
 * Every call of the house. Routing, checks, documentation, client types and tests are made of this table: a call that
 * is not a row does not exist.
 */
export const CALLS: readonly Call[] = [
  ...sessionCalls,
  ...deviceCalls,
  ...secondFactorCalls,
  ...doorCalls,
  paymentPasswordCall,
  ...systemCalls,
  ...routerCalls,
  ...memberCalls,
  ...profileCalls,
  ...reachCalls,
  ...termsCalls,
  ...limitCalls,
  ...messageCalls,
  ...walletCalls,
  ...roundCalls,
  ...fundCalls,
  ...depositCalls,
  ...payeeCalls,
  ...withdrawalCalls,
  ...uplineCalls,
  ...gameCalls,
  ...ownGameCalls,
  ...seedCalls,
  ...lotteryCalls,
  ...ticketCalls,
  ...instantCalls,
  ...slotCalls,
  ...sharedRoundCalls,
  ...cardTableCalls,
  ...bookCalls,
  ...chatCalls,
  ...pointCalls,
  ...bonusCalls,
  ...promotionCalls,
  ...applicationCalls,
  ...raffleCalls,
  ...missionCalls,
  ...personaCalls,
  ownPictureCall,
  ...contractCalls,
  ...teamCalls,
  openAccountCall,
  ...sendDownCalls,
  ...linkCalls,
  ...proposalCalls,
  ...incomeCalls,
];
