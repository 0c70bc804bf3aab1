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
  return "reason" in posted ? posted : [...posted.fields];
}

const UNREADABLE = { reason: "unreadable", status: 400 };
const TOO_LARGE = { reason: "tooLarge", status: 413 };

test("the fields around a file are read, the file is not kept among them, and the bytes go on as they came", async () => {
  const body = multipart(TOKEN, part("intent", "proof"), picture(5 * MB));
  for (const path of [DEPOSIT, `${DEPOSIT}?index`, `${DEPOSIT}.data`, `${DEPOSIT}.data?_routes=x`]) {
    const posted = (await read(body, { path })) as PostedBody;
    expect([...posted.fields], path).toEqual([
      ["formToken", "abc"],
      ["intent", "proof"],
    ]);
    expect(posted.bytes.equals(body)).toBe(true);
  }
});

test("what an action reads of the same bytes is what was judged", async () => {
  const posted = (await read(multipart(TOKEN, picture(1000)))) as PostedBody;
  const request = new Request("https://nard.test/", {
    method: "POST",
    headers: { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` },
    body: new Uint8Array(posted.bytes),
  });
  const form = await request.formData();
  expect(form.get("formToken")).toBe("abc");
  const proof = form.get("proof") as File;
  expect([proof.size, proof.name]).toEqual([1000, "proof.png"]);
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
])("T22 a post with %s is refused", async (_what, body, refusal) => {
  expect(await fieldsOf(body)).toEqual(refusal);
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
