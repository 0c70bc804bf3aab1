import type { Asset } from "#server/core/numbers/money.ts";

/** What the house itself moves, by the names that the wallet's front door has for it. */
export const MONEY_ACTIONS = [
  "receiveDeposit",
  "holdFunds",
  "releaseHold",
  "payHold",
  "sendHoldToVendor",
  "receiveFromVendor",
  "transferToPlayer",
  "grantBonus",
  "releaseBonus",
  "forfeitBonus",
  "issuePoints",
  "redeemPoints",
  "reverseMovement",
] as const;

export type MoneyAction = (typeof MONEY_ACTIONS)[number];

/** One order of the house as it travels to a node, with amounts as digits. */
export type MoneyBody = {
  txId: string;
  player: string;
  asset: Asset;
  amount: string;
  /** The player to whom a transfer goes. */
  toPlayer?: string;
  /** What the house keeps of it. */
  fee?: string;
  /** What points are paid with. */
  pays?: string;
  /** What a reversal takes back. */
  transferId?: string;
};

/** Everything goes through one provider and to one vendor with a wallet of its own. */
export const PROVIDER = "sandbox";
export const TRANSFER_VENDOR = "FAR";

/** Under this name the house signs its orders to its own nodes. */
export const HOUSE_SCOPE = "house";

type Gain = readonly [owner: string, asset: Asset, account: string, minor: bigint];

/** What the accounts of players gain by an order, whatever happens on its way; null for what depends on another. */
export function gainsOf(action: MoneyAction, body: MoneyBody): Gain[] | null {
  const { player, asset } = body;
  const amount = BigInt(body.amount);
  const fee = BigInt(body.fee ?? "0");
  const gain = (account: string, minor: bigint, of: Asset = asset): Gain => [player, of, account, minor];
  switch (action) {
    case "receiveDeposit":
      return [gain("cash", amount - fee)];
    case "holdFunds":
      return [gain("cash", -amount), gain("hold", amount)];
    case "releaseHold":
      return [gain("cash", amount), gain("hold", -amount)];
    case "payHold":
    case "sendHoldToVendor":
      return [gain("hold", -amount)];
    case "receiveFromVendor":
      return [gain("cash", amount)];
    case "transferToPlayer":
      return [gain("cash", -amount), [body.toPlayer ?? "", asset, "cash", amount]];
    case "grantBonus":
      return [gain("bonus", amount)];
    case "releaseBonus":
      return [gain("bonus", -amount), gain("cash", amount)];
    case "forfeitBonus":
      return [gain("bonus", -amount)];
    case "issuePoints":
      return [gain("points", amount)];
    case "redeemPoints":
      return [gain("points", -amount), ...(body.pays ? [gain("cash", BigInt(body.pays), "P")] : [])];
    case "reverseMovement":
      return null;
  }
}
