import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CallCode, CODES, statusOf } from "#server/calls/codes.ts";
import { refused } from "#server/calls/envelope.ts";
import { codesOf } from "#server/calls/openapi.ts";
import { CALLS } from "#server/calls/table.ts";
import { LANGUAGES, type Language } from "#server/core/languages.ts";
import { openApp } from "#tests/setup/app.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { scenesOfAgents } from "../proofs/call-codes/scenes-of-agents.ts";
import { scenesOfAsking } from "../proofs/call-codes/scenes-of-asking.ts";
import { scenesOfChat } from "../proofs/call-codes/scenes-of-chat.ts";
import { scenesOfFactor } from "../proofs/call-codes/scenes-of-factor.ts";
import { scenesOfLimits } from "../proofs/call-codes/scenes-of-limits.ts";
import { scenesOfMoney } from "../proofs/call-codes/scenes-of-money.ts";
import { scenesOfPeople } from "../proofs/call-codes/scenes-of-people.ts";
import { scenesOfPlay } from "../proofs/call-codes/scenes-of-play.ts";
import { scenesOfRewards } from "../proofs/call-codes/scenes-of-rewards.ts";
import { scenesOfStakes } from "../proofs/call-codes/scenes-of-stakes.ts";
import { openStage, type Scenes } from "../proofs/call-codes/stage.ts";

const ALL_CODES = Object.keys(CODES) as CallCode[];
const ALL_LANGUAGES = Object.keys(LANGUAGES) as Language[];

/** Why an app is not brought to be told the rest: what it would take, and where the rule itself is brought to it. */
const NOT_PROVOKED: Readonly<Partial<Record<CallCode, string>>> = {
  proofTaken: "Needs a code that two were sent to one place: calls-profile.test.ts.",
  newPasswordOwed:
    "Needs a password that is older than a brand lets it be: server/use-cases, complete-login.test.ts.",
  tooBusy: "Needs more passwords at once than are checked: password.test.ts of accounts.",
  signedOut: "Needs an account that is shut between two statements: use-cases, complete-login.test.ts.",
  captchaMissing: "A picture without an answer at registering: challenge rules.",
  workMissing: "Of the slider, which an app is never shown: challenge rules.",
  lettersOnly: "Of the slider, which an app is never shown: challenge rules.",
  tooManyAnswers: "Hundreds of answers from one neighbourhood: challenge rules.",
  countryClosed: "Stands behind letters that only a person reads: verification rules.",
  quota: "Stands behind letters that only a person reads: verification rules.",
  tooManyLater: "Stands behind letters that only a person reads: verification rules.",
  notOffered: "Of a house without points, or behind letters that only a person reads.",
  usernameTaken: "Stands behind letters that only a person reads: registration-doors.test.ts.",
  mobileTaken: "Stands behind letters that only a person reads: registration-doors.test.ts.",
  affiliateUnknown: "Stands behind letters that only a person reads: registration-doors.test.ts.",
  staleForm: "Needs a sign-in that ends between two statements: change-password.test.ts.",
  keyConflict: "The key of a call is looked at before, and refused as keyReused: points.test.ts.",
  noAccount: "Everybody who signs in has accounts: transfer-wallets.test.ts.",
  accountFrozen: "Needs an account that an operator froze: tests of the ledger.",
  exclusion: "Whoever is excluded is signed out: transfer-wallets.test.ts.",
  notReached: "Needs a mission that goes on: missions.test.ts.",
  notForYou: "Needs a mission that somebody may not take part in: missions.test.ts.",
  nothingWon: "Needs a raffle that was drawn: raffles.test.ts.",
  claimOver: "Needs a raffle that was drawn: raffles.test.ts.",
  promotionClosed: "Needs a promotion that gives by rule: offers.test.ts and tickets.test.ts of offers.",
  levelTooLow: "Needs a promotion that gives by rule: offers.test.ts and tickets.test.ts of offers.",
  budgetSpent: "Needs a promotion that gives by rule: offers.test.ts and tickets.test.ts of offers.",
  dayBudgetSpent: "Needs a promotion that gives by rule: offers.test.ts and tickets.test.ts of offers.",
  raffleClosed: "Needs a promotion that gives by rule: offers.test.ts and tickets.test.ts of offers.",
  ticketsFull: "Needs a promotion that gives by rule: offers.test.ts and tickets.test.ts of offers.",
  cannotBeGiven: "Needs a promotion that gives by rule: offers.test.ts and tickets.test.ts of offers.",
  tooManyApplications: "Needs ten applications in a day: applications.test.ts of promotions.",
  conditionMissing: "Needs a promotion that gives by rule: calls-rewards.test.ts.",
  contractNotYours: "Needs an agent with contracts above and below: contracts.test.ts of agents.",
  contractNotBelow: "Needs an agent with contracts above and below: contracts.test.ts of agents.",
  contractPromised: "Needs an agent with contracts above and below: contracts.test.ts of agents.",
  contractNoOwn: "Needs an agent with contracts above and below: contracts.test.ts of agents.",
  contractAbove: "Needs an agent with contracts above and below: contracts.test.ts of agents.",
  contractBelow: "Needs an agent with contracts above and below: contracts.test.ts of agents.",
  contractPlatformPays: "Needs an agent with contracts above and below: contracts.test.ts of agents.",
  contractUplinePays: "Needs an agent with contracts above and below: contracts.test.ts of agents.",
  nicknameLength: "Of a nickname that is asked for: personas.test.ts and nickname.test.ts of personas.",
  nicknameLetters: "Of a nickname that is asked for: personas.test.ts and nickname.test.ts of personas.",
  nicknameMixed: "Of a nickname that is asked for: personas.test.ts and nickname.test.ts of personas.",
  nicknameUsername: "Of a nickname that is asked for: personas.test.ts and nickname.test.ts of personas.",
  nicknameWord: "Of a nickname that is asked for: personas.test.ts and nickname.test.ts of personas.",
  nicknameTaken: "Of a nickname that is asked for: personas.test.ts and nickname.test.ts of personas.",
  nicknameTooSoon: "Of a nickname that is asked for: personas.test.ts and nickname.test.ts of personas.",
  nicknamesOff: "Of a nickname that is asked for: personas.test.ts and nickname.test.ts of personas.",
  contractNotAgent: "Needs an agent with contracts above and below: contracts.test.ts of agents.",
  contractOpen: "Needs an agent with contracts above and below: contracts.test.ts of agents.",
  contractNotInForce: "Needs an agent with contracts above and below: contracts.test.ts of agents.",
  contractSame: "Needs an agent with contracts above and below: contracts.test.ts of agents.",
  openedMany: "Needs a day full of openings: open-by-agent.test.ts of use-cases.",
  rateBelowTeam: "Needs a line of three: rates.test.ts of agents.",
  linksMany: "Needs five hundred links: links.test.ts of accounts.",
  linkEndPassed: "An app says days and no end: links.test.ts of accounts.",
  contractAnswered: "Needs an agent with a contract: calls-rewards.test.ts.",
  paymentPasswordWrong: "Needs an agent with a contract: calls-rewards.test.ts.",
  wrongAsset: "Needs a way of another kind of money than the brand's: methods of the cashier.",
  depositExcluded: "Whoever is excluded is signed out: deposits.test.ts of the cashier.",
  providerUnavailable: "Needs a provider that is away: provider-deposits.test.ts of the cashier.",
  notPaid: "Needs money that is set aside: calls-money.test.ts.",
  noProofNeeded: "Needs a way whose provider tells by itself: proof.test.ts of the cashier.",
  tooManyProofs: "Needs three pictures that were made anew: proof.test.ts of the cashier.",
  tooManyPayees: "Needs five accounts: payees.test.ts of the cashier.",
  bonusEnds: "Needs money and a bonus in play: calls-money.test.ts.",
  dailyCount: "Needs a day full of withdrawals: withdrawal-request.test.ts of the cashier.",
  dailySum: "Needs a day full of withdrawals: withdrawal-request.test.ts of the cashier.",
  moneyHeld: "Needs a password that was just changed: withdrawal-request.test.ts of the cashier.",
  playerBlocked: "Needs an account that is blocked while it plays: tests of the seam.",
  sessionExpired: "Needs a seat that is old twice in a row: book-and-wallet.test.ts.",
  gameDisabled: "Needs a game that is closed while it is played: closed-games.test.ts.",
  currencyMismatch: "Needs a vendor that is told of other money: tests of the seam.",
  tryAgain: "Needs a wallet that cannot decide: calls-instant.test.ts.",
  wagerConflict: "The key of a call is looked at before, and refused as keyReused: play-instant.test.ts.",
  stakeReturned: "Needs a stake that went back: rounds and play-instant.test.ts.",
  roundUnsettled: "Needs a wallet that cannot decide: calls-instant.test.ts.",
  choiceGone: "Needs a fish that has swum away: fish.test.ts.",
  raiseConflict: "Needs two windows at one step: act-instant.test.ts.",
  roundStakesFull: "Needs a round full of stakes: place-stake.test.ts.",
  wagerClosed: "Needs a stake that went back: wager-steps.test.ts.",
  flightNotUp: "Needs a stake in a round that is open: calls-shared-rounds.test.ts.",
  flightOver: "Needs a flight that is over: calls-shared-rounds.test.ts.",
  slipTooLong: "Needs more events than are open: place-slip.test.ts.",
  bettingOver: "Needs a match that has begun meanwhile: place-slip.test.ts.",
  selectionSuspended: "Needs a selection that an operator suspended: place-slip.test.ts.",
  liabilityReached: "Needs a selection that carries all it may: place-slip.test.ts.",
  quietRoom: "Needs a room in which nobody writes: write-message.test.ts of chat.",
  blocksFull: "Needs five hundred who are blocked: messages.test.ts of chat.",
  tooManyLines: "Needs a play of more lines than a ticket holds: plays.test.ts of lotteries.",
  payoutAboveLimit: "Needs a ticket that wins more than the house pays: draws.test.ts of lotteries.",
  sameNetwork: "Needs two who come from one network: sit-down.test.ts of tables.",
  tableStarted: "Needs a match that goes on: calls-cards.test.ts.",
  staleTurn: "Needs a match that goes on: calls-cards.test.ts.",
  notYourTurn: "Needs a match that goes on: calls-cards.test.ts.",
  cardNotAllowed: "Needs a match that goes on: calls-cards.test.ts.",
  roundOpen: "Needs a round that was cut off: seeds.test.ts of fairness.",
  withdrawalsFrozen: "Stops the house: transfer-wallets.test.ts.",
};

let site: ServedSite;
let scenes: Scenes;

beforeAll(async () => {
  site = await servedSite();
  const stage = openStage(site);
  scenes = {
    ...scenesOfAsking(stage),
    ...scenesOfPeople(stage),
    ...scenesOfPlay(stage),
    ...scenesOfRewards(stage),
    ...scenesOfMoney(stage),
    ...scenesOfLimits(stage),
    ...scenesOfAgents(stage),
    ...scenesOfFactor(stage),
    ...scenesOfChat(stage),
    ...scenesOfStakes(stage),
  };
}, 120_000);
afterAll(() => site.close());

/** What somebody is told who is on a break: its sentence is that of the break. */
const SAYS_UNTIL_WHEN: ReadonlySet<CallCode> = new Set(["onABreak", "timeOut", "depositTimeOut"]);

/** A text as it stands in the file that translators write. */
function textOf(key: string, language: Language): string {
  const [namespace = "", ...names] = key.split(".");
  const texts: unknown = JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, "utf8"));
  return String(names.reduce((at: unknown, name) => (at as Record<string, unknown>)[name], texts));
}

const sentenceOf = (code: CallCode, language: Language) => textOf(CODES[code][1], language);

/** Each language as often as the others. */
const languageFor = (nth: number): Language => ALL_LANGUAGES[nth % ALL_LANGUAGES.length] ?? "fa";

describe("C02 the envelope", () => {
  test("C02 every code says the sentence of the locale in six languages, with no value", async () => {
    for (const language of ALL_LANGUAGES) {
      for (const code of ALL_CODES) {
        const message = sentenceOf(code, language);
        const told = await refused(code, language);
        expect(told, `${language} ${code}`).toEqual({ success: false, code, message, value: null });
      }
    }
  });

  test.each(ALL_LANGUAGES)(
    "C02 every call refuses in %s, whichever way that was asked for",
    async (language) => {
      const address = `2001:db8:c02:${ALL_LANGUAGES.indexOf(language)}::1`;
      const app = openApp(CALLS, { port: site.port, address, now: site.context.now });
      for (const [nth, { name, token, method }] of CALLS.entries()) {
        const code = token === "none" ? (method === "GET" ? "badField" : null) : "notSignedIn";
        if (code === null) continue;
        const asked = { headers: { "Accept-Language": `xx, ${language}-XX;q=0.9, en;q=0.1` } };
        const payload =
          code === "badField"
            ? [
                ["twice", "1"],
                ["twice", "2"],
              ]
            : {};
        const told = await app.call(name, { ...asked, payload });
        site.forward(nth % 20 === 0 ? 1000 : 0);
        expect(told, name).toMatchObject({
          ...{ success: false, code, value: null, status: statusOf(code) },
          message: sentenceOf(code, language),
        });
      }
    },
  );

  test("C02 each code of the closed list is named by a call, and is provoked or shown why not", () => {
    const said = new Set<string>([...CALLS.flatMap(codesOf), "unknownCall", "wrongMethod"]);
    expect(ALL_CODES.filter((code) => !said.has(code))).toEqual([]);
    const reasoned = Object.keys(NOT_PROVOKED);
    expect([...Object.keys(scenes), ...reasoned].sort()).toEqual([...ALL_CODES].sort());
  });

  test.each(ALL_CODES.map((code, nth) => [code, languageFor(nth)] as const))(
    "C02 %s reaches an app in its language (%s)",
    async (code, language) => {
      const scene = scenes[code];
      if (!scene) return expect(NOT_PROVOKED[code]).toMatch(/.{20}/);
      const told = await scene({ "Accept-Language": language });
      expect(told).toMatchObject({ code, status: statusOf(code) });
      if (!SAYS_UNTIL_WHEN.has(code)) return expect(told.message).toBe(sentenceOf(code, language));
      for (const part of textOf("limits.pause.timeOut", language).split("{{until}}"))
        expect(told.message).toContain(part);
    },
  );
});
