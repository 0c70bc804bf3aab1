import { afterAll, beforeAll, expect, test } from "vitest";
import { CALLS } from "#server/calls/table.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";

const LIST = "/wps/relay/GCSGAME_gameList?category=RNG";
const SHARED = CALLS.filter(({ isSameForAll }) => isSameForAll);

const REWARDS = "/wps/relay/MCS2_getPointReward";
const PERSIAN = { "Accept-Language": "fa" };
const PARTNER = "https://partner.example";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

type Asked = { readonly headers?: Record<string, string>; readonly from?: string };

async function ask(path: string, { headers = {}, from = "2001:db8:c050:1::1" }: Asked = {}) {
  const url = `http://127.0.0.1:${site.port}${path}`;
  const given = { Host: "localhost", "X-Forwarded-For": from, "Accept-Language": "en", ...headers };
  const response = await fetch(url, { headers: given });
  const { date: _date, "x-request-id": _id, ...head } = Object.fromEntries(response.headers);
  return { status: response.status, head, body: await response.text() };
}

const said = (words: string) => officeSaid(site.context as Parameters<typeof officeSaid>[0], words);

/** Long enough that nothing is kept any more. */
const later = () => site.forward(2 * SECOND_MS);

test("C01 a list is answered from memory for a second, with the same head, and never to whoever holds a token", async () => {
  later();
  const first = await ask(REWARDS);
  expect(first.status).toBe(200);
  site.fail(new Error("nothing answers"));
  expect(await ask(REWARDS)).toEqual(first);
  const withToken = await ask(REWARDS, { headers: { Authorization: "Bearer of-nobody" } });
  expect(withToken.status).toBe(500);
  site.fail(null);
  later();
  expect(await ask(REWARDS)).toEqual(first);
});

test("C01 each language has a list of its own, by address or by header", async () => {
  later();
  const told = await Promise.all([ask(LIST), ask(`${LIST}&lang=fa`), ask(LIST, { headers: PERSIAN })]);
  const again = await Promise.all([ask(LIST), ask(`${LIST}&lang=fa`), ask(LIST, { headers: PERSIAN })]);
  expect(again).toEqual(told);
  expect(told[1].body).toBe(told[2].body);
  expect(told[0].body).not.toBe(told[1].body);
  expect((await ask(`${LIST}&lang=FA`)).body).toBe(told[1].body);
});

test("X01 a house that closes is closed to lists that are kept, and opens with them again", async () => {
  later();
  await said("brand maintenance --on");
  await Promise.all([ask(LIST), ask("/")]);
  site.forward(SECOND_MS);
  await ask("/");
  expect((await ask(LIST)).status).toBe(503);
  await said("brand maintenance --off");
  later();
  await ask("/");
  expect((await ask(LIST)).status).toBe(200);
});

test("C05 a network that asks for kept lists too often is answered 429 as for any call", async () => {
  later();
  const from = "2001:db8:c050:2::1";
  const asked = await Promise.all(Array.from({ length: 900 }, () => ask(LIST, { from })));
  const statuses = new Set(asked.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 429]));
});

test("C01 a page of an origin that the brand lists reads what is kept", async () => {
  later();
  await ask(LIST);
  await said(`origin allow ${PARTNER}`);
  later();
  const bare = await ask(LIST);
  const asked = await ask(LIST, { headers: { Origin: PARTNER } });
  expect(asked.head["access-control-allow-origin"]).toBe(PARTNER);
  expect(bare.head["access-control-allow-origin"]).toBeUndefined();
  expect((await ask(LIST)).head["access-control-allow-origin"]).toBeUndefined();
});

test.each(SHARED.map(({ name, path }) => [name, path] as const))(
  "C01 %s is a GET, and says the same whoever asks without a token",
  async (name, path) => {
    expect(CALLS.find((call) => call.name === name)).toMatchObject({ method: "GET", token: "none" });
    const payload = path.includes("opened/game")
      ? "?gameId=mega45"
      : path.includes("gameList")
        ? "?category=RNG"
        : "";
    later();
    const told = await ask(`${path}${payload}`);
    const elsewhere = { "User-Agent": "Mozilla/5.0 (Linux; Android 12)", Cookie: "lang=fa; theme=dark" };
    later();
    const other = await ask(`${path}${payload}`, { headers: elsewhere, from: "203.0.113.9" });
    expect(other.body, name).toBe(told.body);
  },
);
