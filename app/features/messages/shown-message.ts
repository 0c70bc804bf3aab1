import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { messageWords } from "#app/lib/message-holes.ts";
import { applicationPaths } from "#app/lib/paths/application-paths.ts";
import { contractPaths } from "#app/lib/paths/contract-paths.ts";
import { incomePaths } from "#app/lib/paths/income-paths.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { personaPaths } from "#app/lib/paths/persona-paths.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import type { Message, MessageKind } from "#server/messages/index.ts";

/** A message as the list prints it. */
export type ShownMessage = {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly when: string;
  readonly isUnread: boolean;
};

/** A message as it is read: with what it says, and where that can be looked at. */
export type OpenedMessage = Omit<ShownMessage, "isUnread"> & {
  readonly body: string;
  readonly about: { readonly words: string; readonly href: string } | null;
};

/** Called by the loader, because a browser's calendar may differ. */
export function shownMessage(message: Message, pageNo: number, speaker: Speaker): ShownMessage {
  const { id, sentAt, readAt } = message;
  const { language, timeZone } = speaker;
  return {
    id,
    href: messageHref(id, pageNo),
    title: messageWords(message, speaker).title,
    when: formatMoment(sentAt, language, timeZone),
    isUnread: readAt === null,
  };
}

export function openedMessage(message: Message, pageNo: number, speaker: Speaker): OpenedMessage {
  const { isUnread: _, ...shown } = shownMessage(message, pageNo, speaker);
  const { body } = messageWords(message, speaker);
  const href = aboutHref(message);
  return { ...shown, body, about: href ? { words: speaker.t("messages.about"), href } : null };
}

export function messageHref(messageId: string, pageNo: number): string {
  const query = new URLSearchParams({ message: messageId });
  if (pageNo > 1) query.set("pageNo", String(pageNo));
  return `${memberPaths.messages()}?${query}`;
}

const contractPlace = (reference: string, { contract = "" }: Message["facts"]) =>
  contractPaths.contract(contract, reference);

const applicationPlace = (_: string, { promotion = "" }: Message["facts"]) =>
  applicationPaths.application(promotion);

/** Messages from before bonuses had pages of their own name none. */
const bonusPlace = (_: string, { bonus }: Message["facts"]) =>
  bonus ? memberPaths.bonus(bonus) : memberPaths.bonuses();

const PLACES: Readonly<Record<MessageKind, (reference: string, facts: Message["facts"]) => string>> = {
  depositReceived: memberPaths.depositOrder,
  depositRefused: memberPaths.depositOrder,
  withdrawalPaid: memberPaths.withdrawal,
  withdrawalAutoReceived: memberPaths.withdrawal,
  withdrawalRefused: memberPaths.withdrawal,
  withdrawalFoundPaid: memberPaths.withdrawal,
  withdrawalReturned: memberPaths.withdrawal,
  uplineSent: () => paths.accountRecord({ kind: "transfer" }),
  uplineReceived: () => paths.accountRecord({ kind: "transfer" }),
  downSent: () => paths.accountRecord({ kind: "sent-down" }),
  downReceived: () => paths.accountRecord({ kind: "sent-down" }),
  limitRaised: memberPaths.limits,
  exclusionStarted: paths.help,
  paymentPasswordChanged: memberPaths.securityCenter,
  passwordChanged: memberPaths.securityCenter,
  passwordRecovered: memberPaths.securityCenter,
  emailAdded: () => memberPaths.email(),
  emailChanged: () => memberPaths.email(),
  mobileAdded: () => memberPaths.mobile(),
  mobileChanged: () => memberPaths.mobile(),
  signInStolen: memberPaths.loginHistory,
  firstLogin: memberPaths.securityCenter,
  secondFactorOn: memberPaths.securityCenter,
  secondFactorOff: memberPaths.securityCenter,
  socialLinked: memberPaths.securityCenter,
  socialUnlinked: memberPaths.securityCenter,
  bonusOffered: () => memberPaths.rewardCenter(),
  bonusGiven: bonusPlace,
  bonusReleased: bonusPlace,
  bonusEnded: bonusPlace,
  bonusTakenBack: bonusPlace,
  missionReached: () => prizePaths.missions(),
  boardWon: (_, { board = "", period = "" }) => prizePaths.board(board, { period }),
  boardOffered: () => memberPaths.rewardCenter(),
  raffleWon: (_, { raffle = "" }) => prizePaths.raffle(raffle),
  raffleStopped: (_, { raffle = "" }) => prizePaths.raffle(raffle),
  levelReached: () => rewardPaths.vip(),
  levelEnding: () => rewardPaths.vip(),
  levelLowered: () => rewardPaths.vip(),
  pointsGiven: () => rewardPaths.pointMall(),
  orderSent: () => rewardPaths.pointMall(),
  orderDelivered: () => rewardPaths.pointMall(),
  orderCancelled: () => rewardPaths.pointMall(),
  partnerApproved: () => rewardPaths.agentHome(),
  partnerRefused: (reference) => rewardPaths.join({ sent: reference }),
  applicationApproved: applicationPlace,
  applicationRefused: applicationPlace,
  cashbackGiven: (_, { promotion = "" }) => paths.promotion(promotion),
  referralPaid: () => memberPaths.referral(),
  referralRefused: () => memberPaths.referral(),
  contractProposed: contractPlace,
  contractSigned: contractPlace,
  contractDenied: contractPlace,
  contractChangeProposed: contractPlace,
  contractChanged: contractPlace,
  contractChangeDenied: contractPlace,
  contractEndProposed: contractPlace,
  contractEnded: contractPlace,
  contractEndedByHouse: contractPlace,
  contractEndDenied: contractPlace,
  contractExpired: contractPlace,
  agentEnded: (_, { contracts }) => (contracts === "0" ? paths.customerService() : incomePaths.income()),
  teamLeft: () => rewardPaths.agentTeam(),
  teamJoined: () => rewardPaths.agentTeam(),
  rateRaised: () => memberPaths.rates(),
  rateLowered: () => memberPaths.rates(),
  nicknameTakenBack: () => personaPaths.persona(),
  avatarTakenBack: () => personaPaths.persona(),
  questionAnswered: (_, { question = "" }) => paths.customerService({ sent: question }),
};

function aboutHref({ kind, facts }: Message): string | null {
  const { reference = "" } = facts;
  const needsReference = /^(deposit|withdrawal)/.test(kind);
  return needsReference && reference === "" ? null : PLACES[kind](reference, facts);
}
