/** The dialect of one address: JSON whose values are sealed, in both directions. */
import { createHash, createHmac } from "node:crypto";

export function sealOf(fields, secret) {
  const { hmac: _seal, ...others } = fields;
  const said = Object.keys(others)
    .sort()
    .map((name) => others[name] ?? "")
    .join("");
  return createHmac("sha256", createHash("sha256").update(secret).digest()).update(said).digest("hex");
}

const decimal = (minor) => `${minor.padStart(3, "0").slice(0, -2)}.${minor.padStart(3, "0").slice(-2)}`;

export function fundist({ house, code, secret }) {
  async function call(type, said) {
    const fields = Object.fromEntries(
      Object.entries({ type, ...said }).filter(([, value]) => value !== undefined),
    );
    const answer = await fetch(`${house}/vendor/${code}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...fields, hmac: sealOf(fields, secret) }),
      signal: AbortSignal.timeout(3000),
    });
    const told = await answer.json();
    if (told.hmac !== sealOf(told, secret)) throw new Error("The house's answer is not sealed.");
    if (answer.status !== 200) throw new Error(told.error);
    const balance =
      told.balance === undefined ? null : told.balance.replace(".", "").replace(/^0+(?=\d)/, "");
    return { ok: told.status === "OK", why: told.error ?? "OK", balance };
  }

  const inRound = ({ player, currency, game, round, txId }) => ({
    tid: txId,
    userid: player,
    currency,
    i_gamedesc: game,
    i_gameid: round,
  });
  return {
    async open({ token, player, currency }) {
      const told = await call("balance", { userid: player, currency, i_extparam: token });
      return { ...told, player, currency };
    },
    stake: (bet) => call("debit", { ...inRound(bet), amount: decimal(bet.amount), i_extparam: bet.token }),
    pay: (win) => call("credit", { ...inRound(win), amount: decimal(win.amount), round_ended: "1" }),
    undo: (bet) =>
      call("debit", {
        ...inRound({ ...bet, txId: `undo-${bet.txId}` }),
        amount: decimal(bet.amount),
        i_rollback: bet.txId,
      }),
  };
}
