import { existsSync } from "node:fs";
import { join } from "node:path";
import express, { Router } from "express";

const CLIENT = join("build", "client");

/**
 * The built client and public files. What the build named by its content may be kept for ever; a miss
 * under /assets/ is a small 404 and never a page, or an old tab would run HTML as script.
 */
export function staticFiles(folder = CLIENT): Router {
  const files = Router();
  files.use("/assets", precompressed(join(folder, "assets")));
  files.use("/assets", express.static(join(folder, "assets"), { immutable: true, maxAge: "1y" }));
  files.use("/assets", (_request, response) => response.sendStatus(404));
  files.use(express.static(folder, { maxAge: "1h", index: false, redirect: false }));
  return files;
}

/** Script and style are compressed once, after the build (server/start.js), and not per request. */
function precompressed(folder: string): Router {
  const known = new Map<string, boolean>();
  const has = (path: string) => {
    if (!known.has(path)) known.set(path, existsSync(join(folder, `${path}.br`)));
    return known.get(path);
  };
  const router = Router();
  router.get(/^\/[\w.-]+\.(?:js|css)$/, (request, response, next) => {
    if (!/\bbr\b/.test(request.get("Accept-Encoding") ?? "") || !has(request.path)) return next();
    const type = request.path.endsWith(".css") ? "text/css" : "text/javascript";
    response.set({
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Encoding": "br",
      Vary: "Accept-Encoding",
    });
    request.url = `${request.url.split("?", 1)[0]}.br`;
    next();
  });
  return router;
}
