import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { PageEncoding } from "../answers/content-encoding.ts";
import { entityTag } from "../answers/entity-tag.ts";

/** One file as it is sent in one encoding. */
export type KeptFile = {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly encoding: PageEncoding;
  /** Whether another browser may get it in another encoding. */
  readonly varies: boolean;
};

export type KeptFiles = {
  /** The file at a path of this machine. Null: it is not there, or of no type that we serve. */
  find(path: string, encoding: PageEncoding): Promise<KeptFile | null>;
};

type Type = { readonly name: string; readonly isText: boolean };

const TYPES: Readonly<Record<string, Type>> = {
  ".css": { name: "text/css; charset=utf-8", isText: true },
  ".js": { name: "text/javascript; charset=utf-8", isText: true },
  ".json": { name: "application/json; charset=utf-8", isText: true },
  ".mjs": { name: "text/javascript; charset=utf-8", isText: true },
  ".png": { name: "image/png", isText: false },
  ".svg": { name: "image/svg+xml", isText: true },
  ".txt": { name: "text/plain; charset=utf-8", isText: true },
  ".woff2": { name: "font/woff2", isText: false },
};

/**
 * Files that are read once, compressed once and then sent from memory: decision 026. A process goes on with a file as
 * it was when it was first asked for; what a new build changes is seen by the process that begins with it. A miss is
 * not remembered: the build may just be coming.
 */
export function openKeptFiles(): KeptFiles {
  const kept = new Map<string, Promise<KeptFile | null>>();
  return {
    find(path, accepted) {
      const type = TYPES[extname(path)];
      if (!type) return Promise.resolve(null);
      const encoding = type.isText ? accepted : "identity";
      const key = `${encoding} ${path}`;
      const known = kept.get(key);
      if (known) return known;
      const coming = readKept(path, { type, encoding });
      kept.set(key, coming);
      const forget = () => kept.delete(key);
      void coming.then((file) => file ?? forget(), forget);
      return coming;
    },
  };
}

async function readKept(
  path: string,
  { type, encoding }: { type: Type; encoding: PageEncoding },
): Promise<KeptFile | null> {
  const plain = await read(path);
  if (plain === null) return null;
  const body = await compressed(path, { plain, encoding });
  return { body, type: type.name, etag: entityTag(body), encoding, varies: type.isText };
}

/** Brotli at its best takes a second of time for all that a build has: server/house/start.js leaves it beside each file. */
async function compressed(
  path: string,
  { plain, encoding }: { plain: Buffer; encoding: PageEncoding },
): Promise<Buffer> {
  if (encoding === "identity") return plain;
  if (encoding === "gzip") return promisify(gzip)(plain, { level: 9 });
  return (await read(`${path}.br`)) ?? promisify(brotliCompress)(plain);
}

const MISSES = ["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"];

async function read(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (MISSES.includes(String((error as NodeJS.ErrnoException).code))) return null;
    throw error;
  }
}
