import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setAssetsAside } from "#server/earlier-assets.js";
import { countryFlags, staticFiles } from "./static-files.ts";

const build = mkdtempSync(join(tmpdir(), "nard-build-"));
const assets = join(build, "client", "assets");
let server: Server;
let origin = "";

/** What a build leaves: script named by its content, compressed beside it. */
function makeBuild(...names: string[]): void {
  mkdirSync(assets, { recursive: true });
  for (const name of names) {
    writeFileSync(join(assets, name), `"${name}"`);
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(`"${name}"`));
  }
}

const ask = (path: string) => fetch(`${origin}/assets/${path}`, { headers: { "Accept-Encoding": "br" } });

beforeAll(async () => {
  makeBuild("page-1.js", "shared-a.js");
  const app = express().use("/flags", countryFlags()).use(staticFiles(build));
  app.use((_request, response) => response.type("html").send("<h1>a page</h1>"));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(build, { recursive: true });
});

test("R22 a page of one of the last three builds finds its code, also while the process of an old build serves", async () => {
  for (const name of ["page-2.js", "page-3.js"]) {
    expect((await ask(name)).status, name).toBe(404);
    setAssetsAside(build);
    makeBuild(name, "shared-a.js");
  }
  for (const name of ["page-1.js", "page-2.js", "page-3.js", "shared-a.js"]) {
    const answer = await ask(name);
    expect(answer.status, name).toBe(200);
    expect(answer.headers.get("Content-Encoding"), name).toBe("br");
    expect(await answer.text(), name).toBe(`"${name}"`);
  }
});

test("R22 what only older builds had is given up", async () => {
  setAssetsAside(build);
  makeBuild("page-4.js");
  expect((await ask("page-2.js")).status).toBe(200);
  expect((await ask("page-1.js")).status).toBe(404);
  expect(readdirSync(join(build, "earlier")).sort()).toEqual(
    ["page-2.js", "page-3.js", "shared-a.js"].flatMap((name) => [name, `${name}.br`]),
  );
});

test("R22 a miss among the assets is a small 404 that nobody keeps, and never a page", async () => {
  for (const path of ["gone-123.js", "gone.css", ""]) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get("Cache-Control"), path).toBe("no-store");
    expect(await answer.text(), path).toBe("Not Found");
  }
});

test("a list of builds that cannot be read keeps the last build alone", () => {
  writeFileSync(join(build, "earlier.json"), "{");
  setAssetsAside(build);
  expect(readdirSync(join(build, "earlier"))).toEqual(["page-4.js", "page-4.js.br"]);
});

test("L02 the flag of a country is there for a month, and nothing else of its package is", async () => {
  const flag = await fetch(`${origin}/flags/ir.svg`);
  expect(flag.status).toBe(200);
  expect(flag.headers.get("Content-Type")).toContain("image/svg+xml");
  expect(flag.headers.get("Cache-Control")).toBe("public, max-age=2592000");
  expect(await flag.text()).toContain("<svg");
  for (const path of ["zq.svg", "IR.svg", "gb-sct.svg", "ir.svg/", "..%2f1x1%2fir.svg", ""]) {
    const answer = await fetch(`${origin}/flags/${path}`);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get("Cache-Control"), path).toBe("no-store");
  }
});
