/** Wallet v1, signature 1.1, from the vendor's side (docs/wallet-protocol.md). */
import { createHmac, timingSafeEqual } from "node:crypto";

const TIMESTAMP = "x-vendor-timestamp";
const SIGNATURE = "x-vendor-signature";

function sign(secret, { timestamp, path, body }) {
  return createHmac("sha256", secret).update(`${timestamp}.POST.${path}.`).update(body).digest("hex");
}

/** Whether a message is the house's: over the path of a question, also where it is the answer. */
export function isSigned(secret, headers, { path, body }) {
  const given = Buffer.from(headers[SIGNATURE] ?? "", "utf8");
  const right = Buffer.from(sign(secret, { timestamp: headers[TIMESTAMP] ?? "", path, body }), "utf8");
  return given.length === right.length && timingSafeEqual(given, right);
}

export function signedHeaders(secret, { path, body }) {
  const timestamp = Math.floor(Date.now() / 1000).toString();
  return {
    "Content-Type": "application/json",
    [TIMESTAMP]: timestamp,
    [SIGNATURE]: sign(secret, { timestamp, path, body }),
  };
}

export function walletV1({ house, code, secret }) {
  async function call(command, said) {
    const path = `/vendor/${code}/${command}`;
    const body = Buffer.from(JSON.stringify(said));
    const answer = await fetch(`${house}${path}`, {
      method: "POST",
      headers: signedHeaders(secret, { path, body }),
      body,
      signal: AbortSignal.timeout(3000),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!isSigned(secret, Object.fromEntries(answer.headers), { path, body: bytes })) {
      throw new Error("The house's answer is not signed.");
    }
    const told = JSON.parse(bytes.toString("utf8"));
    if (answer.status !== 200) throw new Error(`The house answered ${told.code}.`);
    return { ok: told.code === "OK", why: told.code, balance: told.balance?.total ?? null, told };
  }

  const inRound = ({ player, currency, game, round, txId }) => ({ txId, player, game, round, currency });
  return {
    async open({ token }) {
      const { ok, why, told, balance } = await call("authenticate", { token });
      return { ok, why, balance, player: told.player, currency: told.currency };
    },
    stake: ({ amount, token, freeRoundId, ...bet }) =>
      call("debit", { ...inRound(bet), amount, token, freeRoundId }),
    pay: (win) =>
      call("credit", {
        ...inRound(win),
        amount: win.amount,
        kind: win.kind,
        betTxId: win.betTxId,
        endRound: true,
      }),
    undo: ({ player, round, txId }) =>
      call("rollback", { txId: `undo-${txId}`, targetTxId: txId, player, round }),
  };
}
