import { mkdtempSync, rmSync } from "node:fs";
import { get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSession, registerPlayer } from "#server/accounts/parts.ts";
import { type Brand, defaultBrand, seedBrand, setFlag } from "#server/brand/index.ts";
import {
  blockAuthor,
  findRoom,
  type Room,
  removeMessage,
  seedChat,
  writeMessage,
} from "#server/chat/index.ts";
import { readConfig } from "#server/house/config.ts";
import type { Platform } from "#server/house/platform.ts";
import { PLACE, registrationOf } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { openSessionCookie } from "../browser/session-cookie.ts";
import { liveRooms } from "./live-rooms.ts";
import { liveStreams } from "./live-stream.ts";

const SLOT = Symbol.for("nard.platform");
const HOST = "localhost:3000";
const folder = mkdtempSync(join(tmpdir(), "nard-live-"));

let platform: Platform;
let brand: Brand;
let lobby: Room;
let server: Server;
let pass: (byMs: number) => void;
let nth = 0;

beforeAll(async () => {
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", HOST: "localhost", PORT: "3000" });
  const context = await testContext();
  const { db } = context;
  // What listening asks of the house; games and payments are none of it.
  const asked: Pick<Platform, "config" | "context" | "listen"> = { config, context, listen: db.listen };
  platform = asked as Platform;
  Object.assign(globalThis, { [SLOT]: Promise.resolve(platform) });
  pass = context.clock.forward;
  await seedBrand(context, { host: HOST });
  await seedChat(context);
  brand = await defaultBrand(context);
  await platform.context.db.call({ name: "test-slow", text: "update chat.rooms set slow_s = 0" }, []);
  pass(2000);
  const found = await findRoom(platform.context, { brandId: brand.id, code: "lobby" });
  if (!found) throw new Error("There is no lobby.");
  lobby = found;
  server = await serve(8);
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

function serve(perAddress: number): Promise<Server> {
  const app = express().use(liveRooms(platform, { all: 10, perAddress }));
  return new Promise((ready) => {
    const own = app.listen(0, "127.0.0.1", () => ready(own));
  });
}

async function member(): Promise<{ id: bigint; cookie: string; username: string }> {
  nth += 1;
  const { context, config } = platform;
  const username = `liveone${nth}`;
  const request = { brand, language: "en", registration: registrationOf(username) } as const;
  const made = await registerPlayer(context, request);
  if (!made.ok) throw new Error(made.refusal.reason);
  const id = made.value.playerId;
  const { token } = await openSession(context, { playerId: id, brand, place: PLACE });
  const cookie = (await openSessionCookie(config, token)).split(";", 1)[0] ?? "";
  return { id, cookie, username };
}

async function write(author: { id: bigint; username: string }, typed: string): Promise<number> {
  const { context } = platform;
  const player = { ...author, brandId: brand.id, accountType: 0 } as const;
  const outcome = await writeMessage(context, { player, room: lobby, key: context.newId(), typed });
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  return outcome.value.message.seq;
}

type Stream = { response: IncomingMessage; until(words: string): Promise<string>; end(): void };

/** What a browser gets on the address of a stream. */
function listen(path: string, headers: Record<string, string> = {}, to = server): Promise<Stream> {
  const { port } = to.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = get({ port, path, headers: { Host: HOST, ...headers } }, (response) => {
      let text = "";
      let wake = () => {};
      response.setEncoding("utf8").on("data", (part: string) => {
        text += part;
        wake();
      });
      response.on("close", () => wake());
      const until = async (words: string) => {
        while (!text.includes(words) && !response.closed) {
          await new Promise<void>((heard) => {
            wake = heard;
          });
        }
        return text;
      };
      resolve({ response, until, end: () => request.destroy() });
    });
    request.on("error", reject);
  });
}

const gone = (stream: Stream) =>
  new Promise<void>((left) => {
    stream.response.once("close", () => left());
    stream.end();
  });

test("F15 a guest hears what happens: plain text in the visitor's language, uncompressed and not kept", async () => {
  const stream = await listen("/chat/lobby/live", { Cookie: "lang=fa", "Accept-Encoding": "br, gzip" });
  expect(stream.response.statusCode).toBe(200);
  expect(stream.response.headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
  });
  expect(stream.response.headers).not.toHaveProperty("content-encoding");
  await stream.until("retry: ");
  const seq = await write(await member(), "<b>سلام</b>\n data: x");
  const text = await stream.until("}\n\n");
  const [, facts = ""] = /\nevent: message\ndata: (.*)\n\n$/.exec(text) ?? [];
  expect(text).toContain(`\nid: ${seq}\n`);
  expect(JSON.parse(facts)).toEqual({
    seq,
    alias: expect.stringMatching(/^liv-\d{4}$/),
    name: expect.stringMatching(/^liv-\d{4}$/),
    avatar: null,
    body: "<b>سلام</b> data: x",
    at: expect.any(String),
    hour: expect.stringMatching(/^[۰-۹]{2}:[۰-۹]{2}$/),
    day: expect.any(String),
    moment: expect.any(String),
  });
  await gone(stream);
});

test("F15 who comes back hears what happened meanwhile, once: Last-Event-ID outranks the page's own number", async () => {
  const author = await member();
  const first = await write(author, "first");
  await write(author, "second");
  const third = await write(author, "third");
  await removeMessage(platform.context, { roomId: lobby.id, seq: first });
  const stream = await listen(`/chat/lobby/live?since=${third}`, { "Last-Event-ID": String(first) });
  const text = await stream.until(`{"seq":${first}}`);
  expect([...text.matchAll(/"body":"(\w+)"/g)].map(([, body]) => body)).toEqual(["second", "third"]);
  expect(text).toContain(`id: ${third + 1}\nevent: removal\ndata: {"seq":${first}}\n\n`);
  await gone(stream);
});

test("F15 nobody hears whom they have blocked; everybody else does", async () => {
  const [rude, polite, listener] = [await member(), await member(), await member()];
  const seq = await write(rude, "rude words");
  await blockAuthor(platform.context, { playerId: listener.id, room: lobby, seq });
  const [own, guest] = [
    await listen("/chat/lobby/live", { Cookie: listener.cookie }),
    await listen("/chat/lobby/live"),
  ];
  await Promise.all([own.until("retry"), guest.until("retry")]);
  await write(rude, "more of it");
  await write(polite, "kind words");
  expect(await own.until("kind words")).not.toContain("more of it");
  expect(await guest.until("kind words")).toContain("more of it");
  await Promise.all([gone(own), gone(guest)]);
});

test.each([
  ["/chat/none/live", {}, 404],
  ["/chat/lobby/live", { Host: "evil.invalid" }, 421],
])("%s with %o is %i", async (path, headers, status) => {
  const { response } = await listen(path, headers);
  expect([response.statusCode, response.headers["cache-control"]]).toEqual([status, "no-store"]);
});

test("R21 where the house is for members alone, a guest hears nothing", async () => {
  const { context } = platform;
  await setFlag(context, { brandId: brand.id, flag: "loginedToHomePage", isOn: true });
  pass(2000);
  expect((await listen("/chat/lobby/live")).response.statusCode).toBe(401);
  const own = await listen("/chat/lobby/live", { Cookie: (await member()).cookie });
  expect(own.response.statusCode).toBe(200);
  await gone(own);
  await setFlag(context, { brandId: brand.id, flag: "loginedToHomePage", isOn: false });
  pass(2000);
});

test("T35 an address has so many streams and no more, and gets one back for each that it leaves", async () => {
  const small = await serve(2);
  const open = () => listen("/chat/lobby/live", {}, small);
  const [one, two] = [await open(), await open()];
  const third = await open();
  expect([third.response.statusCode, third.response.headers["retry-after"]]).toEqual([503, "30"]);
  await gone(one);
  // The server hears of it a moment later than the browser.
  let again = await open();
  while (again.response.statusCode !== 200) again = await open();
  await Promise.all([gone(two), gone(again)]);
  small.close();
});

/** Streams of their own clock on a server of their own, and who has ended so far. */
async function timedStreams(lastsMs?: number) {
  const clock = { atMs: 0 };
  const streams = liveStreams({ clock: () => clock.atMs, ...(lastsMs === undefined ? {} : { lastsMs }) });
  const ended: string[] = [];
  const app = express().get("/:name", ({ params }, response) => {
    streams.open(response, () => ended.push(params.name ?? ""));
  });
  const own = await new Promise<Server>((ready) => {
    const opened = app.listen(0, "127.0.0.1", () => ready(opened));
  });
  const open = async (name: string) => {
    const stream = await listen(`/${name}`, {}, own);
    await stream.until("retry");
    return stream;
  };
  return { clock, streams, ended, open, close: () => own.close() };
}

test("F15 a stream ends after half a minute, beats meanwhile, and ends when its server closes", async () => {
  const { clock, streams, ended, open, close } = await timedStreams();
  const first = await open("first");
  clock.atMs = 10_000;
  expect(await first.until(":\n\n")).toContain(":\n\n");
  const second = await open("second");
  clock.atMs = 30_000;
  await first.until("the end");
  expect([ended, streams.count]).toEqual([["first"], 1]);
  close();
  await second.until("the end");
  expect([ended, streams.count]).toEqual([["first", "second"], 0]);
});

test("a stream that many listen to lasts as long as it is given, and no two end at the same moment", async () => {
  const { clock, streams, ended, open, close } = await timedStreams(300_000);
  const first = await open("first");
  const second = await open("second");
  clock.atMs = 298_000;
  await first.until(":\n\n");
  expect(ended).toEqual([]);
  clock.atMs = 299_000;
  await second.until("the end");
  expect(ended).toEqual(["second"]);
  clock.atMs = 300_000;
  await first.until("the end");
  expect([ended, streams.count]).toEqual([["second", "first"], 0]);
  close();
});
