import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import express from "express";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { openSession, registerPlayer } from "#server/accounts/index.ts";
import {
  allowServiceHost,
  type Brand,
  defaultBrand,
  makePass,
  removeServiceEntry,
  seedBrand,
  setFlag,
  setMaintenance,
  setRegions,
  setServiceEntry,
} from "#server/brand/index.ts";
import { type Config, readConfig } from "#server/config.ts";
import { LANGUAGES } from "#server/core/languages.ts";
import { HOUR_MS, later, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import type { Database } from "#server/db/database.ts";
import { openMetrics } from "#server/http/metrics.ts";
import { openSessionCookie } from "#server/http/session-cookie.ts";
import { openSiteGate } from "#server/http/site-gate.ts";
import type { House } from "#server/http/site-verdict.ts";
import { openStatesBook } from "#server/http/states-book.ts";
import { statesFile } from "#server/http/states-file.ts";
import { openLog } from "#server/log.ts";
import { sealPath } from "#server/support/index.ts";
import { registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";

const HOST = "localhost:3000";
const IRAN = "5.160.0.1";
const GERMANY = "2a01:4f8::1";
const folder = mkdtempSync(join(tmpdir(), "nard-gate-"));

const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", PORT: "3000" });

let context: TestContext;
let brand: Brand;
const servers: Server[] = [];

beforeAll(async () => {
  context = await testContext();
  await seedBrand(context, { host: HOST });
  brand = await defaultBrand(context);
});

afterEach(async () => {
  const brandId = brand.id;
  await setMaintenance(context, { brandId, isOn: false, title: null, info: null, endsAt: null });
  await setRegions(context, {
    brandId,
    rule: "blocked",
    countries: [],
    refusesUnknown: false,
    message: null,
  });
  await setFlag(context, { brandId, flag: "loginedToHomePage", isOn: false });
});

afterAll(async () => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The house as it stands; `more` says what is different. */
function house(more: { config?: Partial<Config>; db?: Database } = {}): House {
  const { now, newId, db } = context;
  return {
    log: openLog("silent"),
    context: { now, newId, db: more.db ?? db },
    config: { ...config, ...more.config },
  };
}

/** The gate before a page and a page that is kept, on a port; answers with how to ask it. */
async function door(platform = house()) {
  const file = statesFile(platform.config);
  const book = openStatesBook(platform.context, { log: platform.log, file });
  const gate = openSiteGate({
    platform,
    book,
    metrics: openMetrics(),
    styles: async () => ["/assets/root-1.css"],
  });
  const app = express();
  app.use(gate.handler);
  app.use((request, response) => void response.send(`page of ${request.path}`));
  const kept = gate.before((_request, response) => void response.end("kept page"), app);
  const server = createServer(kept).listen(0, "127.0.0.1");
  servers.push(server);
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as AddressInfo;
  await ask(port, "/", {});
  // From here on what was changed is seen by the next who asks, as it is by everybody after a second.
  context.clock.forward(2 * SECOND_MS);
  return (path: string, asked: Asked = {}) => ask(port, path, asked);
}

/** Time enough for a change to be seen. */
const seen = () => context.clock.forward(2 * SECOND_MS);

type Asked = { method?: string; headers?: Record<string, string> };
type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

function ask(port: number, path: string, { method = "GET", headers = {} }: Asked): Promise<Answer> {
  return new Promise((answered, failed) => {
    const options = { agent: false, port, path, method, headers: { Host: HOST, ...headers } };
    const request = httpRequest(options, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const text = Buffer.concat(parts).toString("utf8");
      answered({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    request.on("error", failed);
    request.end();
  });
}

test("X01 an open brand is served, from what is kept first", async () => {
  const visit = await door();
  expect((await visit("/")).text).toBe("kept page");
  expect((await visit("/", { headers: { "X-Forwarded-For": IRAN } })).text).toBe("kept page");
});

test("X01 in maintenance every page is a 503 with its title, text and end, and nothing kept is served", async () => {
  const visit = await door();
  const endsAt = later(context.now(), HOUR_MS);
  await setMaintenance(context, {
    brandId: brand.id,
    isOn: true,
    title: { fa: "نوسازی <ب>", en: "Repairs & <paint>" },
    info: { fa: "الف\nب", en: "First line\nSecond line" },
    endsAt,
  });
  for (const path of ["/", "/rng?vassalage=NARD", "/member/messageV2", "/nowhere", "/login"]) {
    const { status, headers, text } = await visit(path, { headers: { Cookie: "lang=en; theme=dark" } });
    expect(status, path).toBe(503);
    expect(Number(headers["retry-after"])).toBeGreaterThan(HOUR_MS / SECOND_MS - 60);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(HOUR_MS / SECOND_MS);
    expect(headers["cache-control"]).toBe("no-store");
    expect(text).toContain("<h1>Repairs &amp; &lt;paint&gt;</h1>");
    expect(text).toContain('<html lang="en" dir="ltr" data-language="en" data-theme="dark">');
    expect(text).toContain(`<time datetime="${endsAt.toISOString()}">`);
    expect(text).toContain("Iran Time");
    expect(text.match(/class="state-page__text"/g)).toHaveLength(2);
    expect(text).toContain('href="/assets/root-1.css"');
    expect(text).toContain('href="/customerService" target="_blank" rel="noopener"');
    expect(text).not.toMatch(/<script|\sstyle=|\son\w+=/);
  }
  expect((await visit("/")).text).toContain("وقت ایران");
  expect(await visit("/rng", { method: "POST" })).toMatchObject({ status: 503 });
  expect(await visit("/rng", { method: "HEAD" })).toMatchObject({ status: 503, text: "" });
});

test("X01 maintenance without a word of the operator says its own in six languages", async () => {
  const visit = await door();
  await setMaintenance(context, { brandId: brand.id, isOn: true });
  const titles = new Set<string>();
  for (const [language, { tag, direction }] of Object.entries(LANGUAGES)) {
    const { headers, text } = await visit(`/?lang=${language}`);
    expect(text).toContain(`<html lang="${tag}" dir="${direction}"`);
    expect(headers["retry-after"]).toBe("600");
    expect(text).not.toContain("undefined");
    titles.add(/<h1>(.*)<\/h1>/.exec(text)?.[1] ?? "");
  }
  expect(titles.size).toBe(6);
});

test("X01 what the script of a page asks for has the same status, and sends the browser to the document", async () => {
  const visit = await door();
  await setMaintenance(context, { brandId: brand.id, isOn: true });
  const read = await visit("/rng.data?vassalage=NARD&_routes=root");
  expect(read.status).toBe(503);
  expect(read.headers["content-type"]).toContain("text/x-script");
  expect(read.text).toContain('"SingleFetchRedirect"');
  expect(read.text).toContain('"/rng?vassalage=NARD"');
  expect((await visit("/_root.data")).text).toContain('"redirect","/"');
  const posted = await visit("/preferences.data", { method: "POST" });
  expect([posted.status, JSON.parse(posted.text).slice(1, 3)]).toEqual([503, ["redirect", "/preferences"]]);
});

test("X01 an address that leads elsewhere is not repeated on the page", async () => {
  const visit = await door();
  await setMaintenance(context, { brandId: brand.id, isOn: true });
  for (const path of ["//evil.test/x", "/\\evil.test", "http://evil.test//evil.test/x", '/"><script>']) {
    const { text } = await visit(path);
    expect(text, path).not.toMatch(/href="(?:https?:)?\/[/\\]|<script/);
  }
});

test("X01 a pass opens a closed door to one browser, until it ends", async () => {
  const platform = house();
  const visit = await door(platform);
  await setMaintenance(context, { brandId: brand.id, isOn: true });
  const key = { secret: platform.config.houseSecret, brandId: brand.id };
  const pass = makePass(platform.context, key, { forMs: 10 * MINUTE_MS });
  const handed = await visit(`/rng?vassalage=NARD&pass=${pass}`);
  expect([handed.status, handed.headers.location]).toEqual([303, "/rng?vassalage=NARD"]);
  const cookie = handed.headers["set-cookie"]?.[0]?.split(";", 1)[0] ?? "";
  expect(handed.headers["set-cookie"]?.[0]).toMatch(/HttpOnly; SameSite=Lax/);
  expect((await visit("/rng", { headers: { Cookie: cookie } })).text).toBe("kept page");
  for (const wrong of [
    `${pass}x`,
    pass.replace(/^\d/, "9"),
    makePass(platform.context, { ...key, brandId: "other" }, { forMs: HOUR_MS }),
  ])
    expect((await visit("/rng", { headers: { Cookie: `pass=${wrong}` } })).status).toBe(503);
  context.clock.forward(10 * MINUTE_MS);
  expect((await visit("/rng", { headers: { Cookie: cookie } })).status).toBe(503);
});

test("X01 a visitor from a country that is kept out gets 451 with the address that was judged", async () => {
  const visit = await door(house({ config: { trustedProxies: 1 } }));
  await setRegions(context, {
    brandId: brand.id,
    countries: ["DE"],
    message: { fa: "بسته", en: "Closed" },
  });
  const from = (address: string) =>
    visit("/", { headers: { "X-Forwarded-For": address, Cookie: "lang=en" } });
  const refused = await from(GERMANY);
  expect(refused.status).toBe(451);
  expect(refused.text).toContain(`<bdi>${GERMANY}</bdi>`);
  expect(refused.text).toContain("Closed");
  expect(refused.text).toContain('href="/customerService"');
  expect(refused.headers["retry-after"]).toBeUndefined();
  for (const address of [IRAN, `::ffff:${IRAN}`, "10.0.0.1", "127.0.0.1", "unknown", "<b>"])
    expect((await from(address)).text, address).toBe("kept page");

  seen();
  await setRegions(context, {
    brandId: brand.id,
    rule: "allowed",
    countries: ["IR"],
    refusesUnknown: true,
  });
  expect((await from(IRAN)).text).toBe("kept page");
  for (const address of [GERMANY, "10.0.0.1", "unknown", "<b>"]) {
    const answer = await from(address);
    expect(answer.status, address).toBe(451);
    expect(answer.text).not.toContain("<b>");
  }
});

test("X01 nobody chooses their country: only what a trusted proxy wrote is believed", async () => {
  await setRegions(context, { brandId: brand.id, countries: ["DE"], refusesUnknown: true });
  const statusOf = async (trustedProxies: number, forwarded: string) => {
    const visit = await door(house({ config: { trustedProxies } }));
    return (await visit("/", { headers: { "X-Forwarded-For": forwarded } })).status;
  };
  expect(await statusOf(0, IRAN)).toBe(451);
  expect(await statusOf(1, `${IRAN}, ${GERMANY}`)).toBe(451);
  expect(await statusOf(1, `${GERMANY}, ${IRAN}`)).toBe(200);
  expect(await statusOf(2, `${GERMANY}, ${IRAN}, 10.0.0.7`)).toBe(200);
  expect(await statusOf(2, `${IRAN}, ${GERMANY}, 10.0.0.7`)).toBe(451);
});

test("a database that does not answer closes every page but breaks none, and who starts then still knows", async () => {
  const chat = "https://chat.test/room";
  const path = sealPath({ secret: config.houseSecret, brandId: brand.id }, chat);
  await allowServiceHost(context, { brandId: brand.id, host: "chat.test" });
  await setServiceEntry(context, {
    brandId: brand.id,
    csPosition: 1,
    csType: "LIVECHAT",
    type: "3",
    path,
  });
  await (await door())("/");
  expect(readFileSync(join(folder, "sites.json"), "utf8")).toContain(path);

  let isAway = true;
  const gone = async () => {
    throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  };
  const db: Database = {
    ...context.db,
    call: (...said) => (isAway ? gone() : context.db.call(...said)),
  };
  const visit = await door(house({ db }));
  const away = await visit("/rng", { headers: { Cookie: "lang=en" } });
  expect([away.status, away.headers["retry-after"]]).toEqual([503, "15"]);
  expect(away.text).toContain("We will be right back");
  expect(away.text).toContain("Nard");
  const service = await visit("/customerService");
  expect([service.status, service.headers.location]).toEqual([303, chat]);
  const stranger = await visit("/", { headers: { Host: "evil.test" } });
  expect(stranger.status).toBe(503);
  expect(stranger.text).not.toMatch(/نرد|Nard|evil|customerService/);

  isAway = false;
  seen();
  expect((await visit("/rng")).text).toBe("kept page");
});

test("F13 customer service of a closed house leads on, and says so where it cannot", async () => {
  const visit = await door();
  await setMaintenance(context, { brandId: brand.id, isOn: true });
  const open = await visit("/customerService");
  expect([open.status, open.headers.location]).toEqual([303, "https://chat.test/room"]);
  await removeServiceEntry(context, { brandId: brand.id, csPosition: 1 });
  seen();
  const none = await visit("/customerService", { headers: { Cookie: "lang=en" } });
  expect(none.status).toBe(503);
  expect(none.text).toContain("<h1>Customer service</h1>");
  expect(none.text).not.toContain('href="/customerService" target');
});

/** Every address of the route table, with something in its holes. */
function addresses(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path = "", children = [] }) => {
    const own = `${above}/${path}`
      .replace(/\/+/g, "/")
      .replace(/:\w+\??/g, "x")
      .replace("*", "nowhere");
    return [own === "" ? "/" : own, ...addresses(children, own)];
  });
}

const GUEST_DOORS = [
  "/login",
  "/register",
  "/register.html",
  "/helpmc",
  "/download",
  "/logout",
  "/customerService",
];
/** Parts of a login that is not one yet. */
const STEPS = [
  "/login/with/x",
  "/login/from/x",
  "/login/secondFactor",
  "/login/changePassword",
  "/agentLogin",
  "/freePlay",
  "/forget",
  "/forget/new",
  "/codes/send",
  "/challenge/x",
  "/challenge/x/picture",
  "/challenge/x/sound",
];
const FILES =
  /^\/(manifest\.webmanifest|robots\.txt|sw\.js|offline|ping|domains\.jw[sk]s?|domains\.jwks|down\/qr\/x)$/;

test("R21 a brand for members alone sends guests of every other page to log in, and back from there", async () => {
  await setFlag(context, { brandId: brand.id, flag: "loginedToHomePage", isOn: true });
  const visit = await door();
  const all = [...new Set(addresses(await routes))].filter((path) => !FILES.test(path));
  expect(all.length).toBeGreaterThan(30);
  for (const path of all) {
    const { status, headers, text } = await visit(path);
    if ([...GUEST_DOORS, ...STEPS].includes(path)) {
      expect(text, path).toBe("kept page");
      continue;
    }
    const back =
      path === "/" ? "/login" : `/login?redirectTo=${encodeURIComponent(path).replace(/%20/g, "+")}`;
    expect([status, headers.location], path).toEqual([302, back]);
    const data = await visit(path === "/" ? "/_root.data" : `${path}.data`);
    expect([data.status, data.headers["content-type"]], path).toEqual([202, "text/x-script; charset=utf-8"]);
    expect(data.text).toContain(JSON.stringify(back));
    expect((await visit(path, { method: "POST" })).status, path).toBe(path === "/preferences" ? 200 : 303);
  }
});

test("R21 no spelling of an address and no dialog leads past the login page, and nobody is led off the site", async () => {
  await setFlag(context, { brandId: brand.id, flag: "loginedToHomePage", isOn: true });
  const visit = await door();
  for (const path of [
    "/LOGIN",
    "/login/",
    "//login",
    "/./rng",
    "/rng/../rng",
    "/%6cogin",
    "/login%2f..%2frng",
    "/login/with/x/../../rng",
    "/login/secondFactor/x",
    "/rng?modal=login",
    "/login?modal=chat",
    "/helpmc?modal=term&modal=notice",
    "/register/../rng",
    "http://localhost:3000/rng",
  ]) {
    const { status, headers } = await visit(path);
    expect(status, path).toBe(302);
    expect(headers.location, path).toMatch(/^\/login(?:\?redirectTo=%2F(?!%2F|%5C)|$)/);
  }
  for (const path of ["/login?redirectTo=%2Frng", "/register?modal=term", "/login.data"])
    expect((await visit(path)).text, path).toBe("kept page");
});

test("R21 a session opens the pages, a made-up one, one of yesterday and one of another brand do not", async () => {
  await setFlag(context, { brandId: brand.id, flag: "loginedToHomePage", isOn: true });
  const platform = house();
  const visit = await door(platform);
  const registration = registrationOf("gatekeeper");
  const made = await registerPlayer(context, { brand, language: "en", accountType: 0, registration });
  const place = { address: IRAN, device: "test" };
  const { token } = await openSession(platform.context, {
    playerId: made.ok ? made.value.playerId : 0n,
    brand,
    place,
  });
  const cookie = (await openSessionCookie(platform.config, token)).split(";", 1)[0] ?? "";
  expect((await visit("/rng", { headers: { Cookie: cookie } })).text).toBe("kept page");
  expect((await visit("/rng", { headers: { Cookie: `${cookie}x` } })).status).toBe(302);
  expect((await visit("/rng", { headers: { Cookie: "sid=made-up" } })).status).toBe(302);
  context.clock.forward(24 * HOUR_MS);
  expect((await visit("/rng", { headers: { Cookie: cookie } })).status).toBe(302);
});

test("X01 a host that is written in another way is the same house, and data of a file's address is a page", async () => {
  const brandId = brand.id;
  await setMaintenance(context, { brandId, isOn: true, title: null, info: null, endsAt: null });
  const open = await door();
  for (const host of ["localhost:03000", "LOCALHOST:3000"]) {
    expect((await open("/rng", { headers: { host } })).status, host).toBe(503);
  }
  expect((await open("/down/qr/x.data?_routes=root&modal=chat")).status).toBe(503);
});
