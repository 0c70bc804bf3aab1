import { expect, test } from "vitest";
import { testContext } from "#tests/setup/database.ts";
import { MINUTE_MS } from "../core/time.ts";
import { attemptLimits, openAttemptLimits, type Quotas } from "./attempt-limits.ts";
import { LOGIN_QUOTAS } from "./login-limits.ts";

const NOW = new Date("2026-03-21T12:00:00Z");
const FEW: Quotas = {
  login: LOGIN_QUOTAS,
  registerPerAddress: { tries: 2, windowMs: 60 * MINUTE_MS },
  applyPerAddress: { tries: 1, windowMs: 60 * MINUTE_MS },
};

const limits = () => openAttemptLimits(() => NOW, FEW);

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
