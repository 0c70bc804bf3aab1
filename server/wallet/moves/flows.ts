import { type Money, money } from "../../core/numbers/money.ts";
import type { Outcome } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { type Flow, HOUSE, type Moved, type MoveRefusal, move, moveEach, ownOf } from "./moves.ts";

/**
 * What may be moved from where to where, and nothing else may. Each does it once for its key in the transaction
 * of the context's database, and refuses as `move` does.
 */
type Answer = Promise<Outcome<Moved, MoveRefusal>>;

/** Money that a provider says it took for us, less our fee: it owes us until it settles. */
export function receiveDeposit(
  context: Context,
  { playerId, key, amount, fee, provider }: Flow & { fee?: Money | undefined; provider: string },
): Answer {
  const from = { owner: "provider", code: provider, account: "suspense-deposit" } as const;
  const lines = [{ amount, from, to: ownOf(playerId, "cash") }];
  return move(context, {
    playerId,
    key,
    kind: "deposit",
    lines: [...lines, ...feeFrom("cash", playerId, fee)],
  });
}

/** Sets money aside that is to leave: it can be played with no more. */
export function holdFunds(context: Context, { playerId, key, amount }: Flow): Answer {
  const line = { amount, from: ownOf(playerId, "cash"), to: ownOf(playerId, "hold") };
  return move(context, { playerId, key, kind: "hold", lines: [line] });
}

/** Gives back what was set aside. */
export function releaseHold(context: Context, { playerId, key, amount }: Flow): Answer {
  const line = { amount, from: ownOf(playerId, "hold"), to: ownOf(playerId, "cash") };
  return move(context, { playerId, key, kind: "release", lines: [line] });
}

/** What was set aside has left through a provider, less our fee. The amount is what was set aside. */
export function payHold(
  context: Context,
  { playerId, key, amount, fee, provider }: Flow & { fee?: Money | undefined; provider: string },
): Answer {
  const paid = money(amount.minor - (fee?.minor ?? 0n), amount.asset);
  const to = { owner: "provider", code: provider, account: "suspense-withdrawal" } as const;
  const lines = [{ amount: paid, from: ownOf(playerId, "hold"), to }];
  return move(context, {
    playerId,
    key,
    kind: "withdrawal",
    lines: [...lines, ...feeFrom("hold", playerId, fee)],
  });
}

/** What was set aside is in the player's wallet at a vendor. */
export function sendHoldToVendor(
  context: Context,
  { playerId, key, amount, vendor }: Flow & { vendor: string },
): Answer {
  const to = { owner: "vendor", code: vendor, account: "vendor" } as const;
  return move(context, {
    playerId,
    key,
    kind: "to-vendor",
    lines: [{ amount, from: ownOf(playerId, "hold"), to }],
  });
}

/** What a vendor gave back out of the player's wallet there. */
export function receiveFromVendor(
  context: Context,
  { playerId, key, amount, vendor }: Flow & { vendor: string },
): Answer {
  const from = { owner: "vendor", code: vendor, account: "vendor" } as const;
  return move(context, {
    playerId,
    key,
    kind: "from-vendor",
    lines: [{ amount, from, to: ownOf(playerId, "cash") }],
  });
}

/** From one player's cash to another's. */
export function transferToPlayer(
  context: Context,
  { playerId, toPlayerId, key, amount }: Flow & { toPlayerId: bigint },
): Answer {
  const line = { amount, from: ownOf(playerId, "cash"), to: ownOf(toPlayerId, "cash") };
  return move(context, { playerId, key, kind: "transfer", lines: [line] });
}

/** From an agent's cash to that of somebody directly below. */
export function sendDownLine(
  context: Context,
  { playerId, toPlayerId, key, amount }: Flow & { toPlayerId: bigint },
): Answer {
  const line = { amount, from: ownOf(playerId, "cash"), to: ownOf(toPlayerId, "cash") };
  return move(context, { playerId, key, kind: "sent-down", lines: [line] });
}

/** Money to play with that cannot be taken out until it is released. */
export function grantBonus(context: Context, { playerId, key, amount }: Flow): Answer {
  const from = { ...HOUSE, account: "promo-expense" } as const;
  const lines = [{ amount, from, to: ownOf(playerId, "bonus") }];
  return move(context, { playerId, key, kind: "bonus-grant", lines });
}

/** A bonus becomes cash. */
export function releaseBonus(context: Context, { playerId, key, amount }: Flow): Answer {
  const line = { amount, from: ownOf(playerId, "bonus"), to: ownOf(playerId, "cash") };
  return move(context, { playerId, key, kind: "bonus-release", lines: [line] });
}

/** A bonus is taken back. */
export function forfeitBonus(context: Context, { playerId, key, amount }: Flow): Answer {
  const to = { ...HOUSE, account: "promo-expense" } as const;
  const lines = [{ amount, from: ownOf(playerId, "bonus"), to }];
  return move(context, { playerId, key, kind: "bonus-forfeit", lines });
}

/** Points, which are an asset of their own. */
export function issuePoints(context: Context, { playerId, key, amount }: Flow): Answer {
  const from = { ...HOUSE, account: "points-issuance" } as const;
  const lines = [{ amount, from, to: ownOf(playerId, "points") }];
  return move(context, { playerId, key, kind: "points-issue", lines });
}

/** Points go back to the house, for money where `pays` says so: two lines of one movement, each in its asset. */
export function redeemPoints(
  context: Context,
  { playerId, key, amount, pays }: Flow & { pays?: Money | undefined },
): Answer {
  const given = {
    amount,
    from: ownOf(playerId, "points"),
    to: { ...HOUSE, account: "points-issuance" } as const,
  };
  const taken = pays && {
    amount: pays,
    from: { ...HOUSE, account: "promo-expense" } as const,
    to: ownOf(playerId, "cash"),
  };
  return move(context, { playerId, key, kind: "points-redeem", lines: taken ? [given, taken] : [given] });
}

/** What a provider has really paid us of deposits, or taken from us for withdrawals: its suspense account clears. */
export function settleProvider(
  context: Context,
  {
    provider,
    side,
    amount,
    key,
  }: { provider: string; side: "deposit" | "withdrawal"; amount: Money; key: string },
): Answer {
  const bank = { ...HOUSE, account: "bank" } as const;
  const suspense = { owner: "provider", code: provider, account: `suspense-${side}` } as const;
  const line = side === "deposit" ? { from: bank, to: suspense } : { from: suspense, to: bank };
  return move(context, { playerId: 0n, key, kind: "settlement", lines: [{ amount, ...line }] });
}

/** A part of what was staked goes from the house's games into the jackpot, which is money of its own from then on. */
export function contributeToJackpot(
  context: Context,
  { key, amount }: { key: string; amount: Money },
): Answer {
  const line = {
    amount,
    from: { ...HOUSE, account: "house" },
    to: { ...HOUSE, account: "jackpot" },
  } as const;
  return move(context, { playerId: 0n, key, kind: "jackpot-in", lines: [line] });
}

/** The jackpot is a player's. It pays no more than it holds. */
export function payJackpot(context: Context, { playerId, key, amount }: Flow): Answer {
  const from = { ...HOUSE, account: "jackpot" } as const;
  return move(context, {
    playerId,
    key,
    kind: "jackpot-win",
    lines: [{ amount, from, to: ownOf(playerId, "cash") }],
  });
}

/** What somebody has won in a raffle: the house's own money, or points. */
export function payRafflePrize(context: Context, flow: Flow): Answer {
  return payPrize(context, "raffle-prize", flow);
}

/** What somebody has earned by a mission, in the same way. */
export function payMissionPrize(context: Context, flow: Flow): Answer {
  return payPrize(context, "mission-prize", flow);
}

/** And by their place on a board. */
export function payBoardPrize(context: Context, flow: Flow): Answer {
  return payPrize(context, "board-prize", flow);
}

/** Cash of the house's for what a promotion promised, or for friends whom a player brought. */
export function payReward(
  context: Context,
  { kind, ...flow }: Flow & { kind: "promotion-cash" | "referral-pay" },
): Answer {
  return payPrize(context, kind, flow);
}

type PrizeKind = "raffle-prize" | "mission-prize" | "board-prize" | "promotion-cash" | "referral-pay";

function payPrize(context: Context, kind: PrizeKind, flow: Flow): Answer {
  const { playerId, key, amount } = flow;
  const isPoints = amount.asset === "PTS";
  const from = { ...HOUSE, account: isPoints ? "points-issuance" : "promo-expense" } as const;
  const to = ownOf(playerId, isPoints ? "points" : "cash");
  return move(context, { playerId, key, kind, lines: [{ amount, from, to }] });
}

/** What an agent has earned by a contract, from the house or from the one above. */
export function payContract(
  context: Context,
  { playerId, payerId, key, amount }: Flow & { payerId: bigint | null },
): Answer {
  const from = payerId === null ? ({ ...HOUSE, account: "agent-pay" } as const) : ownOf(payerId, "cash");
  const kind = payerId === null ? "contract-pay" : "contract-share";
  return move(context, { playerId, key, kind, lines: [{ amount, from, to: ownOf(playerId, "cash") }] });
}

/** What several agents have earned from the house, in one go; each is answered at its place. */
export function payContractsOfHouse(
  context: Context,
  flows: readonly Flow[],
): Promise<Outcome<Moved, MoveRefusal>[]> {
  const from = { ...HOUSE, account: "agent-pay" } as const;
  const orders = flows.map(({ playerId, key, amount }) => ({
    ...{ playerId, key, kind: "contract-pay" as const },
    lines: [{ amount, from, to: ownOf(playerId, "cash") }],
  }));
  return moveEach(context, orders);
}

/** What an agent was paid too much by a contract goes back to the house. */
export function returnContractPay(context: Context, { playerId, key, amount }: Flow): Answer {
  const to = { ...HOUSE, account: "agent-pay" } as const;
  const line = { amount, from: ownOf(playerId, "cash"), to };
  return move(context, { playerId, key, kind: "contract-return", lines: [line] });
}

/** A part of what somebody, or somebody's team, has staked in a day. */
export function payRebate(
  context: Context,
  { playerId, source, key, amount }: Flow & { source: "own" | "team" },
): Answer {
  const from = { ...HOUSE, account: "rebate-pay" } as const;
  const kind = source === "own" ? "rebate" : "rebate-team";
  return move(context, { playerId, key, kind, lines: [{ amount, from, to: ownOf(playerId, "cash") }] });
}

function feeFrom(account: "cash" | "hold", playerId: bigint, fee: Money | undefined) {
  if (!fee || fee.minor === 0n) return [];
  return [{ amount: fee, from: ownOf(playerId, account), to: { ...HOUSE, account: "fees" } as const }];
}
