import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#server/core/time.ts";
import { openBrand, PLACE, registrationOf } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { readSession, resumeLogin, sweepSignIns } from "../index.ts";
import { noteLogin, openSession, rememberLogin } from "../parts.ts";

const context = await testContext();
const brand = await openBrand(context);

async function rows(table: string): Promise<number> {
  const [row] = await context.db.call<{ rows: number }>(
    { name: `rows-of-${table}`, text: `select count(*)::int as rows from accounts.${table}` },
    [],
  );
  return row?.rows ?? 0;
}

const kept = async () => [
  await rows("sessions"),
  await rows("remembered_logins"),
  await rows("login_attempts"),
];

test("T19 what is over is swept a day later, what holds stays, and a try to come in stays for two years", async () => {
  const registration = registrationOf("swept");
  const playerId = await registeredPlayer(context, { brand, language: "en", registration });
  const way = "sms";
  await noteLogin(context, { brandId: brand.id, playerId, way, place: PLACE });
  const first = await openSession(context, { playerId, brand, place: PLACE });
  await rememberLogin(context, { playerId, family: first.family, place: PLACE });
  await sweepSignIns(context);
  expect(await kept()).toEqual([1, 1, 1]);

  context.clock.forward(brand.sessionAbsoluteMs + DAY_MS - MINUTE_MS);
  const second = await openSession(context, { playerId, brand, place: PLACE });
  const { secret } = await rememberLogin(context, { playerId, family: second.family, place: PLACE });
  await sweepSignIns(context);
  expect((await kept())[0]).toBe(2);

  context.clock.forward(2 * MINUTE_MS);
  await sweepSignIns(context);
  expect((await kept())[0]).toBe(1);
  expect(await readSession(context, second.token)).toMatchObject({ family: second.family });
  expect(await resumeLogin(context, { secret, brand, place: PLACE })).toMatchObject({ kind: "opened" });

  context.clock.forward(2 * DAY_MS + HOUR_MS + brand.sessionAbsoluteMs);
  await sweepSignIns(context);
  expect(await kept()).toEqual([0, 0, 2]);
  context.clock.forward(2 * 365 * DAY_MS);
  await sweepSignIns(context);
  expect(await kept()).toEqual([0, 0, 0]);
});

test("T19 a sweep goes on until nothing is left of what is over", async () => {
  await context.db.script(`
    insert into accounts.login_attempts (brand_id, outcome, at, address, device)
    select 'nard', 'wrong', timestamptz '2020-01-01', 'x', 'y' from generate_series(1, 4100)`);
  await sweepSignIns(context);
  expect(await rows("login_attempts")).toBe(0);
});
