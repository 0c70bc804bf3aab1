/**
 * Random play: orders of a few rounds, sent in disorder, several times, at once, some with their answers thrown
 * away. Then each is asked again until it is decided. Whatever happened on the way, the balance has to be the one
 * of the start and what the accepted orders add to it, and nothing may have been done that the rules forbid.
 */
import { BrokenRule, insist } from "./broken-rule.js";
import { chance } from "./chance.js";
import { callsIn, doneIn } from "./history.js";
import { same, sceneFor } from "./scene.js";

const PLACES_MOVED = 6;
const AT_ONCE_MAX = 8;
const DROP_WITHIN_MS = 8;

/** Orders in the sequence in which a vendor would mean them. */
function ordersOf(luck, scene) {
  const orders = [];
  for (let nth = 0; nth < luck.between(1, 3); nth += 1) orders.push(...roundOf(luck, scene, nth));
  return orders;
}

function roundOf(luck, scene, nth) {
  const at = { round: `${scene.round}${nth}` };
  const orders = [];
  const amount = (most) => luck.between(1, most).toString();
  const stakes = Array.from({ length: luck.between(1, 3) }, (_, each) => `b${nth}.${each}`);
  for (const id of stakes) orders.push(["debit", scene.bet(id, { ...at, amount: amount(200) })]);
  const payouts = Array.from({ length: luck.between(0, 3) }, (_, each) => `w${nth}.${each}`);
  for (const id of payouts) {
    const won = luck.happens(0.2) ? "0" : amount(300);
    const bet = luck.happens(0.7) ? luck.one(stakes) : null;
    const more = luck.happens(0.2) ? { endRound: true } : {};
    orders.push(["credit", scene.win(id, won, bet, { ...at, ...more })]);
  }
  for (const [each, target] of [...stakes, ...payouts].entries()) {
    for (let twice = 0; twice < 2 && luck.happens(0.25); twice += 1) {
      orders.push(["rollback", scene.undo(`x${nth}.${each}.${twice}`, target, at)]);
    }
  }
  if (luck.happens(0.2)) {
    const direction = luck.one(["IN", "OUT"]);
    orders.push(["adjust", scene.correction(`a${nth}`, direction, amount(50), at)]);
  }
  if (luck.happens(0.2)) orders.push(togetherIn(luck, scene, nth));
  if (luck.happens(0.3)) orders.push(["end-round", { ...scene.end, ...at }]);
  return orders;
}

function togetherIn(luck, scene, nth) {
  const at = { round: `${scene.round}${nth}t` };
  const stake = scene.bet(`tb${nth}`, { ...at, amount: luck.between(1, 100).toString() });
  const payout = scene.win(`tw${nth}`, luck.between(0, 150).toString(), `tb${nth}`, {
    ...at,
    endRound: true,
  });
  return ["batch", { operations: [stake, payout] }];
}

/** Each order one to three times, in disorder, some with the answer thrown away. */
function deliveriesOf(luck, orders) {
  const sent = orders.flatMap((order) => Array.from({ length: luck.one([1, 1, 2, 3]) }, () => order));
  return luck.stirred(sent, PLACES_MOVED).map(([command, body]) => {
    const drop = luck.happens(0.15) ? luck.one(["answered", luck.below(DROP_WITHIN_MS)]) : undefined;
    return { command, body, drop };
  });
}

async function deliver(scene, deliveries, atOnce) {
  const queue = [...deliveries];
  async function work() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { command, body, drop } = next;
      if (drop === undefined) await scene.ask(command, body);
      else await scene.send(command, body, { drop });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Asks until each is decided, twice: the second time every answer that was kept is told word for word. */
async function settle(scene, orders) {
  const first = [];
  for (const [command, body] of orders) first.push(await scene.ask(command, body));
  for (const [nth, [command, body]] of orders.entries()) {
    const again = await scene.ask(command, body);
    const isKept = first[nth].code !== "BET_NOT_FOUND";
    insist("2", !isKept || same(marked(first[nth]), again), () => {
      return `${command} ${body.txId ?? ""} was answered ${JSON.stringify(again)} after ${JSON.stringify(first[nth])}`;
    });
  }
}

function marked(answer) {
  const operations = answer.operations?.map(marked);
  return { ...answer, replayed: true, ...(operations ? { operations } : {}) };
}

/** What no order of events may bring about. */
function checkRules(history) {
  const calls = callsIn(history);
  const done = doneIn(calls);
  const undone = new Map();
  for (const { command, body } of done.values()) {
    if (command !== "rollback") continue;
    const target = body.targetTxId;
    insist("6", !undone.has(target), `${target} was undone by ${undone.get(target)} and by ${body.txId}`);
    undone.set(target, body.txId);
  }
  for (const { command, body, answer } of calls) {
    if (command !== "rollback" || answer.code !== "OK") continue;
    const target = body.targetTxId;
    const isDone = done.has(`debit ${body.player} ${target}`) || done.has(`credit ${body.player} ${target}`);
    insist(
      "5",
      !isDone || undone.has(target),
      `${target} was rolled back by ${body.txId} and is done all the same`,
    );
  }
  for (const { command, body } of done.values()) {
    const isPaid = command === "credit" && body.betTxId && !undone.has(body.txId);
    insist(
      "6",
      !isPaid || !undone.has(body.betTxId),
      `${body.txId} paid for ${body.betTxId}, which was given back`,
    );
  }
}

/** Plays one interleaving. The seed and its number give the same calls in the same sequence again. */
export async function playInterleaving(house, { seed, nth }, name) {
  const luck = chance(seed * 1_000_003 + nth);
  const scene = sceneFor({ house, name });
  try {
    await scene.begin();
    const orders = ordersOf(luck, scene);
    await deliver(scene, deliveriesOf(luck, orders), luck.between(1, AT_ONCE_MAX));
    await settle(scene, orders);
    checkRules(house.caller.history);
    await scene.close();
    return { outcome: "passed", calls: house.caller.history.length };
  } catch (fault) {
    if (fault instanceof BrokenRule) return { outcome: "failed", rule: fault.rule, why: fault.message };
    throw fault;
  }
}
