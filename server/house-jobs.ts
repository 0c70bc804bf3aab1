import { advanceCashier } from "./cashier/index.ts";
import type { Config } from "./config.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "./core/time.ts";
import type { Context } from "./db/context.ts";
import type { PaymentPorts } from "./gateway/payments/index.ts";
import type { Job } from "./jobs/clock.ts";
import type { Log } from "./log.ts";
import { resumeRounds, studioGames, studioVendorSide } from "./studio/index.ts";
import {
  advanceFundTransfers,
  askedVendors,
  reconcileVendors,
  sweepOpenRounds,
  transferVendors,
  type VendorRegistry,
  type WalletClient,
  watchVendors,
} from "./vendors/index.ts";
import { rollUp, watchJobs } from "./wallet/index.ts";

type StudioWallet = (series: string) => WalletClient;

type House = {
  readonly config: Config;
  readonly log: Log;
  readonly context: Context;
  readonly vendors: VendorRegistry;
  readonly payments: PaymentPorts;
  readonly studioWallet: StudioWallet;
  /** Where the seals are kept outside the database. */
  readonly sealsFile: string;
};

/** An interrupted round of the studio is finished within a minute; one that is open for longer was lost sight of. */
const STUDIO_ROUND_MAX_MS = HOUR_MS;

/** Everything that happens by the clock. */
export function houseJobs(house: House): Job[] {
  return [...ledgerJobs(house), ...vendorJobs(house), ...cashierJobs(house)];
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
      openMaxMs: STUDIO_ROUND_MAX_MS,
    })),
  ];
  const funded = transferVendors(vendors, context.now);
  return [
    { name: "resume-rounds", everyMs: MINUTE_MS, run: (own) => finishInterrupted(own, studioWallet, log) },
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
    { name: "fund-transfers", everyMs: 2 * SECOND_MS, run: (own) => advanceFundTransfers(own, funded) },
  ];
}

function cashierJobs({ payments }: House): Job[] {
  return [{ name: "cashier", everyMs: 5 * SECOND_MS, run: (context) => advanceCashier(context, payments) }];
}

/** Rounds that the last process left open. One that cannot be settled now is settled when its player returns. */
export async function finishInterrupted(
  context: Context,
  studioWallet: StudioWallet,
  log: Log,
): Promise<void> {
  const { unsettled } = await resumeRounds(context, studioWallet);
  for (const { roundId, fault } of unsettled) {
    log.warn("round left open", { reference: roundId, error: fault ?? undefined });
  }
}
