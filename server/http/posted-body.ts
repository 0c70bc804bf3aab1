import type { IncomingMessage, ServerResponse } from "node:http";
import { type Refusal, TOO_LARGE, UNREADABLE } from "./guard.ts";

/** No form of ours comes near this. */
const FORM_BYTES_MAX = 64 * 1024;

/** One picture with the fields around it. */
const UPLOAD_BYTES_MAX = 6 * 1024 * 1024;
const FILE_BYTES_MAX = 5 * 1024 * 1024;
const FILES_MAX = 1;

/**
 * What all uploads may come to together, from their first byte until they were answered: so long an action holds
 * them, and reading them as a form holds the same again up to three times. Who comes on top is sent away at once.
 */
const UPLOADS_BYTES_MAX = 64 * 1024 * 1024;
let uploadsBytes = 0;

/** Pages that take a file: that of one deposit, with or without script. Anywhere else a file cannot be read. */
const UPLOAD_PATH = /^\/member\/depositv2\/[A-Za-z0-9-]{1,40}(?:\.data)?$/;

export type PostedBody = { readonly bytes: Buffer; readonly fields: URLSearchParams };

export type Posted = {
  readonly response: ServerResponse;
  /** Why an upload would not be acted on anyway, as far as its head says: nothing of it is read then. */
  readonly uploadRefusal: Refusal | null;
};

/** Reads a form post once, whole and bounded, before anything else sees it. */
export async function readPostedBody(
  request: IncomingMessage,
  { response, uploadRefusal }: Posted,
): Promise<PostedBody | Refusal> {
  const given = request.headers["content-type"] ?? "";
  const { mediaType, charset } = kindOf(given);
  const isUpload = mediaType === "multipart/form-data" && UPLOAD_PATH.test(pathOf(request));
  const longest = isUpload ? UPLOAD_BYTES_MAX : FORM_BYTES_MAX;
  if (Number(request.headers["content-length"] ?? 0) > longest) return TOO_LARGE;
  if (isUpload && uploadRefusal) return uploadRefusal;

  const bytes = isUpload ? await readUpload(request, response) : await readBytes(request, longest);
  if (!bytes) return TOO_LARGE;
  if (bytes.length === 0) return { bytes, fields: new URLSearchParams() };
  if (isUpload) return readParts(bytes, given);
  if (mediaType !== "application/x-www-form-urlencoded" || charset !== "utf-8") return UNREADABLE;
  return readFields(bytes);
}

function kindOf(type: string): { mediaType: string; charset: string } {
  const [mediaType = "", ...parameters] = type
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const charset = parameters.find((part) => part.startsWith("charset="))?.slice("charset=".length) ?? "utf-8";
  return { mediaType, charset: charset.replaceAll('"', "") };
}

function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

/** Null when it is longer than it may be. `taken` is told of each part before it is kept, and can refuse it. */
async function readBytes(
  request: IncomingMessage,
  longest: number,
  taken: (bytes: number) => boolean = () => true,
): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longest || !taken(chunk.length)) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function readUpload(request: IncomingMessage, response: ServerResponse): Promise<Buffer | null> {
  let own = 0;
  // An answer always closes, also one that was never begun because its connection was lost.
  response.once("close", () => {
    uploadsBytes -= own;
    own = 0;
  });
  return readBytes(request, UPLOAD_BYTES_MAX, (bytes) => {
    if (response.closed) return false;
    own += bytes;
    uploadsBytes += bytes;
    return uploadsBytes <= UPLOADS_BYTES_MAX;
  });
}

/** Bytes that are not UTF-8 decode to U+FFFD; NUL cannot be stored as text. Neither is typed by a person. */
const UNTYPABLE = ["\ufffd", "\u0000"];

function isTypable(name: string, value: string): boolean {
  return !UNTYPABLE.some((mark) => name.includes(mark) || value.includes(mark));
}

function readFields(bytes: Buffer): PostedBody | Refusal {
  const fields = new URLSearchParams(bytes.toString("latin1"));
  for (const [name, value] of fields) if (!isTypable(name, value)) return UNREADABLE;
  return { bytes, fields };
}

/**
 * The fields beside a file, by the same reader that the action will use on the same bytes: what is judged here
 * cannot be read as something else there.
 */
async function readParts(bytes: Buffer, type: string): Promise<PostedBody | Refusal> {
  const posted = await formDataIn(bytes, type);
  if (!posted) return UNREADABLE;
  const fields = new URLSearchParams();
  let files = 0;
  let textBytes = 0;
  for (const [name, value] of posted) {
    if (typeof value === "string") {
      textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
      if (!isTypable(name, value)) return UNREADABLE;
      fields.append(name, value);
    } else {
      files += 1;
      textBytes += Buffer.byteLength(name) + Buffer.byteLength(value.name);
      if (value.size > FILE_BYTES_MAX) return TOO_LARGE;
    }
    if (textBytes > FORM_BYTES_MAX) return TOO_LARGE;
  }
  return files > FILES_MAX ? UNREADABLE : { bytes, fields };
}

async function formDataIn(bytes: Buffer, type: string): Promise<FormData | null> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } }).formData();
  } catch {
    return null;
  }
}
