import { expect, test } from "vitest";
import { openBrand, PASSWORD, registrationOf } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import {
  findPlayer,
  mustChangePassword,
  owesFirstAgreement,
  passwordAgeOf,
  setAccountType,
  uplineOf,
} from "../accounts/index.ts";
import { OPENED_A_DAY } from "../accounts/registration/opened-accounts.ts";
import { eventsOf } from "../audit/index.ts";
import { DAY_MS } from "../core/time.ts";
import { openByAgent } from "./open-by-agent.ts";

const context = await testContext();
const brand = await openBrand(context);

async function agent(username: string) {
  const id = await registeredPlayer(context, {
    brand,
    language: "fa",
    registration: registrationOf(username),
  });
  await setAccountType(context, { playerId: id, accountType: 2 });
  return { id };
}

const opens = (by: { id: bigint }, username: string, accountType: 0 | 2 = 0) =>
  openByAgent(context, { brand, agent: by, username, password: PASSWORD, accountType, language: "fa" });

test("A05 an account that an agent opened stands below them, owes a password of its own, and has agreed to nothing", async () => {
  const by = await agent("opener");
  const opened = await opens(by, "shirin", 2);
  if (!opened.ok) throw new Error(opened.refusal.reason);
  const { playerId } = opened.value;
  expect(await findPlayer(context, playerId)).toMatchObject({ username: "shirin", accountType: 2 });
  expect((await uplineOf(context, playerId))?.id).toBe(by.id);
  const age = await passwordAgeOf(context, playerId);
  expect(age && mustChangePassword(age, { brand, passwordsEnd: false, now: context.now() })).toBe(true);
  expect(await owesFirstAgreement(context, { playerId })).toBe(true);
  expect(await eventsOf(context, { subject: `player ${playerId}` })).toMatchObject([
    { operator: `agent ${by.id}`, action: "account open", after: { accountType: 2 } },
  ]);
});

test("A05 a member opens none, and a name that is taken is refused and leaves nothing behind", async () => {
  const by = await agent("second");
  const member = { id: await registeredPlayer(context, memberOf("plain")) };
  expect(await opens(member, "nobody1")).toMatchObject({ refusal: { reason: "noTeam" } });
  const both = await Promise.all([opens(by, "leila"), opens(by, "LEILA")]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.filter(({ ok }) => !ok)).toMatchObject([{ refusal: { reason: "usernameTaken" } }]);
});

test("A05 of those that are opened at once no more than a day allows come to be", async () => {
  const by = await agent("third");
  await context.db.call({ name: "test.fill", text: FILL }, [OPENED_A_DAY - 5, by.id]);
  await context.db.call({ name: "test.opened", text: OPENED }, [by.id, context.now()]);
  const made = await Promise.all(Array.from({ length: 8 }, (_, nth) => opens(by, `many${nth}`)));
  expect(made.filter(({ ok }) => ok)).toHaveLength(5);
  expect(made.filter(({ ok }) => !ok)).toMatchObject(Array(3).fill({ refusal: { reason: "openedMany" } }));
  context.clock.forward(DAY_MS);
  expect((await opens(by, "tomorrow")).ok).toBe(true);
});

/** Accounts that an agent might have opened. */
const FILL = `
  insert into accounts.players (brand_id, username, folded_username, password_hash, language, created_at)
  select brand_id, 'filler' || nth, 'filler' || nth, password_hash, language, created_at
  from accounts.players, generate_series(1, $1::int) nth where id = $2::bigint`;
const OPENED = `
  insert into accounts.opened_accounts (player_id, agent, at)
  select id, $1::bigint, $2::timestamptz from accounts.players where username like 'filler%'`;

function memberOf(username: string) {
  return { brand, language: "fa", registration: registrationOf(username) } as const;
}
