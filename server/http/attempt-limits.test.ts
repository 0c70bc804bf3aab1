import { expect, test } from "vitest";
import { testContext } from "#tests/setup/database.ts";
import { MINUTE_MS } from "../core/time.ts";
import { attemptLimits, openAttemptLimits, type Quotas } from "./attempt-limits.ts";

const NOW = new Date("2026-03-21T12:00:00Z");
const FEW: Quotas = {
  loginPerAccount: { tries: 2, windowMs: 15 * MINUTE_MS },
  loginPerAddress: { tries: 4, windowMs: 15 * MINUTE_MS },
  registerPerAddress: { tries: 2, windowMs: 60 * MINUTE_MS },
};

const limits = () => openAttemptLimits(() => NOW, FEW);
const tryAs = (account: string, address = "203.0.113.7") => ({ account, address });

test("T1 after so many tries an account is shut for this address and says until when", async () => {
  const { login } = limits();
  expect(await login(tryAs("nima"))).toEqual({ ok: true, value: null });
  expect(await login(tryAs("nima"))).toEqual({ ok: true, value: null });
  const third = await login(tryAs("nima"));
  if (third.ok) throw new Error("The third try was let through.");
  const { reason, retryAt } = third.refusal;
  expect(reason).toBe("tooMany");
  expect(retryAt.getTime()).toBeGreaterThan(NOW.getTime() + 14 * MINUTE_MS);
  expect(retryAt.getTime()).toBeLessThanOrEqual(NOW.getTime() + 15 * MINUTE_MS);

  expect((await login(tryAs("sara"))).ok).toBe(true);
  expect((await login(tryAs("nima", "198.51.100.1"))).ok).toBe(true);
});

test("T1 one address that goes through many accounts is shut too", async () => {
  const { login } = limits();
  for (const account of ["a", "b", "c", "d"]) expect((await login(tryAs(account))).ok).toBe(true);
  expect((await login(tryAs("e"))).ok).toBe(false);
  expect((await login(tryAs("e", "198.51.100.1"))).ok).toBe(true);
});

test("tries at once cannot outrun the count", async () => {
  const { login } = limits();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => login(tryAs("nima"))));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
});

test("a right password wipes what was counted against the account, and is not held against the address", async () => {
  const { login, loginSucceeded } = limits();
  for (let round = 0; round < 6; round += 1) {
    expect((await login(tryAs("nima"))).ok).toBe(true);
    await loginSucceeded(tryAs("nima"));
  }
  await login(tryAs("nima"));
  await login(tryAs("nima"));
  expect((await login(tryAs("nima"))).ok).toBe(false);
});

test("a try that came to no answer is given back", async () => {
  const { login, loginUndecided } = limits();
  for (let round = 0; round < 6; round += 1) {
    expect((await login(tryAs("nima"))).ok).toBe(true);
    await loginUndecided(tryAs("nima"));
  }
});

test("an address registers so many players and no more", async () => {
  const { register } = limits();
  expect((await register({ address: "203.0.113.7" })).ok).toBe(true);
  expect((await register({ address: "203.0.113.7" })).ok).toBe(true);
  expect((await register({ address: "203.0.113.7" })).ok).toBe(false);
  expect((await register({ address: "203.0.113.8" })).ok).toBe(true);
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true],
  ["2001:db8::1", "2001:db8:0:0:5::7", true],
  ["2001:DB8:1:2::1", "2001:db8:1:2::2", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["::ffff:203.0.113.7", "203.0.113.7", true],
  ["203.0.113.7", "203.0.113.8", false],
])("%s and %s count together: %s", async (first, second, isOne) => {
  const { register } = limits();
  await register({ address: first });
  await register({ address: first });
  expect((await register({ address: second })).ok).toBe(!isOne);
});

test("a running site has one count, whoever asks", async () => {
  const context = await testContext();
  await attemptLimits(context, FEW).register({ address: "203.0.113.7" });
  await attemptLimits(context).register({ address: "203.0.113.7" });
  expect((await attemptLimits(context).register({ address: "203.0.113.7" })).ok).toBe(false);
});
