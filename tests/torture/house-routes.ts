import express, { Router } from "express";
import { type Money, money } from "#server/core/numbers/money.ts";
import type { Outcome } from "#server/core/outcome.ts";
import type { Context } from "#server/db/context.ts";
import {
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
  type WalletAnswer,
  type WalletCode,
} from "#server/vendors/protocol.ts";
import { isSignedBy, keyOf, signMessage } from "#server/vendors/seam/signature.ts";
import {
  forfeitBonus,
  grantBonus,
  holdFunds,
  issuePoints,
  payHold,
  receiveDeposit,
  receiveFromVendor,
  redeemPoints,
  releaseBonus,
  releaseHold,
  reverseMovement,
  sendHoldToVendor,
  transferToPlayer,
} from "#server/wallet/index.ts";
import {
  HOUSE_SCOPE,
  MONEY_ACTIONS,
  type MoneyAction,
  type MoneyBody,
  PROVIDER,
  TRANSFER_VENDOR,
} from "./money-orders.ts";
import { secretOf } from "./secrets.ts";

type Moved = Outcome<{ transferId: bigint; balance?: Money; replayed: boolean }, { reason: string }>;

const FLOWS = {
  receiveDeposit,
  holdFunds,
  releaseHold,
  payHold,
  sendHoldToVendor,
  receiveFromVendor,
  transferToPlayer,
  grantBonus,
  releaseBonus,
  forfeitBonus,
  issuePoints,
  redeemPoints,
} as const;

const CODES: Readonly<Record<string, WalletCode>> = {
  insufficientFunds: "INSUFFICIENT_FUNDS",
  keyConflict: "DUPLICATE_CONFLICT",
  noAccount: "PLAYER_NOT_FOUND",
  accountFrozen: "PLAYER_BLOCKED",
  alreadyReversed: "TX_CANCELLED",
  notReversible: "TX_NOT_FOUND",
};

/** Beside every movement its own row, as the cashier has one: in one transaction, so that neither is there alone. */
const NOTE = {
  name: "torture-note",
  text: `insert into torture_note (player_id, key, transfer_id) values ($1, $2, $3)
    on conflict (player_id, key) do nothing`,
};

/**
 * A door to the flows that no vendor orders, signed as the seam is and with its answers, so that the same hands can
 * knock at both. It exists under torture alone.
 */
export function houseRoutes(context: Context): Router {
  const key = keyOf(secretOf(HOUSE_SCOPE) ?? "");
  const router = Router();
  router.post("/house/:action", express.raw({ type: () => true }), async (request, response, next) => {
    try {
      const action = MONEY_ACTIONS.find((known) => known === request.params.action);
      const signature = request.get(SIGNATURE_HEADER) ?? "";
      const { path } = request;
      const said = { timestamp: request.get(TIMESTAMP_HEADER) ?? "", path, body: request.body };
      if (!action || !isSignedBy(key, said, signature)) {
        response.status(401).end();
        return;
      }
      const body: MoneyBody = JSON.parse(request.body.toString("utf8"));
      const answer = await orderMoney(context, action, body).catch(() => answerOf(body, "RETRY_LATER"));
      const bytes = new TextEncoder().encode(JSON.stringify(answer));
      const timestamp = Math.floor(context.now().getTime() / 1000).toString();
      response
        .status(answer.code === "RETRY_LATER" ? 503 : 200)
        .set({
          [TIMESTAMP_HEADER]: timestamp,
          [SIGNATURE_HEADER]: signMessage(key, { timestamp, path, body: bytes }),
        })
        .end(Buffer.from(bytes));
    } catch (fault) {
      next(fault);
    }
  });
  return router;
}

async function orderMoney(context: Context, action: MoneyAction, body: MoneyBody): Promise<WalletAnswer> {
  const moved = await context.db.transaction(async (db) => {
    const moved = await carryOut({ ...context, db }, action, body);
    if (moved.ok) await db.call(NOTE, [body.player, body.txId, moved.value.transferId]);
    return moved;
  });
  if (!moved.ok) return answerOf(body, CODES[moved.refusal.reason] ?? "BAD_REQUEST");
  const { transferId, balance, replayed } = moved.value;
  const minor = balance?.minor.toString() ?? "0";
  return {
    ...answerOf(body, "OK"),
    balance: { cash: minor, bonus: "0", total: minor },
    transferId: transferId.toString(),
    replayed,
  };
}

function carryOut(context: Context, action: MoneyAction, body: MoneyBody): Promise<Moved> {
  const { player, txId: key, asset, fee, pays } = body;
  const flow = {
    playerId: BigInt(player),
    key,
    amount: money(BigInt(body.amount), asset),
    provider: PROVIDER,
    vendor: TRANSFER_VENDOR,
    toPlayerId: BigInt(body.toPlayer ?? "0"),
    ...(fee === undefined ? {} : { fee: money(BigInt(fee), asset) }),
    ...(pays === undefined ? {} : { pays: money(BigInt(pays), "P") }),
  };
  if (action === "reverseMovement") {
    return reverseMovement(context, { transferId: BigInt(body.transferId ?? "0"), key });
  }
  return FLOWS[action](context, flow);
}

function answerOf({ player, asset, txId }: MoneyBody, code: WalletCode): WalletAnswer {
  return {
    code,
    player,
    currency: asset,
    balance: null,
    txId,
    transferId: null,
    version: null,
    replayed: false,
  };
}
