import { sweepSignIns } from "../accounts/index.ts";
import { adjustBills, auditBills, expireWishes, payContracts, payRebates } from "../agents/index.ts";
import { countBonuses, matchDeposits } from "../bonuses/index.ts";
import { sweepAnswers } from "../calls/kept-answers.ts";
import { sweepHeard } from "../calls/sealed/heard-once.ts";
import { advanceCashier } from "../cashier/index.ts";
import { keepWinners } from "../catalogue/index.ts";
import { sweepChallenges } from "../challenge/index.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { auditYesterday, keepFigures } from "../figures/index.ts";
import type { Gateways } from "../gateway/index.ts";
import type { PaymentPorts } from "../gateway/payments/index.ts";
import { drawJackpot } from "../jackpots/index.ts";
import type { Job } from "../jobs/clock.ts";
import type { Log } from "../log/log.ts";
import { runMissions } from "../missions/index.ts";
import { closeWeeks } from "../offers/index.ts";
import { earnPoints } from "../points/index.ts";
import { sweepPictures } from "../promotions/index.ts";
import { runRaffles } from "../raffles/index.ts";
import { closeDay, houseKey } from "../receipts/index.ts";
import { countReferrals } from "../referrals/index.ts";
import { BOOK_VENDOR } from "../studio/book/index.ts";
import { resumeRounds, resumeWagers, studioGames, studioVendorSide, WAGER_ENGINES } from "../studio/index.ts";
import { mailAnswers, sweepQuestionPictures } from "../support/index.ts";
import {
  advanceFundTransfers,
  askedVendors,
  reconcileVendors,
  sweepOpenRounds,
  tellFreeRounds,
  transferVendors,
  type VendorRegistry,
  type WalletClient,
  watchVendors,
} from "../vendors/index.ts";
import { sweepVerification } from "../verification/index.ts";
import { countStakes, keepLevels } from "../vip/index.ts";
import { rollUp, watchJobs } from "../wallet/index.ts";
import type { Config } from "./config.ts";
import { keepVendorGames } from "./vendor-games-job.ts";

type StudioWallet = (series: string) => WalletClient;

type House = {
  readonly config: Config;
  readonly log: Log;
  readonly context: Context;
  readonly vendors: VendorRegistry;
  readonly payments: PaymentPorts;
  readonly gateways: Gateways;
  readonly studioWallet: StudioWallet;
  /** Where the seals are kept outside the database. */
  readonly sealsFile: string;
};

/** An interrupted round of the studio is finished within a minute; one that is open for longer was lost sight of. */
const STUDIO_ROUND_MAX_MS = HOUR_MS;

/** A bet on a match waits for it: nobody offers one further ahead than this. */
const BOOK_ROUND_MAX_MS = 400 * DAY_MS;

/** Everything that happens by the clock. */
export function houseJobs(house: House): Job[] {
  return [
    ...ledgerJobs(house),
    ...vendorJobs(house),
    ...cashierJobs(house),
    ...REWARD_JOBS,
    ...AGENT_JOBS,
    ...figureJobs(house),
    billsAuditJob(house),
    receiptsJob(house),
    ...DOOR_JOBS,
    answersJob(house),
  ];
}

/** The house's balances are folded in, movements are sealed, and the ledger is counted again. */
function ledgerJobs({ log, sealsFile }: House): Job[] {
  return [
    { name: "roll-up", everyMs: 5 * SECOND_MS, run: rollUp },
    ...watchJobs({ log, outside: sealsFile }),
  ];
}

/** Rounds are finished or asked about, records compared, and what moves to and from vendors is brought to its end. */
function vendorJobs({ log, context, vendors, studioWallet }: House): Job[] {
  const series = [...new Set(studioGames().map(({ vendor }) => vendor))];
  const asked = [
    ...askedVendors(vendors, context.now),
    ...series.map((vendor) => ({
      vendor,
      api: studioVendorSide(context, vendor),
      openMaxMs: vendor === BOOK_VENDOR ? BOOK_ROUND_MAX_MS : STUDIO_ROUND_MAX_MS,
    })),
  ];
  const funded = transferVendors(vendors, context.now);
  return [
    {
      name: "resume-rounds",
      everyMs: 15 * SECOND_MS,
      run: (own) => finishInterrupted(own, studioWallet, log),
    },
    { name: "sweep-open-rounds", everyMs: MINUTE_MS, run: (own) => sweepOpenRounds(own, asked) },
    {
      name: "reconcile-vendors",
      everyMs: 5 * MINUTE_MS,
      async run(own) {
        const { silent } = await reconcileVendors(own, asked);
        for (const vendor of silent) log.warn("vendor gave no record", { vendor });
      },
    },
    {
      name: "watch-vendors",
      everyMs: 5 * MINUTE_MS,
      async run(own) {
        for (const { invariant, subject } of await watchVendors(own, vendors)) {
          log.warn("a vendor has left something open", { code: invariant, reason: subject });
        }
      },
    },
    {
      name: "vendor-games",
      everyMs: HOUR_MS,
      async run(own) {
        for (const { vendor, fate } of await keepVendorGames(own, vendors)) {
          if (fate !== "taken") log.warn("games of a vendor stay as they were", { vendor, code: fate });
        }
      },
    },
    {
      name: "vendor-free-rounds",
      everyMs: 5 * SECOND_MS,
      async run(own) {
        for (const vendor of await tellFreeRounds(own, vendors))
          log.warn("a vendor was not told of free rounds", { vendor });
      },
    },
    { name: "winners", everyMs: 5 * SECOND_MS, run: keepWinners },
    { name: "fund-transfers", everyMs: 2 * SECOND_MS, run: (own) => advanceFundTransfers(own, funded) },
  ];
}

/** What real stakes bring: levels, points, missions, tickets, and a chance of the jackpot. */
const REWARD_JOBS: readonly Job[] = [
  { name: "vip", everyMs: 5 * SECOND_MS, run: countStakes },
  { name: "levels-kept", everyMs: MINUTE_MS, run: keepLevels },
  { name: "bonuses", everyMs: 2 * SECOND_MS, run: countBonuses },
  { name: "deposit-matches", everyMs: 5 * SECOND_MS, run: matchDeposits },
  { name: "referrals", everyMs: 5 * SECOND_MS, run: countReferrals },
  { name: "points", everyMs: 5 * SECOND_MS, run: earnPoints },
  { name: "missions", everyMs: 2 * SECOND_MS, run: runMissions },
  { name: "raffles", everyMs: 5 * SECOND_MS, run: runRaffles },
  { name: "cashback", everyMs: MINUTE_MS, run: closeWeeks },
  { name: "jackpot", everyMs: 5 * SECOND_MS, run: drawJackpot },
];

/** What one side of a contract has left unanswered is over in its time, and what both signed is paid. */
const AGENT_JOBS: readonly Job[] = [
  { name: "contract-wishes", everyMs: MINUTE_MS, run: expireWishes },
  { name: "contract-pay", everyMs: MINUTE_MS, run: payContracts },
  { name: "rebates", everyMs: MINUTE_MS, run: payRebates },
  { name: "contract-adjust", everyMs: 5 * MINUTE_MS, run: adjustBills },
];

/** Sums by person, product and time for agents, and a day of them counted anew. */
function figureJobs({ log }: House): Job[] {
  return [
    { name: "figures", everyMs: 5 * SECOND_MS, run: keepFigures },
    {
      name: "figures-audit",
      everyMs: DAY_MS,
      async run(context) {
        const { fresh } = await auditYesterday(context);
        for (const { subject } of fresh)
          log.error("figures are not what the ledger says", { reason: subject });
      },
    },
  ];
}

/** Bills of a day, computed again from the ledger. */
function billsAuditJob({ log }: House): Job {
  return {
    name: "bills-audit",
    everyMs: DAY_MS,
    async run(context) {
      const { fresh } = await auditBills(context);
      for (const { subject } of fresh) log.error("a bill is not what the ledger says", { reason: subject });
    },
  };
}

/** A day is closed in the first minute after it. */
function receiptsJob({ config }: House): Job {
  return {
    name: "receipts",
    everyMs: MINUTE_MS,
    run: (context) => closeDay(context, houseKey(config.houseSecret)),
  };
}

/** What the doors of the house have no more use for is forgotten. */
const DOOR_JOBS: readonly Job[] = [
  { name: "verification", everyMs: HOUR_MS, run: sweepVerification },
  { name: "challenges", everyMs: 5 * MINUTE_MS, run: sweepChallenges },
  { name: "sign-ins", everyMs: HOUR_MS, run: sweepSignIns },
  { name: "call-answers", everyMs: HOUR_MS, run: sweepAnswers },
  { name: "application-pictures", everyMs: HOUR_MS, run: sweepPictures },
  { name: "question-pictures", everyMs: HOUR_MS, run: sweepQuestionPictures },
  { name: "sealed-calls", everyMs: 5 * MINUTE_MS, run: sweepHeard },
];

function answersJob({ gateways }: House): Job {
  return { name: "answers", everyMs: 15 * SECOND_MS, run: (context) => mailAnswers(context, gateways) };
}

function cashierJobs({ payments }: House): Job[] {
  return [{ name: "cashier", everyMs: 5 * SECOND_MS, run: (context) => advanceCashier(context, payments) }];
}

/** Rounds and wagers that were left open: at the start all of them, by the clock those that nobody touches. One that cannot be settled now is settled when its player returns. */
export async function finishInterrupted(
  context: Context,
  studioWallet: StudioWallet,
  log: Log,
  { everything = false } = {},
): Promise<void> {
  const rounds = await resumeRounds(context, studioWallet);
  const wagers = await resumeWagers(context, studioWallet, WAGER_ENGINES, { everything });
  for (const { roundId, fault } of [...rounds.unsettled, ...wagers.unsettled]) {
    log.warn("round left open", { reference: roundId, error: fault ?? undefined });
  }
}
