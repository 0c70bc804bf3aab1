/**
 * What a message can be about, and the facts that its text needs. Each has a title and a body in every language:
 * `messages.kinds.<kind>`. Amounts are plain (`plainAmount`), of `asset` when that is told and otherwise of P;
 * moments are ISO texts; names that there are by language are kept in all of them (`namedFact`). All are told in the
 * reader's language when the message is read.
 */
const FACTS = {
  depositReceived: ["reference", "amount"],
  depositRefused: ["reference", "reason"],
  withdrawalPaid: ["reference", "amount", "confirmBy"],
  withdrawalAutoReceived: ["reference", "amount"],
  withdrawalRefused: ["reference", "amount"],
  withdrawalFoundPaid: ["reference", "amount"],
  withdrawalReturned: ["reference", "amount"],
  uplineSent: ["name", "number", "amount"],
  uplineReceived: ["name", "number", "amount"],
  downSent: ["name", "number", "amount"],
  downReceived: ["name", "number", "amount"],
  limitRaised: [],
  /** Without a moment, for ever. */
  exclusionStarted: ["until"],
  paymentPasswordChanged: ["heldUntil"],
  passwordChanged: [],
  passwordRecovered: ["heldUntil"],
  emailAdded: [],
  emailChanged: ["heldUntil"],
  mobileAdded: [],
  mobileChanged: ["heldUntil"],
  signInStolen: [],
  firstLogin: [],
  secondFactorOn: [],
  secondFactorOff: [],
  socialLinked: ["provider"],
  socialUnlinked: ["provider"],
  bonusOffered: ["amount", "bonus"],
  bonusGiven: ["amount", "bonus"],
  bonusReleased: ["amount", "bonus"],
  bonusEnded: ["amount", "bonus"],
  bonusTakenBack: ["amount", "bonus", "reason"],
  missionReached: ["title", "until"],
  boardWon: ["board", "period", "place", "title"],
  boardOffered: ["board", "period", "place", "title", "amount"],
  raffleWon: ["raffle", "title", "amount", "asset", "until"],
  raffleStopped: ["raffle", "title", "reason"],
  levelReached: ["level"],
  levelEnding: ["level", "below", "amount", "until"],
  levelLowered: ["level"],
  pointsGiven: ["amount", "asset"],
  orderSent: ["redemptionId", "name", "note"],
  orderDelivered: ["redemptionId", "name"],
  orderCancelled: ["redemptionId", "name", "note"],
  partnerApproved: ["reference"],
  partnerRefused: ["reference", "reason"],
  applicationApproved: ["reference", "promotion", "amount", "asset"],
  applicationRefused: ["reference", "promotion", "reason"],
  cashbackGiven: ["amount", "promotion"],
  referralPaid: ["amount"],
  referralRefused: ["amount", "reason"],
  contractProposed: ["reference", "contract"],
  contractSigned: ["reference", "contract"],
  contractDenied: ["reference", "contract"],
  contractChangeProposed: ["reference", "contract"],
  contractChanged: ["reference", "contract"],
  contractChangeDenied: ["reference", "contract"],
  contractEndProposed: ["reference", "contract"],
  contractEnded: ["reference", "contract"],
  contractEndedByHouse: ["reference", "contract"],
  contractEndDenied: ["reference", "contract"],
  contractExpired: ["reference", "contract"],
  agentEnded: ["contracts", "until"],
  teamLeft: ["name", "number", "until"],
  teamJoined: ["name", "number", "until"],
  rateRaised: [],
  rateLowered: ["from"],
  nicknameTakenBack: ["nickname", "reason"],
  avatarTakenBack: ["reason"],
  questionAnswered: ["reference", "question", "answer"],
} as const satisfies Record<string, readonly string[]>;

export type MessageKind = keyof typeof FACTS;

export const MESSAGE_KINDS = Object.keys(FACTS) as [MessageKind, ...MessageKind[]];

/** The facts that a message of this kind always has. */
export const factsOf = (kind: MessageKind): readonly string[] => FACTS[kind];

export type FactsOf<Kind extends MessageKind> = Readonly<Record<string, string>> &
  Readonly<Record<(typeof FACTS)[Kind][number], string>>;

export function isMessageKind(text: string): text is MessageKind {
  return Object.hasOwn(FACTS, text);
}
