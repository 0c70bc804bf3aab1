import { beforeEach, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#server/core/time.ts";
import { openGateways } from "#server/gateway/index.ts";
import { sendCode } from "#server/verification/index.ts";
import { openBrand, PLACE, registrationOf } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { logInByMobile, loginHistory, setAccountType, setPlayerState } from "../index.ts";

const context = await testContext();
const brand = await openBrand(context);
const gateways = openGateways({
  production: false,
  sms: null,
  mail: null,
  captcha: null,
  phone: null,
  db: context.db,
  now: context.now,
  alarm: ({ kind, reason }) => console.error(kind, reason),
});

let players = 0;
let mobile: string;

beforeEach(() => {
  context.clock.forward(2 * DAY_MS);
  players += 1;
  mobile = `+98912123450${players}`;
});

async function player(isMobileProven = true): Promise<bigint> {
  const registration = registrationOf(`golnar${players}`, { mobile });
  return registeredPlayer(context, { brand, language: "fa", registration, isMobileProven });
}

async function codeTo(to: string, playerId: bigint | null): Promise<string> {
  const { address } = PLACE;
  const purpose = { purpose: "login", channel: "sms" } as const;
  await sendCode(context, gateways, { brand, ...purpose, to, playerId, address, language: "fa" });
  await gateways.settled();
  const [letter] = (await gateways.outbox?.(to)) ?? [];
  return /\b\d{6}\b/.exec(letter?.body ?? "")?.[0] ?? "none";
}

const logIn = (code: string, to = mobile) =>
  logInByMobile(context, { brandId: brand.id, mobile: to, code, place: PLACE });

const WRONG = { ok: false, refusal: { reason: "wrongNumberOrCode" } };

test("L02 the code that was sent to a player's number lets in once, for five minutes", async () => {
  const playerId = await player();
  const code = await codeTo(mobile, playerId);
  expect(await logIn(code)).toMatchObject({ ok: true, value: { player: { id: playerId } } });
  expect(await logIn(code)).toEqual(WRONG);
  context.clock.forward(2 * MINUTE_MS);
  const late = await codeTo(mobile, playerId);
  context.clock.forward(5 * MINUTE_MS);
  expect(await logIn(late)).toEqual(WRONG);
});

test("T7 a number that nobody has proved, and one that nobody has, are answered as a wrong code is", async () => {
  const playerId = await player();
  const code = await codeTo(mobile, playerId);
  expect(await logIn(code === "111111" ? "111112" : "111111")).toEqual(WRONG);
  expect(await loginHistory(context, playerId)).toMatchObject([{ outcome: "wrong", way: "sms" }]);
  expect(await codeTo("+989350000001", null)).toBe("none");
  expect(await logIn(code, "+989350000001")).toEqual(WRONG);
});

test("L02 a number that was told and never proved lets nobody in", async () => {
  const playerId = await player(false);
  expect(await logIn(await codeTo(mobile, playerId))).toEqual(WRONG);
});

test("who is shut out, and an agent, are told so only with the code in hand", async () => {
  const playerId = await player();
  for (const [change, reason] of [
    [() => setAccountType(context, { playerId, accountType: 2 }), "agentsElsewhere"],
    [() => setPlayerState(context, { playerId, state: "blocked" }), "blocked"],
  ] as const) {
    await change();
    expect(await logIn("000000")).toEqual(WRONG);
    context.clock.forward(2 * MINUTE_MS);
    expect(await logIn(await codeTo(mobile, playerId))).toEqual({ ok: false, refusal: { reason } });
  }
});
