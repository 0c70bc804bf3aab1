import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";

/** The owners that an account may have, by the name that the ledger knows it under (ledger.account_of). */
type Side =
  | {
      owner: "player";
      code: string;
      account: "cash" | "bonus" | "hold" | "points" | "trial";
    }
  | { owner: "vendor"; code: string; account: "vendor" | "prizes" }
  | { owner: "provider"; code: string; account: "suspense-deposit" | "suspense-withdrawal" }
  | {
      owner: "house";
      code: "0";
      account:
        | "house"
        | "fees"
        | "promo-expense"
        | "points-issuance"
        | "bank"
        | "jackpot"
        | "agent-pay"
        | "rebate-pay";
    };

/** One line of a movement: an amount above zero that leaves one account and arrives at another. */
type Line = { amount: Money; from: Side; to: Side };

export const MOVE_KINDS = [
  "deposit",
  "hold",
  "release",
  "withdrawal",
  "to-vendor",
  "from-vendor",
  "transfer",
  "bonus-grant",
  "bonus-release",
  "bonus-forfeit",
  "points-issue",
  "points-redeem",
  "settlement",
  "jackpot-in",
  "jackpot-win",
  "contract-pay",
  "contract-share",
  "rebate",
  "rebate-team",
  "contract-return",
  "raffle-prize",
  "promotion-cash",
  "referral-pay",
  "mission-prize",
  "board-prize",
  "sent-down",
] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

type Order = { playerId: bigint; key: string; kind: MoveKind; lines: Line[] };

/** What a movement came to. The balance is that of the player's own account in the asset of the amount. */
export type Moved = { transferId: bigint; balance: Money; replayed: boolean };

export type MoveRefusal = { reason: "insufficientFunds" | "keyConflict" | "noAccount" | "accountFrozen" };

const MOVE = {
  name: "ledger-move",
  text: "select outcome, balance, transfer_id, replayed from ledger.move($1)",
  row: { outcome: "", balance: null as bigint | null, transfer_id: null as bigint | null, replayed: false },
};

const MOVE_EACH = {
  name: "ledger-move-each",
  timeoutMs: 30_000,
  text: `
    select moved.outcome, moved.balance, moved.transfer_id, moved.replayed
      from unnest($1::text[]) with ordinality as one (said, nth)
      cross join lateral ledger.move(one.said::jsonb) as moved order by one.nth`,
  row: MOVE.row,
};

const REFUSALS: Readonly<Record<string, MoveRefusal["reason"]>> = {
  INSUFFICIENT_FUNDS: "insufficientFunds",
  DUPLICATE_CONFLICT: "keyConflict",
  PLAYER_NOT_FOUND: "noAccount",
  PLAYER_BLOCKED: "accountFrozen",
};

/** One player's movement: the key is good once and for ever, per player and over all kinds of movement. */
export type Flow = { playerId: bigint; key: string; amount: Money };

export const HOUSE = { owner: "house", code: "0" } as const;

export const ownOf = (playerId: bigint, account: Extract<Side, { owner: "player" }>["account"]) =>
  ({ owner: "player", code: playerId.toString(), account }) as const;

/**
 * Does a movement once for its key, in the transaction of the context's database. The same key with the same
 * content gives the first answer; a refusal moves nothing and is not remembered. Amounts are above zero.
 */
export async function move({ db, now }: Context, order: Order): Promise<Outcome<Moved, MoveRefusal>> {
  const [row] = await db.call(MOVE, [written(order, now())]);
  return movedIn(row, assetOf(order));
}

/** The same for several movements in one round trip, one after the other; each is answered at its place. */
export async function moveEach(
  { db, now }: Context,
  orders: readonly Order[],
): Promise<Outcome<Moved, MoveRefusal>[]> {
  const at = now();
  const rows = await db.call(MOVE_EACH, [orders.map((order) => written(order, at))]);
  return orders.map((order, nth) => movedIn(rows[nth], assetOf(order)));
}

const assetOf = ({ kind, lines: [first] }: Order): Asset => {
  if (!first) throw new Error(`A ${kind} moves nothing.`);
  return first.amount.asset;
};

function written({ playerId, key, kind, lines }: Order, at: Date): string {
  if (lines.length === 0 || lines.some(({ amount }) => amount.minor <= 0n))
    throw new Error(`A ${kind} moves nothing.`);
  return JSON.stringify({
    scope: "house",
    player: playerId.toString(),
    key,
    kind,
    at: at.toISOString(),
    lines: lines.map(({ amount, from, to }) => ({
      asset: amount.asset,
      amount: amount.minor.toString(),
      from,
      to,
    })),
  });
}

function movedIn(
  row: { outcome: string; balance: bigint | null; transfer_id: bigint | null; replayed: boolean } | undefined,
  asset: Asset,
): Outcome<Moved, MoveRefusal> {
  if (row?.outcome === "OK" && row.transfer_id !== null) {
    const { transfer_id: transferId, replayed } = row;
    return done({ transferId, balance: money(row.balance ?? 0n, asset), replayed });
  }
  const reason = REFUSALS[row?.outcome ?? ""];
  if (!reason) throw new Error(`The ledger ended a movement with ${row?.outcome}.`);
  return refuse({ reason });
}
