import type { RouteConfigEntry } from "@remix-run/route-config";
import { afterAll, afterEach, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { openSession, registerPlayer } from "#server/accounts/parts.ts";
import { setFlag } from "#server/brand/index.ts";
import { HOUR_MS } from "#server/core/time.ts";
import { openSessionCookie } from "#server/http/browser/session-cookie.ts";
import { registrationOf } from "#tests/setup/brand.ts";
import { IRAN, openGatehouse } from "#tests/setup/gatehouse.ts";
import { flatRoutes } from "#tests/setup/site-map.ts";

const { context, brand, house, door, reopen, close } = await openGatehouse();

afterEach(reopen);
afterAll(close);

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
  "/challenge/x/work",
];
const FILES =
  /^\/(manifest\.webmanifest|robots\.txt|sw\.js|offline|ping|domains\.jw[sk]s?|domains\.jwks|down\/qr\/x)$/;

test("R21 every part of a login is a door of a brand for members alone", () => {
  const parts = flatRoutes().filter(({ file }) => file.startsWith("routes/entry/"));
  expect([...GUEST_DOORS, ...STEPS]).toEqual(expect.arrayContaining(addresses(parts)));
});

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
