import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import express, { type RequestHandler, type Response, Router } from "express";

const BUILD = "build";

/**
 * The built client and public files. What the build named by its content may be kept for ever. A page
 * that was opened before the site was renewed still finds its code: assets of the last builds stand behind
 * those of today (server/earlier-assets.js). A miss under /assets/ is a small 404 and never a page, or an
 * old tab would run HTML as script.
 */
export function staticFiles(build = BUILD): Router {
  const client = join(build, "client");
  const files = Router();
  for (const folder of [join(client, "assets"), join(build, "earlier")]) {
    files.use("/assets", precompressed(folder));
    files.use("/assets", express.static(folder, { immutable: true, maxAge: "1y", index: false }));
  }
  files.use("/assets", notThere);
  files.use(publicFiles(client));
  return files;
}

/** Only what begins like one of them is looked for: a page does not go to the disk first. */
function publicFiles(client: string): RequestHandler {
  const names = new Set(existsSync(client) ? readdirSync(client) : []);
  const files = express.static(client, { maxAge: "1h", index: false, redirect: false });
  return (request, response, next) => {
    const [, first = ""] = request.path.split("/", 2);
    if (names.has(first)) files(request, response, next);
    else next();
  };
}

/**
 * The flags of countries (app/features/entry-form), straight from their package. Their names say nothing about what
 * is in them, so a new one is seen after a month.
 */
export function countryFlags(): Router {
  const packaged = createRequire(import.meta.url).resolve("flag-icons/package.json");
  const router = Router();
  const folder = join(dirname(packaged), "flags", "4x3");
  router.get(/^\/[a-z]{2}\.svg$/, express.static(folder, { maxAge: "30d", index: false }));
  router.use(notThere);
  return router;
}

/** Not to be remembered: a build that is being put in place has it in a moment. */
const notThere: RequestHandler = (_request, response) => {
  response.removeHeader("Content-Encoding");
  response.set("Cache-Control", "no-store").sendStatus(404);
};

/** Script and style are compressed once, after the build (server/start.js), and not per request. */
function precompressed(folder: string): Router {
  const known = new Set<string>();
  const has = (path: string) => {
    const isThere = known.has(path) || existsSync(join(folder, `${path}.br`));
    if (isThere) known.add(path);
    return isThere;
  };
  const router = Router();
  router.get(/^\/[\w.-]+\.(?:js|css)$/, (request, response, next) => {
    if (!/\bbr\b/.test(request.get("Accept-Encoding") ?? "") || !has(request.path)) return next();
    sendAsBrotli(response, request.path);
    request.url = `${request.url.split("?", 1)[0]}.br`;
    next();
  });
  return router;
}

function sendAsBrotli(response: Response, path: string): void {
  const type = path.endsWith(".css") ? "text/css" : "text/javascript";
  response.set({
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Encoding": "br",
    Vary: "Accept-Encoding",
  });
}
