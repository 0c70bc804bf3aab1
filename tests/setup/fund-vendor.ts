import { money } from "#server/core/numbers/money.ts";
import type { Context } from "#server/db/context.ts";
import type { TransferVendor, TransferWalletApi } from "#server/vendors/index.ts";
import { openAccounts, receiveDeposit } from "#server/wallet/index.ts";

type Order = { txId: string; player: string; amount: string; currency: string };
type End = "OK" | "FAILED";

/** What goes wrong with the next order: before it arrives, after it was done, or in what is said about it. */
type Trouble = "lostRequest" | "lostAnswer" | "unknown" | "refuse";

/** A vendor that keeps a purse of each player in memory, does each order once, and can be made to fail. */
export type FundVendor = TransferVendor & {
  purse(playerId: bigint): bigint;
  put(playerId: bigint, minor: bigint): void;
  /** The next orders go wrong like this, one each. */
  trouble(...kinds: Trouble[]): void;
  /** Nothing goes wrong any more. */
  calm(): void;
  /** How many times from now on `status` says that it does not know. */
  hesitate(times: number): void;
  /** Every question that arrived, in order. */
  readonly asked: string[];
  /** Nothing arrives and nothing is answered until it is switched on again. */
  off: boolean;
};

export function fundVendor(code = "KISH"): FundVendor {
  const purses = new Map<string, bigint>();
  const orders = new Map<string, End>();
  const troubles: Trouble[] = [];
  const asked: string[] = [];
  let hesitations = 0;

  function settle({ txId, player, amount }: Order, sign: 1n | -1n, refused: boolean): End {
    const known = orders.get(txId);
    if (known) return known;
    const after = (purses.get(player) ?? 0n) + sign * BigInt(amount);
    const end: End = refused || after < 0n ? "FAILED" : "OK";
    if (end === "OK") purses.set(player, after);
    orders.set(txId, end);
    return end;
  }

  function order(name: string, sign: 1n | -1n) {
    return async (body: Order) => {
      const trouble = troubles.shift();
      if (vendor.off || trouble === "lostRequest") throw new Error("The request was lost.");
      asked.push(name);
      const status = settle(body, sign, trouble === "refuse");
      if (trouble === "lostAnswer") throw new Error("The answer was lost.");
      return { status: trouble === "unknown" ? ("UNKNOWN" as const) : status };
    };
  }

  const api: TransferWalletApi = {
    deposit: order("deposit", 1n),
    withdraw: order("withdraw", -1n),
    async status({ txId }) {
      if (vendor.off) throw new Error("The request was lost.");
      asked.push("status");
      if (hesitations > 0) {
        hesitations -= 1;
        return { status: "UNKNOWN" };
      }
      const end = orders.get(txId) ?? "FAILED";
      orders.set(txId, end);
      return { status: end };
    },
    async balance({ player }) {
      if (vendor.off) throw new Error("The request was lost.");
      return { balance: (purses.get(player) ?? 0n).toString() };
    },
  };

  const vendor: FundVendor = {
    code,
    name: { fa: code, en: code },
    api,
    asked,
    off: false,
    purse: (playerId) => purses.get(playerId.toString()) ?? 0n,
    put: (playerId, minor) => void purses.set(playerId.toString(), minor),
    trouble: (...kinds) => void troubles.push(...kinds),
    calm: () => void troubles.splice(0),
    hesitate: (times) => {
      hesitations = times;
    },
  };
  return vendor;
}

/** A player with so much money of the main wallet. */
export async function fundedPlayer(context: Context, playerId: bigint, minor: bigint): Promise<bigint> {
  await openAccounts(context, { playerId, assets: ["P"] });
  const amount = money(minor, "P");
  const order = { playerId, key: `seed:${playerId}`, amount, provider: "bank" };
  const received = await receiveDeposit(context, order);
  if (!received.ok) throw new Error(`The deposit was refused: ${received.refusal.reason}.`);
  return playerId;
}
