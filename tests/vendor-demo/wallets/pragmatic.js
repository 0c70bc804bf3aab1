/** The dialect of posted forms with an MD5 hash in them and decimal amounts. */
import { createHash } from "node:crypto";

const SEND_AGAIN = new Set([100, 130]);

export function hashOf(fields, secret) {
  const signed = Object.entries(fields)
    .filter(([, value]) => value !== "" && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return createHash("md5")
    .update(`${signed.join("&")}${secret}`)
    .digest("hex");
}

const decimal = (minor) => `${minor.padStart(3, "0").slice(0, -2)}.${minor.padStart(3, "0").slice(-2)}`;

export function pragmatic({ house, code, secret }) {
  async function call(message, said) {
    const fields = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
    const form = new URLSearchParams({ ...fields, hash: hashOf(fields, secret) });
    const answer = await fetch(`${house}/vendor/${code}/${message}.html`, {
      method: "POST",
      body: form,
      signal: AbortSignal.timeout(3000),
    });
    const told = await answer.json();
    if (answer.status !== 200 || SEND_AGAIN.has(told.error)) throw new Error(told.description);
    const balance = told.cash === undefined ? null : String(Math.round((told.cash + told.bonus) * 100));
    return { ok: told.error === 0, why: told.description, balance, told };
  }

  const inRound = ({ player, game, round, txId }) => ({
    userId: player,
    gameId: game,
    roundId: round,
    reference: txId,
  });
  return {
    async open({ token }) {
      const { told, ...opened } = await call("authenticate", { token, providerId: "demo" });
      return { ...opened, player: told.userId, currency: told.currency };
    },
    stake: (bet) =>
      call("bet", {
        ...inRound(bet),
        amount: decimal(bet.amount),
        token: bet.token,
        timestamp: `${Date.now()}`,
      }),
    async pay(win) {
      const paid = await call("result", {
        ...inRound(win),
        amount: decimal(win.amount),
        timestamp: `${Date.now()}`,
      });
      await call("endRound", { userId: win.player, gameId: win.game, roundId: win.round });
      return paid;
    },
    undo: ({ player, txId }) => call("refund", { userId: player, reference: txId }),
  };
}
