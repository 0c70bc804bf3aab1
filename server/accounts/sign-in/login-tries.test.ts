import { beforeEach, expect, test } from "vitest";
import { MINUTE_MS } from "#server/core/time.ts";
import { testContext } from "#tests/setup/database.ts";
import { openLoginTries, sweepSignIns } from "../index.ts";

const context = await testContext();
const allowed = { most: 4, windowMs: 15 * MINUTE_MS };
/** Two processes of one house. */
const [here, there] = [openLoginTries(context, allowed), openLoginTries(context, allowed)];

beforeEach(() => context.db.script("truncate accounts.login_tries"));

const counted = async (tries = here, account = "nima") => {
  const added = await tries.add(account);
  return added.ok ? added.value : added.refusal;
};

test("T1 two processes of a house count the tries at an account together", async () => {
  expect([await counted(here), await counted(there), await counted(here)]).toEqual([1, 2, 3]);
  expect([await here.count("nima"), await there.count("nima"), await there.count("sara")]).toEqual([3, 3, 0]);
  await there.clear("nima");
  expect(await counted(here)).toBe(1);
});

test("T1 of many tries at once, here and there, no more are counted than are allowed", async () => {
  const added = await Promise.all(Array.from({ length: 20 }, (_, nth) => counted(nth % 2 ? here : there)));
  expect(added.filter((one) => typeof one === "number").sort()).toEqual([1, 2, 3, 4]);
});

test("T1 the door is shut for a window from the last try on, and then counts from one", async () => {
  for (let nth = 0; nth < 3; nth += 1) await here.add("nima");
  context.clock.forward(14 * MINUTE_MS);
  expect(await counted()).toBe(4);
  const until = new Date(context.now().getTime() + allowed.windowMs);
  expect(await counted(there)).toEqual({ reason: "shut", until });
  context.clock.forward(15 * MINUTE_MS);
  expect([await here.count("nima"), await counted()]).toEqual([0, 1]);
});

test("a window that ends with tries to spare begins anew with the next one", async () => {
  await here.add("nima");
  context.clock.forward(15 * MINUTE_MS);
  await here.add("nima");
  context.clock.forward(14 * MINUTE_MS);
  expect(await counted()).toBe(2);
});

test("a try that is taken back was none", async () => {
  await here.takeBack("nima");
  for (let nth = 0; nth < 6; nth += 1) {
    expect(await counted()).toBe(1);
    await there.takeBack("nima");
  }
});

test("T1 one try that is taken back twice makes no other one free", async () => {
  await here.add("nima");
  await Promise.all([here.takeBack("nima"), there.takeBack("nima")]);
  expect(await counted()).toBe(1);
});

test("what is over is swept", async () => {
  await here.add("nima");
  context.clock.forward(2 * 24 * 60 * MINUTE_MS);
  await here.add("sara");
  await sweepSignIns(context);
  const statement = { name: "swept-tries", text: "select account from accounts.login_tries" };
  expect(await context.db.call(statement, [])).toEqual([{ account: "sara" }]);
});
