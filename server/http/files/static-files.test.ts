import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { earlierFolder, setAssetsAside } from "#server/house/earlier-assets.js";
import { openKeptFiles } from "./kept-files.ts";
import { builtShelves, flagShelf, withFiles } from "./static-files.ts";

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg"><path d="${"M0 0h1v1z".repeat(50)}"/></svg>`;
const build = mkdtempSync(join(tmpdir(), "nard-build-"));
const assets = join(build, "client", "assets");
const servers: Server[] = [];
let origin = "";

/** What a build leaves: script named by its content, compressed beside it. */
function makeBuild(...names: string[]): void {
  mkdirSync(assets, { recursive: true });
  for (const name of names) {
    writeFileSync(join(assets, name), `"${name}"`);
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(`"${name}"`));
  }
}

/** A process that begins now. */
async function begin(): Promise<string> {
  const shelves = [...builtShelves(build), flagShelf()];
  const headers = { "X-Content-Type-Options": "nosniff" };
  const server = createServer(
    withFiles({ shelves, headers }, (_request, response) => response.end("<h1>a page</h1>")),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { headers: { "Accept-Encoding": "br", ...headers } });
/** For addresses that fetch would make shorter before it sends them. */
async function answerTo(path: string): Promise<[status: number | undefined, body: string]> {
  const [answer] = (await once(get(`${origin}`, { path }), "response")) as [IncomingMessage];
  return [answer.statusCode, await text(answer)];
}

const askForAsset = (name: string) => ask(`/assets/${name}`);

beforeAll(async () => {
  makeBuild("page-1.js", "shared-a.js");
  mkdirSync(join(build, "client", "art", "banners"), { recursive: true });
  writeFileSync(join(build, "client", "art", "banners", "one.svg"), PICTURE);
  writeFileSync(join(build, "client", "favicon.svg"), PICTURE);
  writeFileSync(join(build, "secret.txt"), "not for anybody");
  origin = await begin();
});

afterAll(async () => {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(build, { recursive: true });
  rmSync(earlierFolder(build), { recursive: true });
});

test("R22 a page of one of the last five builds finds its code, also while the process of an old build serves", async () => {
  for (const name of ["page-2.js", "page-3.js", "page-4.js", "page-5.js"]) {
    expect((await askForAsset(name)).status, name).toBe(404);
    setAssetsAside(build);
    makeBuild(name, "shared-a.js");
  }
  for (const name of ["page-1.js", "page-2.js", "page-3.js", "page-5.js", "shared-a.js"]) {
    const answer = await askForAsset(name);
    expect(answer.status, name).toBe(200);
    expect(answer.headers.get("Content-Encoding"), name).toBe("br");
    expect(await answer.text(), name).toBe(`"${name}"`);
  }
});

test("R22 what only older builds had is given up", async () => {
  setAssetsAside(build);
  makeBuild("page-6.js");
  origin = await begin();
  expect((await askForAsset("page-2.js")).status).toBe(200);
  expect((await askForAsset("page-1.js")).status).toBe(404);
  expect(
    readdirSync(earlierFolder(build))
      .filter((name) => name.endsWith(".js"))
      .sort(),
  ).toEqual([...["page-2.js", "page-3.js", "page-4.js", "page-5.js", "shared-a.js"]]);
});

test("R22 what was built more than a month ago is given up", () => {
  const old = join(build, "old");
  const left = (name: string) => {
    mkdirSync(join(old, "client", "assets"), { recursive: true });
    writeFileSync(join(old, "client", "assets", name), "");
  };
  const day = 24 * 60 * 60 * 1000;
  for (const [nth, name] of ["a.js", "b.js", "c.js"].entries()) {
    left(name);
    setAssetsAside(old, nth * 20 * day);
  }
  expect(readdirSync(earlierFolder(old)).filter((name) => name.endsWith(".js"))).toEqual(["b.js", "c.js"]);
});

test("R22 a miss among the assets is a small 404 that nobody keeps, and never a page", async () => {
  for (const path of ["gone-123.js", "gone.css", "page-6.js.br", ""]) {
    const answer = await askForAsset(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get("Cache-Control"), path).toBe("no-store");
    expect(answer.headers.get("Content-Type"), path).toBe("text/plain; charset=utf-8");
    expect(await answer.text(), path).toBe("Not Found");
  }
});

test("R22 nothing beside the folders of the build can be asked for", async () => {
  for (const path of [
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/..",
    "/assets/.",
    "/assets//",
  ]) {
    expect(await answerTo(path), path).toEqual([404, "Not Found"]);
  }
  for (const path of [
    "/art/../../secret.txt",
    "/../secret.txt",
    "/art/%2e%2e/assets/page-6.js",
    "/art/",
    "/art",
  ]) {
    expect(await answerTo(path), path).toEqual([200, "<h1>a page</h1>"]);
  }
});

test("a picture comes in the encoding that the browser takes, each with a name of its own", async () => {
  const tags = new Set<string | null>();
  for (const [accepted, encoding] of [
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["identity", null],
  ] as const) {
    for (const time of ["first", "again"]) {
      const answer = await ask("/art/banners/one.svg", { "Accept-Encoding": accepted });
      expect(answer.headers.get("Content-Encoding"), `${accepted} ${time}`).toBe(encoding);
      expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
      expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
      expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(await answer.text()).toBe(PICTURE);
      tags.add(answer.headers.get("ETag"));
    }
  }
  expect(tags.size).toBe(3);
  expect(tags).not.toContain(null);
});

test("who has a picture already is told so, and who asks for its head gets no body", async () => {
  const first = await ask("/favicon.svg?v=2");
  const known = { "If-None-Match": first.headers.get("ETag") ?? "" };
  expect(await first.text()).toBe(PICTURE);
  const again = await ask("/favicon.svg", known);
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect(again.headers.get("Cache-Control")).toBe("public, max-age=3600");
  expect(again.headers.get("X-Content-Type-Options")).toBe("nosniff");
  const head = await fetch(`${origin}/favicon.svg`, {
    method: "HEAD",
    headers: { "Accept-Encoding": "identity" },
  });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("Content-Length")).toBe(String(PICTURE.length));
});

test("what is no file of ours goes on to the pages, and so does a post", async () => {
  for (const path of ["/", "/art/banners/two.svg", "/artist", "/studio", "/secret.txt"])
    expect(await (await ask(path)).text(), path).toBe("<h1>a page</h1>");
  const posted = await fetch(`${origin}/favicon.svg`, { method: "POST" });
  expect(await posted.text()).toBe("<h1>a page</h1>");
});

test("every public file has a name and a type that we serve", async () => {
  const files = readdirSync("public", { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(100);
  const kept = openKeptFiles();
  for (const { parentPath, name } of files) {
    expect(name).toMatch(/^\w[\w.-]*$/);
    expect(await kept.find(join(parentPath, name), "identity"), name).not.toBeNull();
  }
});

test("a list of builds that cannot be read keeps the last build alone", () => {
  writeFileSync(join(earlierFolder(build), ".builds.json"), "{");
  setAssetsAside(build);
  expect(readdirSync(earlierFolder(build)).sort()).toEqual([".builds.json", "page-6.js", "page-6.js.br"]);
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
