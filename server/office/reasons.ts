/**
 * What a refusal says to an operator. A reason that has no sentence here is told as it is: the office is not read
 * by visitors, and a plain word is better than a wrong sentence.
 */
const SENTENCES: Readonly<Record<string, string>> = {
  unknownOrder: "There is no such order.",
  alreadyDecided: "This order does not wait for that decision any more.",
  sameOperator: "You have approved it already. It needs a second operator, who is another person.",
  operatorMissing: "Say who you are: --by NAME.",
  reasonMissing: "Say why: --reason TEXT.",
  noReason: "Say why: --reason TEXT.",
  badAmount: "That amount cannot be credited to this order.",
  feeTakesAll: "The fee would take all of it.",
  notApproved: "This withdrawal is not approved yet, or its provider pays it.",
  withdrawalsFrozen: "Withdrawals are frozen while an alarm is open. See: alarm list.",
  unknownMethod: "There is no such method.",
  badInstructions: "Instructions are 1 to 2000 characters in each language.",
  badRange: "The smallest amount must be above zero and at most the largest.",
  badFee: "A fee takes at most 5000 bps, and must leave something of the smallest amount.",
  badPresets: "Presets are at most 12 different amounts from the smallest to the largest.",
  badMinutes: "Minutes are 1 to 43200.",
  nothingSaid: "Say what to change.",
  onAndOff: "Say --on or --off.",
  unknownBrand: "There is no such brand.",
  badBounds: "Each of --min, --max and --day is at most the next.",
  providerSilent: "Its payment provider gives no answer, so nothing is known. Try again later.",
  providerSaysOtherwise: "Its payment provider was asked just now and says otherwise.",
  justSent:
    "It was sent to its provider a moment ago and may still arrive there. Try again in half a minute.",
  notSending: "Its provider is not being asked to pay it.",
  notPaid: "This withdrawal was not paid, or is disputed already.",
  notDisputed: "The player of this withdrawal does not say that it has not arrived.",
  noFinding: "Say what was found out: --received or --returned.",
  faMissing: "Instructions need Persian first: --fa TEXT.",
  unknownPlayer: "There is no such player.",
  unknownUpline: "There is no such player to stand above.",
  otherBrand: "The two players are of two brands.",
  uplineCircle: "That player stands below this one already.",
  excluded: "This player keeps away by their own wish, which only time ends.",
  unknownProvider: "Nothing of this provider and side was ever paid.",
  unknownAlarm: "There is no such alarm.",
  alarmClosed: "This alarm was closed already.",
  unknownDifference: "There is no such difference.",
  alreadySettled: "This difference was settled already.",
  notRepairable: "Only the vendor can put this right.",
  refusedByLedger: "The ledger refused the repair; nothing was moved.",
  insufficientFunds: "There is not enough on the account.",
  keyConflict: "This key was used for something else.",
  noAccount: "The player has no such account.",
  accountFrozen: "The account is frozen.",
  unknownTransfer: "There is no such transfer.",
  transferSettled: "This transfer has ended already.",
  tooEarly: "Its vendor may still answer. It can be ended by hand after an hour.",
  notOpen: "This round has ended already.",
  notStale: "This round was not open for long enough.",
  hasResult: "Something was paid in this round, so its stakes are not given back.",
  alarmNotApproved: "It needs two: one operator approves (alarm approve), another one closes.",
  notAskedLately: "The vendor was not asked about it for an hour. It is asked every few minutes; try again.",
  unknownGame: "There is no such game.",
  sealsDiffer: "The seals are not as they were made:",
};

/** A refusal, and where its sentence alone would not say enough. */
export type Refused = { readonly reason: string; readonly detail?: string };

export function sentenceOf({ reason, detail }: Refused): string {
  const sentence = SENTENCES[reason] ?? `Refused: ${reason}.`;
  return detail === undefined ? sentence : `${sentence} ${detail}`;
}
