import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findPlayer } from "#server/accounts/index.ts";
import { appInADay } from "#server/calls/client/app-in-a-day.ts";
import { openClient } from "#server/calls/client/index.ts";
import { approveDeposit, requestDeposit } from "#server/cashier/index.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { P, returnUrl, valueIn } from "#tests/setup/cashier-stage.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

test("C01 the app of the page for builders does in a house what the page says", async () => {
  const playerId = await newMember(site, "appDay");
  const place = {
    origin: `http://127.0.0.1:${site.port}`,
    headers: { "X-Forwarded-For": "2001:db8:da1::1" },
  };
  // In a new house the draws are made when somebody looks for the first time.
  const look = openClient(place);
  const menus = async () => (await look.GET("/lgw/games/game_menus", {})).data?.value.groups.length;
  await expect.poll(menus, { timeout: 60_000 }).toBeGreaterThan(0);
  await hasAlready(playerId, 250_00n);
  const day = appInADay(place, { username: "appDay", password: PASSWORD });
  // The operator sees the money come.
  const orders = () =>
    site.sql<{ reference: string }>("select reference from cashier.deposits where state = 'waiting'");
  await expect.poll(async () => (await orders()).length, { timeout: 60_000 }).toBe(1);
  const [{ reference: depositId } = { reference: "" }] = await orders();
  valueIn(await approveDeposit(site.context, { depositId, operator: "mina" }));
  const { game, launched, draw, draws, paidIn, rows, deposit } = await day;
  expect(game).toMatch(/^NARD-/);
  expect(new URL(launched ?? "").pathname).toBe(`/play/${game}`);
  expect([draw, draws]).toEqual([expect.any(String), expect.any(Number)]);
  expect(deposit).toEqual({ reference: depositId, payUrl: null, instructions: expect.any(String) });
  expect(Number(paidIn)).toBeGreaterThan(0);
  expect(paidIn).not.toBe("250.00");
  expect(rows?.[0]).toMatchObject({ account: "cash", amount: { amount: paidIn, asset: "P" } });
});

/** Money from before, which is not what the app waits for. */
async function hasAlready(playerId: bigint, minor: bigint): Promise<void> {
  const { context, platform } = site;
  const player = await findPlayer(context, playerId);
  if (!player) throw new Error("Nobody registered.");
  const order = { player, method: "transfer", amount: P(minor), returnUrl };
  const { id: depositId } = valueIn(await requestDeposit(context, platform.payments, order));
  valueIn(await approveDeposit(context, { depositId, operator: "mina" }));
}

test("the page for builders shows the file that is run, letter by letter", () => {
  const shown = /```ts\n([\s\S]*?)```/.exec(readFileSync("docs/app-in-a-day.md", "utf8"))?.[1];
  expect(shown).toBe(readFileSync("server/calls/client/app-in-a-day.ts", "utf8"));
});
