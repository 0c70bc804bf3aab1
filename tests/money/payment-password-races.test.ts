import { expect, test } from "vitest";
import { checkPaymentPassword, setPaymentPassword } from "#server/accounts/index.ts";
import { registerPlayer } from "#server/accounts/parts.ts";
import { MINUTE_MS } from "#server/core/time.ts";
import { openBrand, PASSWORD, registrationOf } from "#tests/setup/brand.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";

test("64 wrong payment passwords at once are five tries and a locked door, race after race", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  const made = await registerPlayer(context, {
    brand,
    language: "fa",
    registration: registrationOf("racer"),
  });
  if (!made.ok) throw new Error(made.refusal.reason);
  const { playerId } = made.value;
  const paymentPassword = "482915";
  await setPaymentPassword(context, { playerId, password: PASSWORD, paymentPassword });

  for (let race = 0; race < manyTimes(3); race += 1) {
    const guesses = Array.from({ length: 64 }, (_, nth) => `guess ${race} ${nth}`);
    const outcomes = await Promise.all(
      guesses.map((guess) => checkPaymentPassword(context, { playerId, paymentPassword: guess })),
    );
    const reasons = outcomes.map((outcome) => (outcome.ok ? "right" : outcome.refusal.reason));
    expect(reasons.filter((reason) => reason === "paymentPasswordWrong")).toHaveLength(5);
    expect(reasons.filter((reason) => reason === "moneyLocked")).toHaveLength(59);
    expect((await checkPaymentPassword(context, { playerId, paymentPassword })).ok).toBe(false);
    context.clock.forward(30 * MINUTE_MS);
    expect((await checkPaymentPassword(context, { playerId, paymentPassword })).ok).toBe(true);
  }
});
