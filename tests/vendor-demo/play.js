/** How a game is opened and a round is played: what this vendor does with any wallet that it speaks to. */
import { isMove, played } from "./games.js";

const STAKE = "100";
const AGAIN_MS = 500;
const DEMO_BALANCE = "10000";

export function table({ book, wallets, wins }) {
  const newId = () => crypto.randomUUID();

  /** Begins a session. Without a token it is a demo, which asks no house. */
  async function open({ dialect, token, game, ...asked }) {
    const about = { dialect, token, game, language: "en", ...asked };
    const told = token
      ? await wallets[dialect].open(about)
      : { ok: true, player: `demo-${newId()}`, currency: "FUN", balance: DEMO_BALANCE };
    if (!told.ok) return { ok: false, why: told.why };
    const id = newId();
    const { player, currency, balance } = told;
    book.sessions[id] = { ...about, id, player, currency, balance, demo: !token };
    book.keep();
    return { ok: true, id };
  }

  async function move(session, said) {
    const round = book.openRound(session);
    if (said === "stake") return round ? {} : begin(session);
    if (!round || !isMove(session.game, said)) return {};
    const { steps, pays } = played(round, said, { wins });
    Object.assign(round, { steps });
    if (pays !== null) await end(session, round, pays);
    book.keep();
    return {};
  }

  async function begin(session) {
    const { dialect, player, currency, game, token } = session;
    const gift = dialect === "wallet-v1" && !session.demo ? book.gift(session) : null;
    const free = gift ? { amount: "0", freeRoundId: gift.freeRoundId } : { amount: STAKE };
    const bet = { player, currency, game, token, round: newId(), txId: newId(), ...free };
    if (session.demo) session.balance = `${BigInt(session.balance) - BigInt(STAKE)}`;
    else {
      const told = await wallets[dialect].stake(bet).catch(() => null);
      // Nobody knows whether it arrived: it is taken back until that is answered.
      if (!told) send({ dialect, what: "undo", body: bet });
      if (!told?.ok) return { refused: told?.why ?? "RETRY_LATER" };
      session.balance = told.balance ?? session.balance;
      if (gift) gift.left -= 1;
      book.write({ ...line(bet, "debit"), dialect });
    }
    book.rounds[bet.round] = {
      id: bet.round,
      dialect,
      player,
      currency,
      game,
      state: "open",
      steps: [],
      stake: STAKE,
      isFree: gift !== null,
      txId: bet.txId,
    };
    book.keep();
    return {};
  }

  async function end(session, round, pays) {
    const { player, currency, game, dialect, token } = session;
    const amount = `${(BigInt(round.stake) * BigInt(pays)) / 100n}`;
    Object.assign(round, { state: "closed", pays, paid: amount });
    if (session.demo) {
      session.balance = `${BigInt(session.balance) + BigInt(amount)}`;
      return;
    }
    const body = {
      player,
      currency,
      game,
      token,
      round: round.id,
      txId: newId(),
      ...(round.isFree ? { kind: "FREE_ROUND" } : { kind: "WIN", betTxId: round.txId }),
      amount,
    };
    book.write({
      ...line(body, "credit"),
      dialect,
      creditKind: body.kind,
      ...(body.betTxId ? { betTxId: body.betTxId } : {}),
      endRound: true,
    });
    session.balance = (await send({ dialect, what: "pay", body }))?.balance ?? session.balance;
  }

  /** Sends what the house has to hear: once now, and then until it is answered, also after this process was killed. */
  async function send(call) {
    book.owe(call);
    return attempt(call);
  }

  async function attempt(call) {
    const told = await wallets[call.dialect][call.what](call.body).catch(() => null);
    if (told) book.paid(call);
    else setTimeout(attempt, AGAIN_MS, call).unref();
    return told;
  }

  const line = ({ txId, player, game, round, amount, currency }, kind) => ({
    txId,
    kind,
    player,
    game,
    round,
    amount,
    currency,
    state: "done",
    at: new Date().toISOString(),
  });

  for (const call of [...book.owed]) attempt(call);
  return { open, move };
}
