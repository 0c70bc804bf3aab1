import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import type { Refusal } from "./guard.ts";
import { type PostedBody, readPostedBody } from "./posted-body.ts";

const DEPOSIT = "/member/depositv2/D-7K2M9QXA";
const MB = 1024 * 1024;
const BOUNDARY = "x-YZ-1";

type Sent = { path?: string; type?: string; length?: boolean; uploadRefusal?: Refusal | null };

/** What a body's reader sees of an answer: whether it has closed, and when it does. */
class Answer extends EventEmitter {
  closed = false;
  close(): void {
    this.closed = true;
    this.emit("close");
  }
}

function readWith(message: Readable, answer: Answer, uploadRefusal: Refusal | null = null) {
  const response = answer as unknown as ServerResponse;
  return readPostedBody(message as unknown as IncomingMessage, { response, uploadRefusal });
}

/** Reads a body whose answer closes right after. */
async function read(
  body: Buffer,
  {
    path = DEPOSIT,
    type = `multipart/form-data; boundary=${BOUNDARY}`,
    length = true,
    uploadRefusal = null,
  }: Sent = {},
) {
  const headers = { "content-type": type, ...(length ? { "content-length": `${body.length}` } : {}) };
  const parts = body.length > 0 ? [body.subarray(0, 9), body.subarray(9)] : [];
  const message = Object.assign(Readable.from(parts), { headers, url: path });
  const answer = new Answer();
  const posted = await readWith(message, answer, uploadRefusal);
  answer.close();
  return posted;
}

function part(name: string, value: string | Buffer, fileName?: string): Buffer {
  const file = fileName === undefined ? "" : `; filename="${fileName}"\r\nContent-Type: image/png`;
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from("\r\n")]);
}

const multipart = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
const TOKEN = part("formToken", "abc");
const picture = (bytes: number) => part("proof", Buffer.alloc(bytes, 7), "proof.png");

async function fieldsOf(body: Buffer, sent?: Sent) {
  const posted = await read(body, sent);
  return "reason" in posted ? posted : (posted.refusal ?? [...posted.fields]);
}

const UNREADABLE = { reason: "unreadable", status: 400 };
const TOO_LARGE = { reason: "tooLarge", status: 413 };

test("the fields around a file are read, and what an action gets is what was judged", async () => {
  const body = multipart(TOKEN, part("intent", "proof"), picture(5 * MB));
  for (const path of [DEPOSIT, `${DEPOSIT}?index`, `${DEPOSIT}.data`, `${DEPOSIT}.data?_routes=x`]) {
    const { fields, upload } = (await read(body, { path })) as PostedBody;
    expect([...fields], path).toEqual([
      ["formToken", "abc"],
      ["intent", "proof"],
    ]);
    expect([...(upload?.keys() ?? [])]).toEqual(["formToken", "intent", "proof"]);
    expect(upload?.get("intent")).toBe("proof");
    const proof = upload?.get("proof") as File;
    expect([proof.name, proof.type]).toEqual(["proof.png", "image/png"]);
    expect(Buffer.from(await proof.arrayBuffer()).equals(Buffer.alloc(5 * MB, 7))).toBe(true);
  }
});

test("a form without script that has no file chosen is read, and so is a text of another script", async () => {
  const body = multipart(TOKEN, part("note", "سلام"), part("proof", "", ""));
  expect(await fieldsOf(body)).toEqual([
    ["formToken", "abc"],
    ["note", "سلام"],
  ]);
});

test.each([
  ["a second file", multipart(TOKEN, picture(10), picture(10)), UNREADABLE],
  ["a fourth file", multipart(picture(1), picture(1), picture(1), picture(1)), UNREADABLE],
  ["no end", Buffer.concat([TOKEN, picture(10)]), UNREADABLE],
  ["half a head", Buffer.from(`--${BOUNDARY}\r\nContent-Dispos`), UNREADABLE],
  ["another boundary", Buffer.from(multipart(TOKEN).toString().replaceAll(BOUNDARY, "other")), UNREADABLE],
  ["bytes that are not UTF-8", multipart(part("note", Buffer.from([0xff, 0xfe]))), UNREADABLE],
  ["NUL", multipart(part("note", "a\u0000b")), UNREADABLE],
  ["a file of 5 MB and a byte", multipart(TOKEN, picture(5 * MB + 1)), TOO_LARGE],
  ["more than 6 MB", multipart(TOKEN, picture(6 * MB)), TOO_LARGE],
  ["fields of more than 64 KiB", multipart(part("note", "x".repeat(65 * 1024)), picture(10)), TOO_LARGE],
  ["names of more than 64 KiB", multipart(part("n".repeat(65 * 1024), "x")), TOO_LARGE],
  ["21 parts", multipart(...Array.from({ length: 21 }, (_, nth) => part(`f${nth}`, ""))), TOO_LARGE],
  ["a head of many lines", multipart(part(`a"\r\n${"x:\r\n".repeat(2000)}y: "`, "b")), TOO_LARGE],
  ["a long name", multipart(part("n".repeat(101), "x")), TOO_LARGE],
  ["a name that leads into itself", multipart(part("a[b][c][d][e][f]", "x")), TOO_LARGE],
  ["a text that passes for a file", multipart(part("a; filename=", "x")), UNREADABLE],
])("T22 a post with %s is refused", async (_what, body, refusal) => {
  expect(await fieldsOf(body)).toEqual(refusal);
});

test("P02 an application brings several pictures, and its page is told of one too many or too large", async () => {
  const path = "/member/applications/spring";
  const read = async (...files: Buffer[]) => fieldsOf(multipart(TOKEN, ...files), { path });
  const token = [["formToken", "abc"]];
  expect(await read(picture(5 * MB), picture(5 * MB), picture(5 * MB), picture(MB))).toEqual(token);
  expect(await read(picture(5 * MB + 1))).toEqual(token);
  expect(await read(...Array.from({ length: 11 }, () => picture(1)))).toEqual(UNREADABLE);
  expect(await read(picture(21 * MB))).toEqual(TOO_LARGE);
});

test("T22 more than 6 MB is refused also when its length was not told", async () => {
  expect(await fieldsOf(multipart(picture(6 * MB)), { length: false })).toEqual(TOO_LARGE);
});

test("T35 files hold a bounded part of the memory until they were answered, and nothing of it afterwards", async () => {
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  const body = multipart(TOKEN, picture(5 * MB));
  const held = Array.from({ length: 20 }, () => {
    const message = Object.assign(new Readable({ read() {} }), { headers, url: DEPOSIT });
    message.push(body);
    const answer = new Answer();
    return { message, answer, read: readWith(message, answer) };
  });
  await expect.poll(() => fieldsOf(body)).toEqual(TOO_LARGE);
  for (const { message } of held) message.push(null);
  const answers = await Promise.all(held.map(({ read }) => read));
  const sentAway = answers.filter((posted) => "reason" in posted && posted.reason === "tooLarge");
  expect(sentAway).toHaveLength(8);
  expect(await fieldsOf(body)).toEqual(TOO_LARGE);
  for (const { answer } of held) answer.close();
  expect(await fieldsOf(body)).toEqual([["formToken", "abc"]]);
});

test("T35 an upload that its head already refuses is not read, and any other form is", async () => {
  const uploadRefusal = { reason: "foreignOrigin", status: 403 } as const;
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  const message = Object.assign(new Readable({ read() {} }), { headers, url: DEPOSIT });
  message.push(multipart(TOKEN, picture(MB)));
  expect(await readWith(message, new Answer(), uploadRefusal)).toEqual(uploadRefusal);
  expect(message.readableDidRead).toBe(false);
  const type = "application/x-www-form-urlencoded";
  expect(await fieldsOf(Buffer.from("a=1"), { type, uploadRefusal })).toEqual([["a", "1"]]);
});

test("what a lost connection had sent counts no more", async () => {
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  for (let nth = 0; nth < 14; nth += 1) {
    const message = Object.assign(new Readable({ read() {} }), { headers, url: DEPOSIT });
    const answer = new Answer();
    const reading = readWith(message, answer);
    message.push(Buffer.alloc(5 * MB));
    answer.close();
    message.destroy(new Error("aborted"));
    await expect(reading).rejects.toThrow("aborted");
  }
  expect(await fieldsOf(multipart(TOKEN, picture(5 * MB)))).toEqual([["formToken", "abc"]]);
});

test.each([
  ["no boundary", "multipart/form-data"],
  ["another kind of parts", `multipart/mixed; boundary=${BOUNDARY}`],
  ["no type", ""],
])("a body with %s cannot be read", async (_what, type) => {
  expect(await fieldsOf(multipart(TOKEN), { type })).toEqual(UNREADABLE);
});

test.each([
  "/login",
  "/member/depositv2",
  "/member/depositv2/",
  "/member/depositv2/D-7K2M9QXA/proof",
  "/member/depositv2/../withdraw",
  "/x?/member/depositv2/D-7K2M9QXA",
])("T35 a file at %s is refused, and a large one is not even read", async (path) => {
  expect(await fieldsOf(multipart(TOKEN, picture(10)), { path })).toEqual(UNREADABLE);
  expect(await fieldsOf(multipart(TOKEN, picture(70 * 1024)), { path })).toEqual(TOO_LARGE);
});

test("T35 parts are counted before they are read: nothing behind the twentieth is looked at", async () => {
  const broken = Buffer.from(`--${BOUNDARY}\r\nhalf a head`);
  const following = (parts: number) =>
    fieldsOf(Buffer.concat([...Array.from({ length: parts }, () => part("a", "")), broken]));
  expect(await following(19)).toEqual(UNREADABLE);
  expect(await following(60_000)).toEqual(TOO_LARGE);
});

const FORM = { type: "application/x-www-form-urlencoded", path: "/login" };

test.each([
  ["thirty thousand repeats of a name", `username=nima&${"a&".repeat(30_000)}`],
  ["101 repeats of a name", `username=nima${"&a=1".repeat(101)}`],
  ["201 fields", `username=nima&${Array.from({ length: 200 }, (_, nth) => `f${nth}=1`).join("&")}`],
  ["a long name", `username=nima&${"n".repeat(101)}=1`],
  ["a name of brackets", `username=nima&a${"[b]".repeat(20)}=1`],
  ["a name of points", `username=nima&a${".b".repeat(20)}=1`],
])("T35 a form with %s is too much, and what was typed before it comes back", async (_what, text) => {
  const posted = (await read(Buffer.from(text), FORM)) as PostedBody;
  expect(posted.refusal).toEqual(TOO_LARGE);
  expect(posted.bytes).toHaveLength(0);
  expect(posted.fields.get("username")).toBe("nima");
  expect([...posted.fields].length).toBeLessThanOrEqual(200);
});

test("a lottery of a hundred numbers with all of them marked is no more than a form may be", async () => {
  const marks = Array.from({ length: 100 }, (_, nth) => ["p0", String(nth).padStart(2, "0")]);
  const others = ["formToken", "formRef", "unit", "times", "counted", "intent"].map((name) => [name, "1"]);
  const text = new URLSearchParams([...others, ...marks]).toString();
  expect(await fieldsOf(Buffer.from(text), FORM)).toEqual([...others, ...marks]);
});

test("ordinary forms are read as ever, on every page", async () => {
  const type = "application/x-www-form-urlencoded";
  for (const path of [DEPOSIT, "/login"]) {
    const form = (text: string, more = type) => fieldsOf(Buffer.from(text), { path, type: more });
    expect(await form("a=1&b=%DB%B1")).toEqual([
      ["a", "1"],
      ["b", "۱"],
    ]);
    expect(await form("a=1", `${type}; charset="UTF-8"`)).toEqual([["a", "1"]]);
    expect(await form("a=1", `${type}; charset=latin1`)).toEqual(UNREADABLE);
    expect(await form("a=%ff")).toEqual(UNREADABLE);
    expect(await form("a=%00")).toEqual(UNREADABLE);
    expect(await form(`a=${"x".repeat(64 * 1024)}`)).toEqual(TOO_LARGE);
    expect(await form("")).toEqual([]);
  }
});
