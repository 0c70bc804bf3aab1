import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultBrand } from "#server/brand/index.ts";
import { findRoom, muteMember, removeMessage } from "#server/chat/index.ts";
import { startTimeOut } from "#server/limits/index.ts";
import type { App } from "#tests/setup/app.ts";
import { appOn, signedApp } from "#tests/setup/house-app.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

const ROOM = "lobby";

async function member(username: string) {
  const playerId = await newMember(site, username);
  return { playerId, app: await signedApp(site, username) };
}

const say = (app: App, text: string, key?: string) =>
  app.call("writeMessage", { payload: { room: ROOM, text }, ...(key ? { key } : {}) });
const read = async (app: App, more: object = {}) =>
  (await app.call("chatMessages", { payload: { room: ROOM, ...more } })).value;
const bodies = (page: { messages: { body: string }[] }) => page.messages.map(({ body }) => body);

test("F15 apps write in a room once for a key, and read what came after a number", async () => {
  const [{ app }, { app: other }] = [await member("callChat"), await member("callChatOther")];
  expect((await app.call("ownChat")).value).toMatchObject({ alias: null, mutedUntil: null, blocked: [] });
  const { cursor } = await read(app);
  const written = await say(app, "Good evening", "chat-once-1");
  expect(written.value).toMatchObject({ body: "Good evening", isOwn: true });
  expect((await say(app, "Good evening", "chat-once-1")).value).toEqual(written.value);
  site.forward(60_000);
  const answer = (await say(other, "To you too")).value;

  const after = await read(app, { since: cursor });
  expect(bodies(after)).toEqual(["Good evening", "To you too"]);
  expect(after.messages.map(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual([true, false]);
  expect(after).toMatchObject({ removed: [], hasMore: false, cursor: answer.seq });
  expect(bodies(await read(app, { since: after.cursor }))).toEqual([]);
  expect(bodies(await read(appOn(site))).slice(-2)).toEqual(["Good evening", "To you too"]);
  expect(bodies(await read(app, { before: answer.seq })).at(-1)).toBe("Good evening");
  expect((await app.call("ownChat")).value.alias).toBe(written.value.alias);

  const { id: brandId } = await defaultBrand(site.context);
  const room = await findRoom(site.context, { brandId, code: ROOM });
  await removeMessage(site.context, { roomId: room?.id ?? 0, seq: answer.seq });
  expect(await read(app, { since: after.cursor })).toMatchObject({ messages: [], removed: [answer.seq] });
});

test("F15 apps block whoever wrote a message, read them again, and call an operator to one", async () => {
  const [{ app }, { app: rude }] = [await member("callChatMild"), await member("callChatRude")];
  const { seq, alias } = (await say(rude, "Something rude")).value;
  const about = { payload: { room: ROOM, seq } };
  expect((await app.call("reportMessage", about)).success).toBe(true);
  expect((await app.call("blockAuthor", about)).success).toBe(true);
  expect((await app.call("ownChat")).value.blocked).toEqual([{ alias, name: alias }]);
  expect(bodies(await read(app))).not.toContain("Something rude");
  expect(bodies(await read(app, { since: seq - 1 }))).not.toContain("Something rude");
  expect(bodies(await read(rude))).toContain("Something rude");
  expect(await rude.call("blockAuthor", about)).toMatchObject({ status: 422, code: "ownMessage" });
  const nothing = { payload: { room: ROOM, seq: 999_999 } };
  expect(await app.call("reportMessage", nothing)).toMatchObject({ status: 404, code: "unknownMessage" });
  expect((await app.call("unblockAuthor", { payload: { room: ROOM, alias } })).success).toBe(true);
  expect(bodies(await read(app))).toContain("Something rude");
});

test("F15 a room refuses an app as its page does", async () => {
  const { app, playerId } = await member("callChatNot");
  for (const [text, code] of [
    ["  ", "badField"],
    ["x".repeat(301), "badField"],
    ["look at www.example.com", "chatLink"],
    ["my card is 6219861012345678", "chatLongNumber"],
  ] as const)
    expect(await say(app, text), code).toMatchObject({ code });
  expect(await app.call("writeMessage", { payload: { room: "nowhere", text: "hello" } })).toMatchObject({
    ...{ status: 404, code: "unknownRoom" },
  });
  expect((await say(app, "Once")).success).toBe(true);
  const soon = await say(app, "Twice");
  expect(soon).toMatchObject({ status: 429, code: "tooSoon" });
  site.forward(30_000);
  expect(await say(app, "Once")).toMatchObject({ status: 422, code: "chatRepeated" });
  await muteMember(site.context, { playerId, minutes: 10 });
  const muted = await say(app, "Something else");
  expect(muted).toMatchObject({ status: 422, code: "muted" });
  expect(Number(muted.again)).toBeGreaterThan(500);
  await muteMember(site.context, { playerId, minutes: null });
  const reader = await signedApp(site, "callChatNot", { scopes: ["read"] });
  expect(await say(reader, "Hello")).toMatchObject({ status: 403, code: "scopeMissing" });
  const trial = appOn(site);
  trial.token = (await trial.call("freePlay")).value.token;
  expect(await say(trial, "Hello")).toMatchObject({ status: 403, code: "needTrueAccount" });
  await startTimeOut(site.context, { playerId, timeZone: "Asia/Tehran", term: "week" });
  expect(await say(app, "Hello")).toMatchObject({ status: 422, code: "onABreak" });
});
