import { type Asset, money } from "#server/core/numbers/money.ts";
import {
  balanceOf,
  execute,
  grantTrial,
  openAccounts,
  receiveDeposit,
  type WalletAnswer,
  type WalletCommand,
} from "#server/wallet/index.ts";
import type { TestContext } from "./database.ts";

type Without<Union, Key extends string> = Union extends unknown ? Omit<Union, Key> : never;

/** A command without what all commands of a test have in common. */
export type Brief = Without<WalletCommand, "scope" | "playerId" | "asset" | "at"> & {
  scope?: string;
  playerId?: bigint;
  asset?: Asset;
};
type Only<Op extends WalletCommand["op"]> = Extract<Brief, { op: Op }>;

export const START_MINOR = 10_000n;

export function debit(key: string, amountMinor = 100n, more: Partial<Only<"debit">> = {}): Only<"debit"> {
  return { op: "debit", key, amountMinor, round: "r1", game: "g1", ...more };
}

export function credit(
  key: string,
  amountMinor: bigint,
  betKey?: string,
  more: Partial<Only<"credit">> = {},
): Only<"credit"> {
  return { op: "credit", key, amountMinor, betKey, round: "r1", game: "g1", kind: "WIN", ...more };
}

export function rollback(
  key: string,
  targetKey: string,
  more: Partial<Only<"rollback">> = {},
): Only<"rollback"> {
  return { op: "rollback", key, targetKey, round: "r1", ...more };
}

export function adjust(
  key: string,
  amountMinor: bigint,
  direction: "IN" | "OUT",
  more: Partial<Only<"adjust">> = {},
): Only<"adjust"> {
  return {
    op: "adjust",
    key,
    amountMinor,
    direction,
    reason: "a late goal",
    round: "r1",
    game: "g1",
    ...more,
  };
}

export function endRound(round = "r1", more: Partial<Only<"end-round">> = {}): Only<"end-round"> {
  return { op: "end-round", key: round, round, game: "g1", ...more };
}

/** A player with trial funds, and short ways to give that player's commands. */
export type Stage = {
  readonly player: bigint;
  full(brief: Brief): WalletCommand;
  run(brief: Brief): Promise<WalletAnswer>;
  balance(): Promise<bigint>;
  /** Money, once: to play for more than trial funds. */
  deposit(minor: bigint): Promise<void>;
};

export async function stageFor(
  context: TestContext,
  player: bigint,
  startMinor = START_MINOR,
): Promise<Stage> {
  await openAccounts(context, { playerId: player, assets: ["P", "TRIAL"] });
  await grantTrial(context, { playerId: player, amountMinor: startMinor, key: "welcome" });
  const full = (brief: Brief): WalletCommand => ({
    scope: "studio",
    playerId: player,
    asset: "TRIAL",
    at: context.now(),
    ...brief,
  });
  return {
    player,
    full,
    async run(brief) {
      const [answer] = await execute(context, [full(brief)]);
      if (!answer) throw new Error("The wallet gave no answer.");
      return answer;
    },
    async deposit(minor) {
      const flow = { playerId: player, key: "first deposit", amount: money(minor, "P") };
      const moved = await receiveDeposit(context, { ...flow, provider: "till" });
      if (!moved.ok) throw new Error(moved.refusal.reason);
    },
    async balance() {
      return (await balanceOf(context, { playerId: player, asset: "TRIAL" })).minor;
    },
  };
}
