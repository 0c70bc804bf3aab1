import { expect, test } from "vitest";
import { HOUR_MS } from "#server/core/time.ts";
import { testContext } from "#tests/setup/database.ts";
import { easyWork, workedOut } from "#tests/setup/worked-out.ts";
import { fullnessOf, takeAnswered } from "./answered-budgets.ts";
import { openTicket } from "./ticket.ts";
import { type AskedWork, askWork, spendWork, sweepWorks, WORK_TTL_MS } from "./work.ts";

const context = await testContext();
const secret = "a secret of this house and of no other";
const from = { network: "203.0.113.7", neighbourhood: "203.0.113.0/24" };

async function asked(ticket: string): Promise<AskedWork> {
  const work = await askWork(context, { ticket, secret, from });
  if (!work.ok) throw new Error(work.refusal.reason);
  return work.value;
}

const newTicket = () => openTicket({ purpose: "login" }).ticket;

test("T4 what was worked out counts once, for its ticket, in time and in this house", async () => {
  const ticket = newTicket();
  const work = await workedOut(await asked(ticket));
  expect(await spendWork(context, { ticket: newTicket(), secret, work })).toBe(false);
  expect(await spendWork(context, { ticket, secret: `${secret}.`, work })).toBe(false);
  const both = await Promise.all([1, 2].map(() => spendWork(context, { ticket, secret, work })));
  expect(both.sort()).toEqual([false, true]);
  expect(await spendWork(context, { ticket, secret, work })).toBe(false);
  const late = await workedOut(await asked(ticket));
  context.clock.forward(WORK_TTL_MS);
  expect(await spendWork(context, { ticket, secret, work: late })).toBe(false);
});

test("T4 easier work, another ticket or a longer time are not what was signed, and nothing odd is a fault", async () => {
  const ticket = newTicket();
  const challenge = await asked(ticket);
  const { parameters } = challenge;
  const spent = (text: string) => spendWork(context, { ticket, secret, work: text });
  for (const change of [
    { cost: 1 },
    { keyPrefix: "00" },
    { data: { ...parameters.data, until: Number(parameters.data?.until) + HOUR_MS } },
    { keySignature: "00" },
    { nonce: "00".repeat(16) },
    { algorithm: "SHA-256" },
  ]) {
    const changed = { ...challenge, parameters: { ...parameters, ...change } };
    const solution = { counter: 1, derivedKey: "00".repeat(32) };
    expect(
      await spent(Buffer.from(JSON.stringify({ challenge: changed, solution })).toString("base64")),
    ).toBe(false);
  }
  for (const text of ["", "ok", "e30=", "bnVsbA==", "W10=", "%", "A".repeat(2000)])
    expect(await spent(text), text).toBe(false);
  const mine = await easyWork({ ticket, secret: "mine", until: new Date(context.now().getTime() + HOUR_MS) });
  expect(await spent(mine)).toBe(false);
  expect(await askWork(context, { ticket: "other-AAAAAAAAAAAAAAAAAAAAAA", secret, from })).toMatchObject({
    ok: false,
  });
});

/** Keys that are tried until the right one is found. */
async function keysFor(ticket: string): Promise<number> {
  const { solution } = JSON.parse(Buffer.from(await workedOut(await asked(ticket)), "base64").toString());
  return solution.counter;
}

test("T4 the more is answered from somewhere, the more there is to work out, and it sinks with time", async () => {
  context.clock.forward(3 * HOUR_MS);
  expect(await fullnessOf(context, from)).toBe(0);
  const first = await keysFor(newTicket());
  expect(first).toBeGreaterThanOrEqual(40);
  expect(first).toBeLessThanOrEqual(120);
  for (let nth = 0; nth < 20; nth += 1) {
    const answerer = { ...from, browser: `browser ${nth}` };
    await takeAnswered(context, { kind: "letters", purpose: "login", isWorkedFor: true, from: answerer });
  }
  expect(await fullnessOf(context, from)).toBe(1);
  const last = await keysFor(newTicket());
  expect(last).toBeGreaterThanOrEqual(40 * 8);
  expect(last).toBeLessThanOrEqual(120 * 8);
  const elsewhere = { network: "198.51.100.1", neighbourhood: "198.51.100.0/24" };
  expect(await fullnessOf(context, elsewhere)).toBe(0);
  context.clock.forward(HOUR_MS);
  expect(await fullnessOf(context, from)).toBe(0);
});

test("T19 work that is too old to count is swept", async () => {
  const ticket = newTicket();
  const until = new Date(context.now().getTime() + WORK_TTL_MS);
  expect(await spendWork(context, { ticket, secret, work: await easyWork({ ticket, secret, until }) })).toBe(
    true,
  );
  const left = {
    name: "test.works",
    text: "select count(*)::int as n from challenge.spent_works",
    row: { n: 0 },
  };
  await sweepWorks(context.db, until);
  expect((await context.db.call(left, []))[0]?.n).toBe(0);
});
