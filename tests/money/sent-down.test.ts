import { expect, test } from "vitest";
import { type Player, setAccountType } from "#server/accounts/index.ts";
import { type Brand, setFlag } from "#server/brand/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { setDownBounds, uplineOffer } from "#server/transfers/index.ts";
import { sendDown, transferToUpline } from "#server/transfers/parts.ts";
import { balanceOf, brokenInvariants, rollUp } from "#server/wallet/index.ts";
import type { TestContext } from "#tests/setup/database.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { member, PAYMENT_PASSWORD, sender, uplineBrand } from "#tests/setup/upline.ts";

type Sent = { ok: true; value: { id: string } } | { ok: false; refusal: { reason: string } };

/** Sends until it is decided: passwords are judged a few at a time, and tries at once are counted before that. */
async function decided(send: () => Promise<Sent>): Promise<string> {
  for (;;) {
    const sent = await send();
    if (sent.ok) return sent.value.id;
    const { reason } = sent.refusal;
    if (reason !== "tooBusy" && reason !== "moneyLocked") return reason;
  }
}

async function pairOf(context: TestContext, brand: Brand, nth: number) {
  const top = await member(context, brand, `top${nth}`);
  const owner = await sender(context, brand, { username: `owner${nth}`, upline: top, minor: 1_000_000n });
  await setAccountType(context, { playerId: owner.id, accountType: 2 });
  const child = await sender(context, brand, { username: `child${nth}`, upline: owner, minor: 1_000_000n });
  return { owner, child };
}

async function house() {
  const context = await moneyContext();
  const brand = await uplineBrand(context);
  await setFlag(context, { brandId: brand.id, flag: "sendToTeam", isOn: true });
  const bounds = { minMinor: 1_000n, maxMinor: 100_000n, dayMinor: 500_000n };
  await setDownBounds(context, { brandId: brand.id, ...bounds });
  context.clock.forward(SECOND_MS);
  return { context, brand };
}

const cashOf = async (context: TestContext, { id }: Player) =>
  (await balanceOf(context, { playerId: id, asset: "P" })).minor;

test("A04 16 presses at once of one form send once, and of many forms as many as the day allows", async () => {
  const { context, brand } = await house();
  for (let race = 0; race < manyTimes(2); race += 1) {
    const { owner, child } = await pairOf(context, brand, race);
    const down = (minor: bigint, key: string) =>
      decided(() =>
        sendDown(context, {
          ...{ owner, brand, childId: child.id, signerId: owner.id, key },
          ...{ amount: money(minor, "P"), paymentPassword: PAYMENT_PASSWORD },
        }),
      );
    const key = context.newId();
    const same = await Promise.all(Array.from({ length: 16 }, () => down(100_000n, key)));
    expect(new Set(same).size).toBe(1);
    const each = await Promise.all(Array.from({ length: 16 }, () => down(100_000n, context.newId())));
    expect(each.filter((answer) => answer === "dayLimit")).toHaveLength(12);
    expect([await cashOf(context, owner), await cashOf(context, child)]).toEqual([500_000n, 1_500_000n]);
  }
  await rollUp(context);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("A04 money that goes down and up between two at once never waits for itself", async () => {
  const { context, brand } = await house();
  for (let race = 0; race < manyTimes(2); race += 1) {
    const { owner, child } = await pairOf(context, brand, 100 + race);
    const offer = await uplineOffer(context, { player: child, brand });
    const uplineMark = offer.ok ? offer.value.uplineMark : "";
    const proof = { paymentPassword: PAYMENT_PASSWORD, amount: money(2_000n, "P") };
    const sent = await Promise.all(
      Array.from({ length: 16 }, (_, nth) =>
        decided(() =>
          nth % 2 === 0
            ? sendDown(context, {
                ...{ owner, brand, childId: child.id, signerId: owner.id, key: `down-${race}-${nth}` },
                ...proof,
              })
            : transferToUpline(context, {
                ...{ player: child, brand, uplineMark, key: `up-${race}-${nth}` },
                ...proof,
              }),
        ),
      ),
    );
    expect(new Set(sent).size).toBe(16);
    expect(sent.every((answer) => /^[\da-f-]{36}$/.test(answer))).toBe(true);
    expect([await cashOf(context, owner), await cashOf(context, child)]).toEqual([1_000_000n, 1_000_000n]);
  }
  await rollUp(context);
  expect(await brokenInvariants(context)).toEqual([]);
});
