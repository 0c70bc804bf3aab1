import { beforeAll, expect, test } from "vitest";
import { eventsOf } from "#server/audit/index.ts";
import {
  findRoom,
  messagesOf,
  type Room,
  reportMessage,
  seedChat,
  writeMessage,
} from "#server/chat/index.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { cashierStage } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import type { Office } from "../command.ts";
import { obey } from "../commands.ts";

let context: TestContext;
let office: Office;
let brandId: string;

beforeAll(async () => {
  context = await testContext();
  brandId = (await openBrand(context)).id;
  await seedChat(context);
  const { ports } = await cashierStage(context);
  office = { context, sealsFile: "/nowhere/seals.log", payments: ports } as Office;
});

async function said(...args: string[]): Promise<string> {
  const answer = await obey(office, { args, operator: "mina" });
  return answer.ok ? answer.lines.join("\n") : answer.error;
}

async function room(code: string): Promise<Room> {
  context.clock.forward(SECOND_MS);
  const found = await findRoom(context, { brandId, code });
  if (!found) throw new Error(`There is no room ${code}.`);
  return found;
}

async function write(typed: string, playerId = 100_500n): Promise<number> {
  const player = { id: playerId, brandId, username: "negarin", accountType: 0 } as const;
  const request = { player, room: await room("lobby"), key: context.newId(), typed };
  const outcome = await writeMessage(context, request);
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  return outcome.value.message.seq;
}

test("F15 an operator sees a room, removes a message, and the text is kept with who did it", async () => {
  await said("chat", "slow", "lobby", "0");
  const seq = await write("what nobody should read");
  expect(await said("chat", "show", "lobby")).toMatch(
    new RegExp(`${seq} .*100500 .*neg-\\d{4} .*what nobody should read`),
  );
  expect(await said("chat", "remove", "lobby", String(seq))).toContain("reason: missing");
  expect(await said("chat", "remove", "lobby", String(seq), "--reason", "an insult")).toContain("is removed");
  expect(await said("chat", "show", "lobby")).toMatch(/removed .*what nobody should read/);
  const [event] = await eventsOf(context, { subject: `chat lobby ${seq}` });
  expect(event).toMatchObject({
    operator: "mina",
    action: "chat remove",
    reason: "an insult",
    before: { player: "100500", text: "what nobody should read" },
  });
  const page = await messagesOf(context, { room: await room("lobby"), before: null, viewerId: null });
  expect(page.messages).toEqual([]);
  expect(await said("chat", "remove", "lobby", String(seq), "--reason", "again")).toContain(
    "removed already",
  );
});

test("F15 an operator mutes and unmutes, and both are kept with the player", async () => {
  await write("before");
  expect(await said("chat", "mute", "100500", "--minutes", "10", "--reason", "rude")).toContain(
    "does not write",
  );
  await expect(write("while")).rejects.toThrow("muted");
  expect(await said("chat", "unmute", "100500")).toContain("may write");
  await write("after");
  expect((await eventsOf(context, { subject: "player 100500" })).map(({ action }) => action)).toEqual([
    "chat unmute",
    "chat mute",
  ]);
  expect(await said("chat", "mute", "7", "--minutes", "1", "--reason", "x")).toContain("has never written");
});

test("F15 words, slow mode and rooms are the operator's", async () => {
  expect(await said("chat", "forbid", "Kumquat*")).toContain("kumquat* is not welcome now");
  expect(await said("chat", "words")).toContain("kumquat*");
  await expect(write("two KUMQUATS")).rejects.toThrow("word");
  expect(await said("chat", "allow", "kumquat*")).toContain("is welcome");
  await write("three kumquats");
  expect(await said("chat", "forbid", "a*b")).toContain("a star only at its end");

  expect(await said("chat", "slow", "lobby", "3601")).toContain("seconds: not 0 to 3600");
  expect(await said("chat", "slow", "lobby", "60")).toContain("one message in 60 s");
  await expect(write("too soon")).rejects.toThrow("tooSoon");

  expect(await said("chat", "room", "sports", "--en", "Sports")).toContain("--topic-fa");
  const words = ["--fa", "ورزشی", "--topic-fa", "فوتبال", "--topic-en", "Football", "--en", "Sports"];
  expect(await said("chat", "room", "sports", ...words)).toContain("sports is there");
  expect(await room("sports")).toMatchObject({
    names: { fa: "ورزشی", en: "Sports" },
    topics: { en: "Football" },
  });
  expect(await said("chat", "room", "sports", "--state", "quiet")).toContain("is changed");
  expect(await room("sports")).toMatchObject({ state: "quiet" });
  expect(await said("chat", "rooms")).toMatch(/sports +Sports +quiet +5 s/);
  expect(await said("chat", "room", "sports")).toContain("Say what to change");
  expect(await said("chat", "show", "none")).toContain("no such room");
});

test("F15 what is reported is listed until somebody has looked", async () => {
  await said("chat", "slow", "lobby", "0");
  const seq = await write("report this", 100_501n);
  expect(await said("chat", "reports")).toContain("Nothing is reported");
  await reportMessage(context, { playerId: 100_502n, room: await room("lobby"), seq });
  expect(await said("chat", "reports")).toMatch(new RegExp(`lobby +${seq} +1 .*report this`));
  expect(await said("chat", "dismiss", "lobby", String(seq))).toContain("1 reports are closed");
  expect(await said("chat", "reports")).toContain("Nothing is reported");
});
