/** What every situation is given: the player, the bodies of its calls, and what has to hold after them. */
import { BrokenRule, insist, NotPlayed } from "./broken-rule.js";
import { checkHistory } from "./history.js";

export function sceneFor({ house, name }) {
  const { caller, player, token, game, currency } = house;
  const round = `${name}-r`;
  const inRound = { player, game, round, currency };
  const tx = (id) => `${name}-${id}`;
  let start;

  async function balance(at = {}) {
    return caller.ask("balance", { player, currency, ...at });
  }

  const scene = {
    ...house,
    name,
    round,
    tx,
    send: caller.send,
    ask: caller.ask,
    bet: (id, more = {}) => ({ ...inRound, txId: tx(id), token, amount: "100", ...more }),
    win: (id, amount, bet, more = {}) => ({
      ...inRound,
      txId: tx(id),
      amount,
      kind: "WIN",
      ...(bet ? { betTxId: tx(bet) } : {}),
      ...more,
    }),
    undo: (id, target, more = {}) => ({ txId: tx(id), targetTxId: tx(target), player, round, ...more }),
    correction: (id, direction, amount, more = {}) => ({
      ...inRound,
      txId: tx(id),
      direction,
      amount,
      reason: "played by the conformance kit",
      ...more,
    }),
    end: { player, game, round },
    balance,
    async begin() {
      const answer = await balance();
      insist("10", answer.code === "OK", `balance was answered ${answer.code}`);
      start = { balance: answer.balance.total, version: answer.version };
      scene.start = BigInt(start.balance);
      caller.history.length = 0;
    },
    /** The call has to end with this code and leave the player with the balance of the start and this much more. */
    async expect(rule, answer, code, change) {
      const codes = Array.isArray(code) ? code : [code];
      insist(
        rule,
        codes.includes(answer.code),
        () => `expected ${codes.join(" or ")}, got ${JSON.stringify(answer)}`,
      );
      await scene.holds(rule, change);
      return answer;
    },
    async holds(rule, change) {
      const { balance: now } = await balance();
      const expected = scene.start + BigInt(change);
      insist(rule, BigInt(now.total) === expected, `the balance is ${now.total} and should be ${expected}`);
    },
    /** The second answer has to be the first one word for word, marked as told before. */
    expectReplay(first, again, rule = "2") {
      insist(
        rule,
        first.replayed === false,
        () => `the first answer says replayed: ${JSON.stringify(first)}`,
      );
      insist(rule, same({ ...first, replayed: true }, again), () => {
        return `the repeat was answered ${JSON.stringify(again)}, the first call ${JSON.stringify(first)}`;
      });
    },
    /** The operator's hand; without it the situation cannot be played. */
    async operator(command, said = {}, instead = "") {
      const isDeed = house.hand && command.startsWith("kit ");
      if (!isDeed && !house.operator)
        throw new NotPlayed(`needs ${instead}the operator's hand: --operator-socket`);
      const answer = await (isDeed ? house.hand(command.slice(4)) : house.operator(command, said));
      if (answer.known === false) throw new NotPlayed(`the operator knows no command "${command}"`);
      if (!answer.ok) throw new Error(`The operator could not do "${command}": ${answer.said}`);
      return answer.said;
    },
    /** Launches the game anew for the player: what is played after this situation is played with the new token. */
    async launch() {
      const { vendor } = house;
      house.token = (await scene.operator("vendor kit-token", { vendor, game, player })).trim();
    },
    /** All answers of the situation together, and the balance that they lead to. */
    async close() {
      const end = checkHistory(caller.history, { player, currency, start });
      const { balance: now } = await balance();
      insist("10", BigInt(now.total) === end, `the balance is ${now.total}; what was accepted makes ${end}`);
    },
  };
  return scene;
}

/** Whether two answers say the same, in whatever order they say it. */
export function same(one, other) {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

/** Plays one situation: how it ended, and which rule was broken in what way. */
export async function play(house, { row, play: act }, name) {
  const scene = sceneFor({ house, name });
  try {
    await scene.begin();
    await act(scene);
    await scene.close();
    return { row, outcome: "passed" };
  } catch (fault) {
    if (fault instanceof NotPlayed) return { row, outcome: "notPlayed", why: fault.message };
    if (fault instanceof BrokenRule) return { row, outcome: "failed", rule: fault.rule, why: fault.message };
    throw fault;
  }
}
