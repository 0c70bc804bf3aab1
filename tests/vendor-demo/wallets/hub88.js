/** The dialect of five addresses: JSON, signed with our RSA key, amounts in hundred-thousandths. */
import { sign, verify } from "node:crypto";

const HEADER = "X-Hub88-Signature";
const FINAL = new Set(["RS_ERROR_UNKNOWN"]);

export function isSignedByHouse({ housePublicKey }, body, signature) {
  return verify("RSA-SHA256", body, housePublicKey, Buffer.from(signature ?? "", "base64"));
}

export function hub88({ house, code, privateKey, housePublicKey }) {
  async function call(path, said) {
    const units = said.amount === undefined ? {} : { amount: Number(said.amount) * 1000 };
    const body = Buffer.from(JSON.stringify({ request_uuid: crypto.randomUUID(), ...said, ...units }));
    const signature = sign("RSA-SHA256", body, privateKey).toString("base64");
    const answer = await fetch(`${house}/vendor/${code}/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", [HEADER]: signature },
      body,
      signal: AbortSignal.timeout(3000),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!isSignedByHouse({ housePublicKey }, bytes, answer.headers.get(HEADER))) {
      throw new Error("The house's answer is not signed.");
    }
    const told = JSON.parse(bytes.toString("utf8"));
    if (FINAL.has(told.status)) throw new Error(told.status);
    const balance = told.balance === undefined ? null : String(Math.round(told.balance / 1000));
    return { ok: told.status === "RS_OK", why: told.status, balance };
  }

  const inRound = ({ player, currency, game, round, txId, token }) => ({
    user: player,
    token,
    transaction_uuid: txId,
    round,
    game_code: game,
    currency,
  });
  return {
    async open({ token, player, currency }) {
      const told = await call("user/balance", { user: player, token });
      return { ...told, player, currency };
    },
    stake: (bet) => call("transaction/bet", { ...inRound(bet), amount: bet.amount, round_closed: false }),
    pay: (win) =>
      call("transaction/win", {
        ...inRound(win),
        amount: win.amount,
        reference_transaction_uuid: win.betTxId,
        round_closed: true,
      }),
    undo: (bet) =>
      call("transaction/rollback", {
        ...inRound({ ...bet, txId: `undo-${bet.txId}` }),
        reference_transaction_uuid: bet.txId,
      }),
  };
}
