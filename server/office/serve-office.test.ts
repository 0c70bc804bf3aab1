import { spawn } from "node:child_process";
import { once } from "node:events";
import files, { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paymentPorts } from "#server/gateway/payments/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { serveOffice } from "./index.ts";

let context: TestContext;
let dataFolder: string;
const ends: (() => Promise<unknown>)[] = [];
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  context = await testContext();
  dataFolder = await mkdtemp(join(tmpdir(), "nard-office-"));
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await rm(dataFolder, { recursive: true });
});

const socketPath = () => join(dataFolder, "office.sock");

async function open() {
  const payments = paymentPorts({ webhook: null, now: context.now, alarm() {} });
  const sealsFile = join(dataFolder, "seals.log");
  const served = await serveOffice({ context, log, dataFolder, sealsFile, payments });
  if (served) ends.push(() => served.close());
  return served;
}

/** Runs the program as an operator does. */
async function run(...words: string[]): Promise<{ code: number; out: string; complaint: string }> {
  const child = spawn(process.execPath, ["server/house/office.js", ...words], {
    env: { ...process.env, DATA_DIR: dataFolder },
  });
  const heard = { out: "", complaint: "" };
  child.stdout.on("data", (part) => {
    heard.out += part;
  });
  child.stderr.on("data", (part) => {
    heard.complaint += part;
  });
  const [code] = await once(child, "close");
  return { code, ...heard };
}

/** Says something to the socket without the program. */
async function tell(text: string): Promise<Record<string, unknown>> {
  const socket = createConnection(socketPath());
  let heard = "";
  socket.on("data", (part) => {
    heard += part.toString("utf8");
  });
  socket.write(text);
  await once(socket, "end");
  return JSON.parse(heard);
}

test("the program says it to the office, prints what it answers, and ends with 1 when it is refused", async () => {
  await open();
  const listed = await run("alarm", "list");
  expect(listed).toEqual({
    code: 0,
    out: "No alarm is open.\nPayouts of 1000000.00 P and more are told here.\n",
    complaint: "",
  });
  const refused = await run("alarm", "close", "7", "--reason", "two words", "--by", "Mina");
  expect(refused).toEqual({ code: 1, out: "", complaint: "There is no such alarm.\n" });
  const [event] = await context.db.call(
    { name: "who", text: "select operator, reason from audit.events", row: { operator: "", reason: "" } },
    [],
  );
  expect(event).toEqual({ operator: "mina", reason: "two words" });
});

test("without a running Nard the program says so and ends with 1", async () => {
  const alone = await run("alarm", "list");
  expect([alone.code, alone.out]).toEqual([1, ""]);
  expect(alone.complaint).toContain("Nard is not running here");
});

test("only the account that runs Nard may use the socket, and it is gone afterwards", async () => {
  const served = await open();
  expect((await stat(socketPath())).mode & 0o777).toBe(0o600);
  ends.length = 0;
  await served?.close();
  await expect(stat(socketPath())).rejects.toThrow("ENOENT");
});

test("an office that cannot be closed to others does not open, and leaves nobody listening", async () => {
  const chmod = vi.spyOn(files, "chmod").mockRejectedValue(new Error("EPERM"));
  syncBuiltinESMExports();
  await expect(open()).rejects.toThrow("EPERM");
  chmod.mockRestore();
  syncBuiltinESMExports();
  await expect(stat(socketPath())).rejects.toThrow("ENOENT");
  expect(await open()).not.toBeNull();
});

test("what a killed process left behind is replaced, and a socket that somebody listens on is not", async () => {
  await writeFile(socketPath(), "");
  expect(await open()).not.toBeNull();
  expect(await open()).toBeNull();
  expect((await tell('{"args":["alarm","list"],"operator":"mina"}\n')).ok).toBe(true);
});

test("a socket of another program is left alone", async () => {
  const other = createServer((socket) => socket.on("error", () => {}).end("hello"));
  other.listen(socketPath());
  await once(other, "listening");
  ends.push(() => new Promise((closed) => other.close(closed)));
  expect(await open()).toBeNull();
});

test("a program may say what it means by name, and is told whether there is such a command", async () => {
  await open();
  expect(await tell('{"command":"alarm close","alarm":"7","reason":"tried"}\n')).toEqual({
    known: true,
    ok: false,
    said: "There is no such alarm.",
    error: "There is no such alarm.",
  });
  expect(await tell('{"command":"node kill"}\n')).toMatchObject({ known: false, ok: false });
});

test.each([
  "\n",
  "not json\n",
  "[]\n",
  '{"args":"help"}\n',
  '{"args":[1]}\n',
  `${"x".repeat(70_000)}`,
  '{"args":["help"],"more":1}\n',
])("what is no request is refused and breaks nothing: %.20j", async (text) => {
  await open();
  expect(await tell(text)).toMatchObject({ ok: false, known: false });
  expect(await tell('{"args":["help"]}\n')).toMatchObject({ ok: true });
});

test("what breaks is told without its words, which are for the log", async () => {
  await open();
  await context.db.script("alter table wallet.alarms rename to hidden");
  const answer = await tell('{"args":["alarm","list"],"operator":"mina"}\n');
  expect(answer).toMatchObject({
    ok: false,
    error: expect.stringContaining("whether it was done is not known"),
  });
  expect(log.error).toHaveBeenCalledWith("office", expect.objectContaining({ reason: "alarm list" }));
});

test("the stop waits for what is being done", async () => {
  const served = await open();
  ends.length = 0;
  const asked = tell('{"args":["ledger","check"],"operator":"mina"}\n');
  await expect.poll(async () => (await tell('{"args":["help"]}\n')).ok).toBe(true);
  await served?.close();
  expect(await asked).toMatchObject({ ok: true });
});
