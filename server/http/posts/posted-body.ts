import type { IncomingMessage, ServerResponse } from "node:http";
import { boundaryIn, boundedFields, type Part, partsOf, withinBounds } from "./form-bounds.ts";
import { type Refusal, TOO_LARGE, TOO_MANY, UNREADABLE } from "./guard.ts";
import { boundsAt, type UploadBounds } from "./upload-bounds.ts";

/** No form of ours comes near this. */
const FORM_BYTES_MAX = 64 * 1024;

/**
 * What all uploads may come to together, from their first byte until they were answered: so long an action holds
 * them, and reading them as a form holds the same again up to three times. Who comes on top is sent away at once.
 */
const UPLOADS_BYTES_MAX = 64 * 1024 * 1024;
let uploadsBytes = 0;

export type PostedBody = {
  readonly bytes: Buffer;
  readonly fields: URLSearchParams;
  /** The form of an upload as it was judged, for the action: reading it twice would be reading twice as long. */
  readonly upload?: FormData;
  /** Why it is not acted on, with what could be read of it. */
  readonly refusal?: Refusal;
};

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
  const bounds = mediaType === "multipart/form-data" ? boundsAt(pathOf(request)) : undefined;
  const longest = bounds?.bytesMax ?? FORM_BYTES_MAX;
  if (Number(request.headers["content-length"] ?? 0) > longest) return TOO_LARGE;
  if (bounds && uploadRefusal) return uploadRefusal;

  const bytes = bounds ? await readUpload(request, response, longest) : await readBytes(request, longest);
  if (!bytes) return TOO_LARGE;
  if (bytes.length === 0) return { bytes, fields: new URLSearchParams() };
  if (bounds) return readParts(bytes, given, bounds);
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

/**
 * Null when it is longer than it may be. `taken` is told of each part before it is kept, and can refuse it. What is
 * refused is left unread: to end its stream would take the answer's connection away.
 */
async function readBytes(
  request: IncomingMessage,
  longest: number,
  taken: (bytes: number) => boolean = () => true,
): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  const sent: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of sent) {
    length += chunk.length;
    if (length > longest || !taken(chunk.length)) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function readUpload(
  request: IncomingMessage,
  response: ServerResponse,
  longest: number,
): Promise<Buffer | null> {
  let own = 0;
  // An answer always closes, also one that was never begun because its connection was lost.
  response.once("close", () => {
    uploadsBytes -= own;
    own = 0;
  });
  return readBytes(request, longest, (bytes) => {
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
  const { fields, areAll } = boundedFields(bytes.toString("latin1"));
  for (const [name, value] of fields) if (!isTypable(name, value)) return UNREADABLE;
  return areAll ? { bytes, fields } : { bytes: NOTHING, fields, refusal: TOO_MANY };
}

const NOTHING = Buffer.alloc(0);

/** The fields beside a file, and the file. No picture goes through a reader of forms: its bytes stand where they stand. */
async function readParts(
  bytes: Buffer,
  type: string,
  { fileBytesMax, filesMax }: UploadBounds,
): Promise<PostedBody | Refusal> {
  const boundary = boundaryIn(type);
  if (boundary === null) return UNREADABLE;
  const parts = partsOf(bytes, boundary);
  if (parts === "excess") return TOO_MANY;
  if (parts === "unreadable") return UNREADABLE;
  if (parts.filter(isFile).some(({ begins, ends }) => ends - begins > fileBytesMax)) return TOO_LARGE;
  const textBytes = parts.map((part) => part.head.length + (isFile(part) ? 0 : part.ends - part.begins));
  if (textBytes.reduce((sum, one) => sum + one, 0) > FORM_BYTES_MAX) return TOO_LARGE;
  if (parts.filter(isFile).length > filesMax) return UNREADABLE;
  return readForm(bytes, parts, boundary);
}

/** Whether a part is said to be a file. Where its reader takes it for a text, the two do not agree and it is refused. */
function isFile({ head }: Part): boolean {
  return /filename/i.test(head);
}

async function readForm(
  bytes: Buffer,
  parts: readonly Part[],
  boundary: string,
): Promise<PostedBody | Refusal> {
  const said = await formDataIn(withoutFiles(bytes, parts, boundary), boundary);
  const entries = said ? [...said] : [];
  if (!said || entries.length !== parts.length) return UNREADABLE;
  const upload = new FormData();
  const texts = new URLSearchParams();
  for (const [nth, [name, value]] of entries.entries()) {
    const part = parts[nth];
    if (!part || isFile(part) === (typeof value === "string")) return UNREADABLE;
    if (!isTypable(name, typeof value === "string" ? value : value.name)) return UNREADABLE;
    if (typeof value === "string") texts.append(name, value);
    upload.append(name, typeof value === "string" ? value : fileOf(bytes, part, value));
  }
  const { fields, areAll } = withinBounds(texts, true);
  return areAll ? { bytes: NOTHING, fields, upload } : { bytes: NOTHING, fields, refusal: TOO_MANY };
}

/** The same form with nothing in its file. */
function withoutFiles(bytes: Buffer, parts: readonly Part[], boundary: string): Buffer {
  const said = parts.flatMap((part) => [
    Buffer.from(`--${boundary}\r\n${part.head}\r\n\r\n`, "latin1"),
    isFile(part) ? NOTHING : bytes.subarray(part.begins, part.ends),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...said, Buffer.from(`--${boundary}--\r\n`)]);
}

function fileOf(bytes: Buffer, { begins, ends }: Part, { name, type }: File): File {
  return new File([new Uint8Array(bytes.subarray(begins, ends))], name, { type });
}

async function formDataIn(bytes: Buffer, boundary: string): Promise<FormData | null> {
  const type = `multipart/form-data; boundary="${boundary}"`;
  try {
    return await new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } }).formData();
  } catch {
    return null;
  }
}
