import { afterAll, beforeAll, expect, test } from "vitest";
import { eventsOf } from "#server/audit/index.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";

const PARTNER = "https://partner.example";
const STATUS = "/wps/system/status";

let site: ServedSite;
let visits = 0;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

function ask(path: string, headers: Record<string, string>, method = "GET"): Promise<Response> {
  visits += 1;
  const from = `2001:db8:c025:${visits.toString(16)}::1`;
  const url = `http://127.0.0.1:${site.port}${path}`;
  return fetch(url, { method, headers: { Host: "localhost", "X-Forwarded-For": from, ...headers } });
}

const preflight = (origin: string, path = "/wps/member/favourite") =>
  ask(path, { Origin: origin, "Access-Control-Request-Method": "PUT" }, "OPTIONS");

const allowed = (response: Response) => response.headers.get("Access-Control-Allow-Origin");

async function said(words: string): Promise<string> {
  const answer = await officeSaid(site.context as Parameters<typeof officeSaid>[0], words);
  // Readers keep the list for a second.
  site.forward(2 * SECOND_MS);
  return answer;
}

test("C01 no page of another origin reads a call until the brand lists it, and none after it is taken out", async () => {
  expect(await said("origin list")).toBe("No page of another origin reads calls.");
  expect(allowed(await ask(STATUS, { Origin: PARTNER }))).toBeNull();
  const closed = await preflight(PARTNER);
  expect([closed.status, allowed(closed)]).toEqual([405, null]);

  expect(await said(`origin allow ${PARTNER}`)).toBe(`${PARTNER} is allowed.`);
  expect(await said("origin list")).toContain(PARTNER);
  for (const path of [STATUS, "/wps/member/info", "/wps/nothing", "/api/keys.json", "/api/openapi.json"]) {
    const response = await ask(path, { Origin: PARTNER });
    expect(allowed(response), path).toBe(PARTNER);
    expect(response.headers.get("Access-Control-Expose-Headers")).toBe("Retry-After");
    expect(response.headers.get("Vary")).toContain("Origin");
    expect(response.headers.has("Access-Control-Allow-Credentials"), path).toBe(false);
  }
  const open = await preflight(PARTNER);
  expect([open.status, allowed(open)]).toEqual([204, PARTNER]);
  expect(open.headers.get("Access-Control-Allow-Headers")).toContain("Idempotency-Key");
  expect(open.headers.get("Access-Control-Allow-Methods")).toBe("GET, POST, PUT, DELETE");
  expect(open.headers.has("Access-Control-Allow-Credentials")).toBe(false);

  for (const other of ["https://partner.example.evil.test", "http://partner.example", "null"]) {
    expect(allowed(await ask(STATUS, { Origin: other })), other).toBeNull();
    expect((await preflight(other)).status).toBe(405);
  }
  expect(allowed(await ask("/login", { Origin: PARTNER })), "a page is no call").toBeNull();

  expect(await said(`origin forbid ${PARTNER}`)).toBe(`${PARTNER} is forbidden.`);
  expect(allowed(await ask(STATUS, { Origin: PARTNER }))).toBeNull();
  const events = await eventsOf(site.context, { subject: `brand default origin ${PARTNER}` });
  expect(events.map(({ action }) => action).sort()).toEqual(["origin allow", "origin forbid"]);
});

test.each([
  ["origin allow https://partner.example/", "An origin is a scheme and a host"],
  ["origin allow https://partner.example:443", "An origin is a scheme and a host"],
  ["origin allow http://partner.example", "An origin is a scheme and a host"],
  ["origin allow https://a@partner.example", "An origin is a scheme and a host"],
  ["origin forbid https://nobody.example", "That origin is not allowed"],
])("%s is refused: %s", async (words, sentence) => {
  expect(await said(words)).toContain(sentence);
});

test("a page of this machine may be listed, for whoever writes an app", async () => {
  expect(await said("origin allow http://localhost:5173")).toContain("is allowed");
  expect(allowed(await ask(STATUS, { Origin: "http://localhost:5173" }))).toBe("http://localhost:5173");
});
