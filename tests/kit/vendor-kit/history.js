/**
 * What all answers together have to be. Every answer tells the version of the account, so one sort shows whether
 * the calls were done one after the other: each movement's balance is the one before it plus its own amount, and
 * what had ended before something else began has the smaller version.
 */
import { insist } from "./broken-rule.js";

/** The calls of a history one by one: a batch that was done is its operations. */
export function callsIn(history) {
  return history.flatMap((call) => {
    const { answer, body, command } = call;
    if (command !== "batch" || !answer.operations) return [call];
    return body.operations.map((each, nth) => ({
      ...call,
      command: "kind" in each ? "credit" : "debit",
      body: each,
      answer: answer.operations[nth],
    }));
  });
}

const MOVING = new Set(["debit", "credit", "rollback", "adjust"]);
const keyOf = ({ command, body }) => `${command} ${body.player} ${body.txId}`;

/** The first answer of each order that was done, by its key. */
export function doneIn(calls) {
  const done = new Map();
  for (const call of calls) {
    const { answer, command } = call;
    if (!MOVING.has(command) || answer.code !== "OK" || answer.transferId === null) continue;
    const key = keyOf(call);
    const before = done.get(key);
    if (before === undefined) done.set(key, call);
    else if (before.answer.replayed && !answer.replayed) done.set(key, call);
  }
  return done;
}

/** What an order that was done adds to the balance. */
export function effectOf({ command, body }, done) {
  if (command === "debit") return -BigInt(body.amount);
  if (command === "credit") return BigInt(body.amount);
  if (command === "adjust") return body.direction === "IN" ? BigInt(body.amount) : -BigInt(body.amount);
  const stake = done.get(`debit ${body.player} ${body.targetTxId}`);
  const payout = done.get(`credit ${body.player} ${body.targetTxId}`);
  if (stake) return BigInt(stake.body.amount);
  insist("6", payout, `rollback ${body.txId} moved money for ${body.targetTxId}, which was never done`);
  return -BigInt(payout.body.amount);
}

/** Checks one player's answers in one currency from a known beginning; gives the balance that they end with. */
export function checkHistory(history, { player, currency, start }) {
  const calls = callsIn(history).filter(
    ({ answer }) => answer?.player === player && answer.currency === currency && answer.version !== null,
  );
  const done = doneIn(calls);
  const moves = [...done.values()]
    .map((call) => ({ ...call, effect: effectOf(call, done) }))
    .filter(({ effect }) => effect !== 0n)
    .sort(byVersion);
  const balances = checkChain(moves, start);
  for (const call of calls) checkAnswer(call, balances);
  checkOrder(calls.filter(({ answer }) => !answer.replayed));
  return moves.reduce((sum, { effect }) => sum + effect, BigInt(start.balance));
}

const byVersion = (a, b) => (BigInt(a.answer.version) < BigInt(b.answer.version) ? -1 : 1);
const nameOf = ({ command, body }) => `${command} ${body.txId ?? ""}`.trim();

/** Every movement's balance is the one before it plus its own amount. Gives the balance of each version. */
function checkChain(moves, start) {
  const balances = new Map([[start.version, BigInt(start.balance)]]);
  let before = BigInt(start.balance);
  for (const move of moves) {
    const { version, balance } = move.answer;
    const after = before + move.effect;
    insist(
      "11",
      !balances.has(version),
      `${nameOf(move)} has version ${version}, which another movement has`,
    );
    insist("10", BigInt(balance.total) === after, () => {
      const seen = `${nameOf(move)} moved ${move.effect} and told ${balance.total} at version ${version}`;
      return `${seen}; after the balance before it (${before}) that is not ${after}`;
    });
    balances.set(version, after);
    before = after;
  }
  return balances;
}

function checkAnswer(call, balances) {
  const { balance, version } = call.answer;
  if (balance === null) return;
  const { cash, bonus, total } = balance;
  insist(
    "10",
    BigInt(cash) + BigInt(bonus) === BigInt(total),
    `${nameOf(call)}: cash and bonus are not the total`,
  );
  insist("10", balances.get(version) === BigInt(total), () => {
    const expected = balances.get(version) ?? "of no movement that was seen";
    return `${nameOf(call)} told ${total} at version ${version}, whose balance is ${expected}`;
  });
}

/** What ended before something else began has no greater version than it. */
function checkOrder(calls) {
  const sorted = [...calls].sort(byVersion);
  let earliestEnd = Number.POSITIVE_INFINITY;
  let waiting = [];
  for (const call of sorted.reverse()) {
    if (waiting.length > 0 && waiting[0].answer.version !== call.answer.version) {
      for (const { ended } of waiting) earliestEnd = Math.min(earliestEnd, ended);
      waiting = [];
    }
    waiting.push(call);
    insist("11", call.began <= earliestEnd, () => {
      const { version } = call.answer;
      return `${nameOf(call)} has version ${version} and began after something with a greater one had ended`;
    });
  }
}
