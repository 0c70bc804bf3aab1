import { expect, test } from "vitest";
import { type Player, setUpline, uplineOf } from "#server/accounts/index.ts";
import type { Brand } from "#server/brand/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { messagesOf } from "#server/messages/index.ts";
import { uplineOffer } from "#server/transfers/index.ts";
import { transferToUpline } from "#server/transfers/parts.ts";
import { balanceOf, brokenInvariants, rollUp } from "#server/wallet/index.ts";
import type { TestContext } from "#tests/setup/database.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { member, PAYMENT_PASSWORD, sender, uplineBrand } from "#tests/setup/upline.ts";

type House = { context: TestContext; brand: Brand; player: Player; uplineMark: string };

/** Sends until it is decided: passwords are judged a few at a time, and tries at once are counted before that. */
async function send({ context, ...house }: House, minor: bigint, key: string): Promise<string> {
  const amount = money(minor, "P");
  const request = { ...house, key, amount, paymentPassword: PAYMENT_PASSWORD };
  for (;;) {
    const sent = await transferToUpline(context, request);
    if (sent.ok) return sent.value.id;
    const { reason } = sent.refusal;
    if (reason !== "tooBusy" && reason !== "moneyLocked") return reason;
  }
}

const cashOf = async (context: TestContext, { id }: Player) =>
  (await balanceOf(context, { playerId: id, asset: "P" })).minor;

test("64 transfers at once to an upline: as many as the day allows, and one for a form sent often", async () => {
  const context = await moneyContext();
  const brand = await uplineBrand(context);
  const upline = await member(context, brand, "manizheh");
  for (let race = 0; race < manyTimes(2); race += 1) {
    const before = await cashOf(context, upline);
    const player = await sender(context, brand, { username: `bijan${race}`, upline, minor: 5_000_000n });
    const offer = await uplineOffer(context, { player, brand });
    const house = { context, brand, player, uplineMark: offer.ok ? offer.value.uplineMark : "" };

    const key = context.newId();
    const same = await Promise.all(Array.from({ length: 32 }, () => send(house, 200_000n, key)));
    expect(new Set(same).size).toBe(1);

    const each = await Promise.all(Array.from({ length: 32 }, () => send(house, 300_000n, context.newId())));
    // 20,000.00 may go in a day, and 2,000.00 of it have gone: six times 3,000.00 are left.
    expect(each.filter((answer) => answer === "dayLimit")).toHaveLength(26);
    expect(await cashOf(context, player)).toBe(5_000_000n - 2_000_000n);
    expect((await cashOf(context, upline)) - before).toBe(2_000_000n);
    expect((await messagesOf(context, { playerId: player.id, page: 1 })).total).toBe(7);
  }
  await rollUp(context);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("players put below each other at once never close a circle", async () => {
  const context = await moneyContext();
  const brand = await uplineBrand(context);
  for (let race = 0; race < manyTimes(3); race += 1) {
    const players = await Promise.all(
      [0, 1, 2, 3].map((nth) => member(context, brand, `round${race}x${nth}`)),
    );
    const next = (nth: number) => players[(nth + 1) % players.length]?.id ?? 0n;
    const put = await Promise.all(
      players.map(({ id }, nth) => setUpline(context, { playerId: id, uplineId: next(nth) })),
    );
    expect(put.filter(({ ok }) => ok)).toHaveLength(3);
    const above = await Promise.all(players.map(({ id }) => uplineOf(context, id)));
    expect(above.filter((player) => player === null)).toHaveLength(1);
  }
});
