import type { IncomingMessage } from "node:http";
import { type Refusal, TOO_LARGE, UNREADABLE } from "./guard.ts";

/** No form of ours comes near this. Uploads have a limit of their own. */
const FORM_BYTES_MAX = 64 * 1024;

export type PostedBody = { readonly bytes: Buffer; readonly fields: URLSearchParams };

/** Reads a form post once, whole and bounded, before anything else sees it. */
export async function readPostedBody(request: IncomingMessage): Promise<PostedBody | Refusal> {
  if (Number(request.headers["content-length"] ?? 0) > FORM_BYTES_MAX) return TOO_LARGE;
  const type = (request.headers["content-type"] ?? "").toLowerCase();
  const [mediaType = "", ...parameters] = type.split(";").map((part) => part.trim());
  const charset = parameters.find((part) => part.startsWith("charset="))?.slice("charset=".length) ?? "utf-8";

  const bytes = await readBytes(request);
  if (!bytes) return TOO_LARGE;
  if (bytes.length === 0) return { bytes, fields: new URLSearchParams() };
  if (mediaType !== "application/x-www-form-urlencoded" || charset.replaceAll('"', "") !== "utf-8") {
    return UNREADABLE;
  }
  return readFields(bytes);
}

async function readBytes(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > FORM_BYTES_MAX) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Bytes that are not UTF-8 decode to U+FFFD; NUL cannot be stored as text. Neither is typed by a person. */
const UNTYPABLE = ["\ufffd", "\u0000"];

function readFields(bytes: Buffer): PostedBody | Refusal {
  const fields = new URLSearchParams(bytes.toString("latin1"));
  for (const [name, value] of fields) {
    if (UNTYPABLE.some((mark) => name.includes(mark) || value.includes(mark))) return UNREADABLE;
  }
  return { bytes, fields };
}
