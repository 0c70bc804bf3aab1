import { expect, test } from "vitest";
import { openBrand, PASSWORD, registrationOf } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import {
  findPlayer,
  logIn,
  mustChangePassword,
  owesFirstAgreement,
  passwordAgeOf,
  setAccountType,
  setUpline,
  uplineOf,
} from "../accounts/index.ts";
import { openSession } from "../accounts/parts.ts";
import {
  type AgentRight,
  actingFor,
  endSubLogin,
  findSubLogin,
  setSubLoginRights,
  subLoginOf,
  subLoginsOf,
} from "../agents/index.ts";
import { eventsOf } from "../audit/index.ts";
import { makeSubLogin } from "./make-sub-login.ts";

const context = await testContext();
const brand = await openBrand(context);

async function agent(username: string, accountType: 1 | 2 = 2) {
  const registration = registrationOf(username);
  const id = await registeredPlayer(context, { brand, language: "fa", registration });
  await setAccountType(context, { playerId: id, accountType });
  return { id };
}

const makes = (owner: { id: bigint }, username: string, rights: readonly AgentRight[] = ["team"]) =>
  makeSubLogin(context, { brand, owner, username, password: PASSWORD, rights, language: "fa" });

async function made(owner: { id: bigint }, username: string, rights?: readonly AgentRight[]) {
  const outcome = await makes(owner, username, rights);
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  const player = await findPlayer(context, outcome.value.playerId);
  if (!player) throw new Error("There is no such player.");
  return player;
}

test("A01 a sub-login has a password of its own to choose, and no wallet, line or agreement", async () => {
  const [partner, plain] = [await agent("boss", 1), await agent("plainAgent")];
  const player = await made(partner, "helper", ["income", "team"]);
  expect(player).toMatchObject({ username: "helper", accountType: 41, state: "active" });
  expect((await made(plain, "helper2")).accountType).toBe(42);
  expect(await uplineOf(context, player.id)).toBeNull();
  for (const [playerId, uplineId] of [
    [plain.id, player.id],
    [player.id, plain.id],
  ] as const) {
    const put = await setUpline(context, { playerId, uplineId });
    expect(put).toEqual({ ok: false, refusal: { reason: "uplineSubLogin" } });
  }
  const accounts = {
    name: "test.accounts",
    text: "select 1 as one from ledger.accounts where owner_id = $1",
  };
  expect(await context.db.call(accounts, [player.id])).toEqual([]);
  expect(await context.db.call(accounts, [partner.id])).not.toEqual([]);
  const lines = {
    name: "test.lines",
    text: "select 1 as one from team.lines where $1::bigint in (ancestor, descendant)",
  };
  expect(await context.db.call(lines, [player.id])).toEqual([]);
  const age = await passwordAgeOf(context, player.id);
  expect(age && mustChangePassword(age, { brand, passwordsEnd: false, now: context.now() })).toBe(true);
  expect(await owesFirstAgreement(context, { playerId: player.id })).toBe(true);
  expect(await actingFor(context, player)).toMatchObject({
    owner: { id: partner.id },
    rights: new Set(["team", "income"]),
  });
  expect(await eventsOf(context, { subject: `player ${player.id}` })).toMatchObject([
    { operator: `agent ${partner.id}`, action: "sub-login make", after: { rights: "team income" } },
  ]);
});

test("A01 an owner has ten at a time, also when they are made at once, and nobody else has any", async () => {
  const owner = await agent("many");
  const member = await registeredPlayer(context, {
    brand,
    language: "fa",
    registration: registrationOf("nobodyYet"),
  });
  expect(await makes({ id: member }, "ofNobody")).toMatchObject({ refusal: { reason: "noTeam" } });
  expect(await makes(await made(owner, "first"), "ofHelper")).toMatchObject({
    refusal: { reason: "noTeam" },
  });
  const outcomes = await Promise.all(Array.from({ length: 12 }, (_, nth) => makes(owner, `many${nth}`)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(9);
  const refused = outcomes.filter(({ ok }) => !ok);
  expect(refused).toMatchObject(Array(3).fill({ refusal: { reason: "subLoginsMany" } }));
  const [newest] = await subLoginsOf(context, owner.id);
  await endSubLogin(context, { playerId: newest?.id ?? 0n, by: { owner } });
  expect((await makes(owner, "oneMore")).ok).toBe(true);
  expect(await makes(await agent("another"), "ONEMORE")).toMatchObject({
    refusal: { reason: "usernameTaken" },
  });
});

test("A01 its owner changes what it may and ends it, which signs it out everywhere; another agent does neither", async () => {
  const [owner, other] = [await agent("ownerOne"), await agent("ownerTwo")];
  const player = await made(owner, "worker");
  const playerId = player.id;
  const ofOther = { playerId, ownerId: other.id };
  expect(await subLoginOf(context, ofOther)).toBeNull();
  const unknown = { refusal: { reason: "unknownSubLogin" } };
  expect(await setSubLoginRights(context, { ...ofOther, rights: ["income"] })).toMatchObject(unknown);
  expect(await endSubLogin(context, { playerId, by: { owner: other } })).toMatchObject(unknown);
  expect((await actingFor(context, player))?.rights).toEqual(new Set(["team"]));

  expect((await setSubLoginRights(context, { playerId, ownerId: owner.id, rights: ["income"] })).ok).toBe(
    true,
  );
  expect((await actingFor(context, player))?.rights).toEqual(new Set(["income"]));
  const place = { address: "192.0.2.7", device: "test" };
  await openSession(context, { playerId, brand, place });
  const open = {
    name: "test.open-sessions",
    text: "select 1 as one from accounts.sessions where player_id = $1 and revoked_at is null",
  };
  expect(await context.db.call(open, [playerId])).toHaveLength(1);
  expect((await endSubLogin(context, { playerId, by: { owner } })).ok).toBe(true);
  expect(await context.db.call(open, [playerId])).toEqual([]);
  expect(await actingFor(context, player)).toBeNull();
  const door = { brandId: brand.id, username: "worker", password: PASSWORD, place, door: "agents" } as const;
  expect(await logIn(context, door)).toMatchObject({ refusal: { reason: "blocked" } });
  expect(await endSubLogin(context, { playerId, by: { owner } })).toMatchObject(unknown);
  const again = { playerId, ownerId: owner.id, rights: [] };
  expect(await setSubLoginRights(context, again)).toMatchObject(unknown);
  expect(await findSubLogin(context, playerId)).toMatchObject({ endedBy: `agent ${owner.id}` });
});

test("A01 whoever works for an owner who is shut out, or an agent no more, may do nothing", async () => {
  const owner = await agent("fallen");
  const player = await made(owner, "ofFallen");
  await setAccountType(context, { playerId: owner.id, accountType: 0 });
  expect(await actingFor(context, player)).toBeNull();
  await setAccountType(context, { playerId: owner.id, accountType: 2 });
  expect(await actingFor(context, player)).not.toBeNull();
  const text = "update accounts.players set state = 'blocked' where id = $1";
  await context.db.call({ name: "test.block", text }, [owner.id]);
  expect(await actingFor(context, player)).toBeNull();
});
