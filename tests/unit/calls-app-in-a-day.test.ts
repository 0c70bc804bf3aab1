import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appInADay } from "#server/calls/client/app-in-a-day.ts";
import { openClient } from "#server/calls/client/index.ts";
import { approveDeposit } from "#server/cashier/index.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { valueIn } from "#tests/setup/cashier-stage.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

test("C01 the app of the page for builders does in a house what the page says", async () => {
  await newMember(site, "appDay");
  const place = {
    origin: `http://127.0.0.1:${site.port}`,
    headers: { "X-Forwarded-For": "2001:db8:da1::1" },
  };
  // In a new house the draws are made when somebody looks for the first time.
  const look = openClient(place);
  const menus = async () => (await look.GET("/lgw/games/game_menus", {})).data?.value.groups.length;
  await expect.poll(menus, { timeout: 60_000 }).toBeGreaterThan(0);
  const day = appInADay(place, { username: "appDay", password: PASSWORD });
  // The operator sees the money come.
  const orders = () => site.sql<{ reference: string }>("select reference from cashier.deposits");
  await expect.poll(async () => (await orders()).length, { timeout: 60_000 }).toBe(1);
  const [{ reference: depositId } = { reference: "" }] = await orders();
  valueIn(await approveDeposit(site.context, { depositId, operator: "mina" }));
  const { game, launched, draw, draws, paidIn, rows, deposit } = await day;
  expect(game).toMatch(/^NARD-/);
  expect(new URL(launched ?? "").pathname).toBe(`/play/${game}`);
  expect([draw, draws]).toEqual([expect.any(String), expect.any(Number)]);
  expect(deposit).toEqual({ reference: depositId, payUrl: null, instructions: expect.any(String) });
  expect(Number(paidIn)).toBeGreaterThan(0);
  expect(rows?.[0]).toMatchObject({ account: "cash", amount: { amount: paidIn, asset: "P" } });
});

test("the page for builders shows the file that is run, letter by letter", () => {
  const shown = /```ts\n([\s\S]*?)```/.exec(readFileSync("docs/app-in-a-day.md", "utf8"))?.[1];
  expect(shown).toBe(readFileSync("server/calls/client/app-in-a-day.ts", "utf8"));
});
