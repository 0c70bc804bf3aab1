import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { encodingFor } from "../answers/content-encoding.ts";
import type { CommonHeaders } from "../answers/security-headers.ts";
import { type KeptFile, openKeptFiles } from "./kept-files.ts";

const BUILD = "build";

/** Addresses that begin alike, and the files that stand behind them. */
export type Shelf = {
  readonly begins: string;
  /** What may follow: never a step upwards. */
  readonly name: RegExp;
  /** Asked one after the other. */
  readonly folders: readonly string[];
  readonly cacheControl: string;
  /** Whether a page may stand there too. Where none may, a miss is a small 404 that nobody keeps. */
  readonly besidePages: boolean;
};

const BELOW = /^(?:\/\w[\w.-]*)*$/;

/**
 * The built client. What the build named by its content may be kept for ever. A page that was opened before the site
 * was renewed still finds its code: assets of the last builds stand behind those of today (server/house/earlier-assets.js).
 * A miss under /assets/ is never a page, or an old tab would run HTML as script. Of the rest only what begins like a
 * public file is looked for: a page does not go to the disk first.
 */
export function builtShelves(build = BUILD): Shelf[] {
  const client = join(build, "client");
  const names = existsSync(client) ? readdirSync(client).filter((name) => name !== "assets") : [];
  const folders = [join(client, "assets"), `${build}-earlier`];
  const cacheControl = "public, max-age=31536000, immutable";
  return [
    { begins: "/assets", name: /^\/\w[\w.-]*$/, folders, cacheControl, besidePages: false },
    ...names.map((name) => ({
      begins: `/${name}`,
      name: BELOW,
      folders: [join(client, name)],
      cacheControl: "public, max-age=3600",
      besidePages: true,
    })),
  ];
}

/**
 * The flags of countries (app/features/entry-form), straight from their package. Their names say nothing about what
 * is in them, so a new one is seen after a month.
 */
export function flagShelf(): Shelf {
  const packaged = createRequire(import.meta.url).resolve("flag-icons/package.json");
  return {
    begins: "/flags",
    name: /^\/[a-z]{2}\.svg$/,
    folders: [join(dirname(packaged), "flags", "4x3")],
    cacheControl: "public, max-age=2592000",
    besidePages: false,
  };
}

const NOT_THERE = ["Cache-Control", "no-store", "Content-Type", "text/plain; charset=utf-8"];

/** Answers for files before anybody else is asked; everything that is none goes to `next`. */
export function withFiles(
  { shelves, headers }: { readonly shelves: readonly Shelf[]; readonly headers: CommonHeaders },
  next: RequestListener,
): RequestListener {
  const files = openKeptFiles();
  const common = Object.entries(headers).flat();
  const byFirst = new Map(shelves.map((shelf) => [shelf.begins, shelf]));

  async function answer(
    shelf: Shelf,
    { path, request, response }: { path: string; request: IncomingMessage; response: ServerResponse },
  ): Promise<void> {
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const below = path.slice(shelf.begins.length);
    for (const folder of shelf.name.test(below) ? shelf.folders : []) {
      const file = await files.find(join(folder, below), encoding).catch(() => null);
      if (file !== null)
        return send(file, { head: [...common, "Cache-Control", shelf.cacheControl], request, response });
    }
    if (shelf.besidePages) next(request, response);
    else response.writeHead(404, [...common, ...NOT_THERE]).end("Not Found");
  }

  return (request, response) => {
    const { url = "/" } = request;
    const [path = ""] = url.split("?", 1);
    const end = path.indexOf("/", 1);
    const shelf = byFirst.get(end === -1 ? path : path.slice(0, end));
    if (shelf && (request.method === "GET" || request.method === "HEAD"))
      void answer(shelf, { path, request, response });
    else next(request, response);
  };
}

type Sending = {
  readonly head: readonly string[];
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
};

function send({ body, type, etag, encoding, varies }: KeptFile, { head, request, response }: Sending): void {
  const known = [...head, "ETag", etag, ...(varies ? ["Vary", "Accept-Encoding"] : [])];
  if (request.headers["if-none-match"]?.includes(etag)) {
    response.writeHead(304, known).end();
    return;
  }
  const encoded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  response.writeHead(200, [
    ...known,
    "Content-Type",
    type,
    "Content-Length",
    String(body.length),
    ...encoded,
  ]);
  response.end(request.method === "HEAD" ? undefined : body);
}
