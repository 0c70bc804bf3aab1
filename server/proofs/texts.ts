import { saidText } from "./said-text.ts";

export const RECEIPT_TITLE = "nard receipt";
export const BALANCE_TITLE = "nard balance";
export const DAY_TITLE = "nard day";

/** What a round came to, as its player is told and as it is hashed. Sums are minor units. */
export type Receipt = {
  readonly vendor: string;
  readonly roundId: string;
  readonly playerId: bigint;
  readonly game: string;
  readonly asset: string;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly adjustedMinor: bigint;
  readonly state: string;
  readonly settledAt: Date | null;
  /** The movements of the ledger that this is the sum of. */
  readonly movements: readonly bigint[];
  /** What had been published before the round was decided; null where nothing of ours decided it. */
  readonly commitment: string | null;
};

/** `salt` makes sure that nobody finds a receipt by trying out what it may say. */
export function receiptText(receipt: Receipt, salt: string): string {
  return saidText(RECEIPT_TITLE, {
    vendor: receipt.vendor,
    round: receipt.roundId,
    player: receipt.playerId.toString(),
    game: receipt.game,
    asset: receipt.asset,
    stake: receipt.stakeMinor.toString(),
    payout: receipt.payoutMinor.toString(),
    adjusted: receipt.adjustedMinor.toString(),
    state: receipt.state,
    settledAt: receipt.settledAt?.toISOString() ?? "",
    movements: receipt.movements.join(","),
    commitment: receipt.commitment ?? "",
    salt,
  });
}

export type OwedBalance = {
  readonly day: string;
  readonly playerId: bigint;
  readonly asset: string;
  readonly amountMinor: bigint;
};

export function balanceText({ day, playerId, asset, amountMinor }: OwedBalance, salt: string): string {
  return saidText(BALANCE_TITLE, {
    day,
    player: playerId.toString(),
    asset,
    amount: amountMinor.toString(),
    salt,
  });
}

/** What all players together are owed of one asset. */
export type Owed = {
  readonly asset: string;
  readonly holders: number;
  readonly totalMinor: bigint;
  readonly root: string;
};

export type DayHead = {
  readonly day: string;
  readonly closedAt: Date;
  readonly receipts: number;
  readonly root: string;
  readonly owed: readonly Owed[];
  /** SHA-256 of the head before this one; "" for the first. */
  readonly previous: string;
};

/** What is published of a day, and signed. */
export function dayText({ day, closedAt, receipts, root, owed, previous }: DayHead): string {
  const balances = owed.flatMap(({ asset, holders, totalMinor, root: sums }) => [
    [`${asset}.holders`, holders.toString()],
    [`${asset}.total`, totalMinor.toString()],
    [`${asset}.root`, sums],
  ]);
  return saidText(DAY_TITLE, {
    day,
    closedAt: closedAt.toISOString(),
    receipts: receipts.toString(),
    root,
    ...Object.fromEntries(balances),
    previous,
  });
}
