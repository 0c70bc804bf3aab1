import { beforeAll, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#server/core/time.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { answerOnce, type Keyed, sweepAnswers } from "./kept-answers.ts";

let context: TestContext;
let done = 0;

beforeAll(async () => {
  context = await testContext();
});

const keyed = (key: string, more: Partial<Keyed> = {}): Keyed => ({
  ...{ playerId: 7n, key, call: "move", payload: { amount: "1.00" }, secret: "of the house" },
  ...more,
});

/** Counts how often it was carried out, and answers with that. */
async function carryOut() {
  done += 1;
  const nth = done;
  await Promise.resolve();
  return { status: 200, body: { nth } };
}

test("of many that come in one moment one is carried out, and all others wait or hear the same", async () => {
  done = 0;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => answerOnce(context, keyed("key-at-once"), carryOut)),
  );
  expect(done).toBe(1);
  for (const answer of answers) {
    expect(answer.ok ? answer.value.body : answer.refusal.reason).toEqual(
      answer.ok ? { nth: 1 } : "stillGoing",
    );
  }
  const again = await answerOnce(context, keyed("key-at-once"), carryOut);
  expect(again).toEqual({ ok: true, value: { status: 200, body: { nth: 1 }, retryAt: null } });
});

test("a repeat says when to ask again as the first did", async () => {
  const retryAt = new Date(context.now().getTime() + MINUTE_MS);
  const locked = async () => ({ status: 422, body: { code: "moneyLocked" }, retryAt });
  const kept = { ok: true, value: { status: 422, body: { code: "moneyLocked" }, retryAt } };
  for (let nth = 0; nth < 2; nth += 1)
    expect(await answerOnce(context, keyed("key-locked"), locked)).toEqual(kept);
});

test("what is not decided yet is no answer: the same key is carried out once more, and then kept", async () => {
  done = 0;
  const undecided = async () => ({ ...(await carryOut()), isUndecided: true });
  expect(await answerOnce(context, keyed("key-undecided"), undecided)).toMatchObject({ ok: true });
  for (let nth = 0; nth < 2; nth += 1)
    expect(await answerOnce(context, keyed("key-undecided"), carryOut)).toMatchObject({
      value: { body: { nth: 2 } },
    });
});

test("a key that stands for something else is refused, and somebody else's is another key", async () => {
  await answerOnce(context, keyed("key-taken"), carryOut);
  const reused = { ok: false, refusal: { reason: "keyReused" } };
  expect(await answerOnce(context, keyed("key-taken", { call: "other" }), carryOut)).toEqual(reused);
  expect(await answerOnce(context, keyed("key-taken", { payload: { amount: "2.00" } }), carryOut)).toEqual(
    reused,
  );
  expect(await answerOnce(context, keyed("key-taken", { playerId: 8n }), carryOut)).toMatchObject({
    ok: true,
  });
});

test("what broke may be tried again, and what was broken off after a minute, by one", async () => {
  await expect(
    answerOnce(context, keyed("key-broke"), () => Promise.reject(new Error("gone"))),
  ).rejects.toThrow("gone");
  done = 0;
  expect(await answerOnce(context, keyed("key-broke"), carryOut)).toMatchObject({ ok: true });

  const never = answerOnce(context, keyed("key-cut-off"), () => new Promise<never>(() => {}));
  void never;
  const asked = () => answerOnce(context, keyed("key-cut-off"), carryOut);
  await expect.poll(async () => (await asked()).ok).toBe(false);
  context.clock.forward(MINUTE_MS + 1);
  done = 0;
  const answers = await Promise.all(Array.from({ length: 10 }, asked));
  expect(done).toBe(1);
  expect(answers.some(({ ok }) => ok)).toBe(true);
});

test("an answer is forgotten after a day, and no payload is kept", async () => {
  const rows = () => context.db.call({ name: "test.answers", text: "select * from calls.answers" }, []);
  expect(
    JSON.stringify(await rows(), (_, value) => (typeof value === "bigint" ? `${value}` : value)),
  ).not.toContain("1.00");
  context.clock.forward(25 * HOUR_MS);
  await sweepAnswers(context);
  expect(await rows()).toEqual([]);
});
