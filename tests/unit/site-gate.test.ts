import { afterAll, afterEach, expect, test } from "vitest";
import { makePass, setMaintenance, setRegions } from "#server/brand/index.ts";
import { LANGUAGES } from "#server/core/languages.ts";
import { HOUR_MS, later, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { GERMANY, IRAN, openGatehouse } from "#tests/setup/gatehouse.ts";

const { context, brand, house, door, seen, reopen, close } = await openGatehouse();

afterEach(reopen);
afterAll(close);

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

test("X01 a host that is written in another way is the same house, and data of a file's address is a page", async () => {
  const brandId = brand.id;
  await setMaintenance(context, { brandId, isOn: true, title: null, info: null, endsAt: null });
  const open = await door();
  for (const host of ["localhost:03000", "LOCALHOST:3000"]) {
    expect((await open("/rng", { headers: { host } })).status, host).toBe(503);
  }
  expect((await open("/down/qr/x.data?_routes=root&modal=chat")).status).toBe(503);
});

test("a post that a short outage broke is told that nothing is lost, though the database answers again", async () => {
  const visit = await door();
  const broken = (message: string, code = "") =>
    visit("/broken", { method: "POST", headers: { "X-Fault": message, "X-Code": code, Cookie: "lang=en" } });
  for (const [message, code] of [
    ["timeout exceeded when trying to connect", ""],
    ["Connection terminated unexpectedly", ""],
    ["read ECONNRESET", "ECONNRESET"],
    ["terminating connection due to administrator command", "57P01"],
    ["the database system is starting up", "57P03"],
  ] as const) {
    const { status, headers, text } = await broken(message, code);
    expect(status, message).toBe(503);
    expect(headers["cache-control"]).toBe("no-store");
    expect(text).toContain('class="state-page__text"');
  }
  expect(await broken("x is not a function", "")).toMatchObject({ status: 500, text: "our own fault" });
  expect(await broken("duplicate key", "23505")).toMatchObject({ status: 500 });
});
