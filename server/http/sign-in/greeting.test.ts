import { beforeAll, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#server/core/time.ts";
import { openBrand, PLACE, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { findPlayer } from "../../accounts/index.ts";
import { openSession, registerPlayer } from "../../accounts/parts.ts";
import type { Brand } from "../../brand/index.ts";
import { publishNotices } from "../../content/index.ts";
import { money } from "../../core/numbers/money.ts";
import { sendMessage } from "../../messages/index.ts";
import { grantBonus } from "../../wallet/index.ts";
import { greetingOf, saysSomething } from "./greeting.ts";

let context: TestContext;
let brand: Brand;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
});

async function registered(): Promise<bigint> {
  const registration = registrationOf(`p${context.newId().slice(-8)}`);
  const made = await registerPlayer(context, { brand, language: "en", registration });
  if (!made.ok) throw new Error(made.refusal.reason);
  await openSession(context, { playerId: made.value.playerId, brand, place: PLACE });
  return made.value.playerId;
}

/** Comes back after an hour and is greeted. */
async function greeted(playerId: bigint) {
  context.clock.forward(HOUR_MS);
  await openSession(context, { playerId, brand, place: PLACE });
  const player = await findPlayer(context, playerId);
  if (!player) throw new Error("The player is gone.");
  return greetingOf(context, { brand, player, language: "en" });
}

test("L04 who comes back to nothing new is not greeted", async () => {
  const greeting = await greeted(await registered());
  expect(greeting).toEqual({ unread: 0, bonus: null, news: [] });
  expect(saysSomething(greeting)).toBe(false);
});

test("L04 unread messages and a waiting bonus are said", async () => {
  const playerId = await registered();
  await sendMessage(context, { playerId, kind: "limitRaised", facts: {}, key: "limit:1" });
  expect(saysSomething(await greeted(playerId))).toBe(true);
  await grantBonus(context, { playerId, key: `bonus:${playerId}`, amount: money(500n, "P") });
  expect(await greeted(playerId)).toMatchObject({ unread: 1, bonus: money(500n, "P") });
});

test("a notice that opens by itself is said to members, at the first visit after it and not again", async () => {
  const playerId = await registered();
  context.clock.forward(MINUTE_MS);
  const notice = {
    type: "PU",
    from: context.now(),
    titles: { fa: "تازه", en: "New" },
    bodies: { fa: "<p>تازه</p>", en: "<p>New</p>" },
  } as const;
  await publishNotices(context, [
    { ...notice, id: "for-members", audience: "members" },
    { ...notice, id: "for-guests", audience: "guests" },
  ]);
  const first = await greeted(playerId);
  expect(first.news.map(({ id }) => id)).toEqual(["for-members"]);
  expect((await greeted(playerId)).news).toEqual([]);
});
