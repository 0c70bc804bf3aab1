import { createHash } from "node:crypto";
import { afterAll, afterEach, expect, test } from "vitest";
import { findPlayer } from "#server/accounts/index.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { answering } from "#tests/setup/answering.ts";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { ROUTES } from "#tests/setup/said-by-routes.ts";
import { contentPolicy } from "../answers/security-headers.ts";
import type { MemberAsking } from "./member-asking.ts";
import { openMemberPages } from "./member-pages.ts";
import { slot } from "./page-template.ts";
import { inlineScripts, scriptHash, scriptLiteral } from "./page-text.ts";
import { publicPages } from "./public-pages.ts";

const context = await testContext();
const brand = await openBrand(context);
const closings: (() => unknown)[] = [];
const usual: Partial<MemberAsking> = {};
let wishes = usual;
let status = 200;
let made = 0;

const players = new Map<string, MemberAsking["player"]>();
for (const username of ["nima", "sara"]) {
  const registration = registrationOf(username);
  const playerId = await registeredPlayer(context, { brand, language: "en", accountType: 0, registration });
  const player = await findPlayer(context, playerId);
  if (player) players.set(username, player);
}

/** A page with the name and the form token of whoever asks, in the markup and in the data, and a number of its own. */
async function render(): Promise<Response> {
  made += 1;
  const own = `${slot("username")} ${slot("formToken")}`;
  const data = scriptLiteral(JSON.stringify([slot("username")]));
  const html = `<body><p>page ${made} of ${own}</p><script>take(${data});</script></body>`;
  const policy = contentPolicy(inlineScripts(html).map(scriptHash));
  const headers = { "Content-Security-Policy": policy, "Cache-Control": "private, no-cache" };
  return new Response(html, { status, headers });
}

const pages = openMemberPages({
  ...publicPages(() => ROUTES),
  sessionCookie: "sid",
  now: () => context.now().getTime(),
  headers: { "X-Frame-Options": "DENY" },
  render,
  async memberAsking({ headers: { cookie = "" } }) {
    const player = players.get(/sid=(\w+)/.exec(cookie)?.[1] ?? "");
    if (!player) return null;
    const seen = { theme: "light", balanceHidden: false, chosenFunds: null, language: "en" } as const;
    const own = { isAgent: false, formToken: `token-of-${player.username}`, vendorTab: "" };
    return { context, brand, player, ...seen, ...own, ...wishes };
  },
});

const { ask, close } = await answering(async (request, response) => {
  if (!(await pages.serve(request, response))) response.end("own page");
});
closings.push(close);

const as = (name: string, more: Record<string, string> = {}) => ask("/", { Cookie: `sid=${name}`, ...more });
const numberOf = ({ text }: { text: string }) => Number(/page (\d+)/.exec(text)?.[1]);

afterEach(() => {
  wishes = usual;
  status = 200;
  context.clock.forward(SECOND_MS);
});

afterAll(() => {
  for (const shut of closings) shut();
});

test("members share a page, and each finds what is theirs in it", async () => {
  const [nima, sara] = [await as("nima"), await as("sara")];
  expect(numberOf(nima)).toBe(numberOf(sara));
  for (const [name, { text, headers }] of [["nima", nima] as const, ["sara", sara] as const]) {
    expect(text).toContain(`of ${name} token-of-${name}<`);
    const [script = ""] = inlineScripts(text);
    expect(script).toContain(name);
    const hash = createHash("sha256").update(script).digest("base64");
    expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
  }
  expect(nima.text).not.toContain("sara");
});

test("T25 a member's page is kept by nobody on its way, and has the headers of every page", async () => {
  expect((await as("nima")).headers).toMatchObject({
    "cache-control": "private, no-store",
    "x-frame-options": "DENY",
  });
});

test("M15 a trial account shares no page with members: both doors stand in its head", async () => {
  const first = numberOf(await as("nima"));
  const { nima } = Object.fromEntries(players);
  if (!nima) throw new Error("There is no nima.");
  players.set("nima", { ...nima, accountType: 4 });
  const second = numberOf(await as("nima"));
  players.set("nima", nima);
  expect(second).not.toBe(first);
});

test("what is more than a text makes a page of its own", async () => {
  const first = numberOf(await as("nima"));
  expect(numberOf(await as("nima"))).toBe(first);
  const others: Partial<MemberAsking>[] = [
    { theme: "dark" },
    { language: "fa" },
    { balanceHidden: true },
    { chosenFunds: "real" },
    { isAgent: true },
    { vendorTab: "EVO" },
  ];
  const numbers = [first];
  for (const other of others) {
    wishes = other;
    numbers.push(numberOf(await as("nima")));
  }
  wishes = usual;
  numbers.push(numberOf(await as("nima", { Host: "mirror.test" })));
  numbers.push(numberOf(await ask("/help", { Cookie: "sid=nima" })));
  expect(new Set(numbers).size).toBe(numbers.length);
  context.clock.forward(SECOND_MS);
  expect(numbers).not.toContain(numberOf(await as("nima")));
});

test("who is nobody here, wants no script or asks for what is their own is left to the usual way", async () => {
  expect((await as("stranger")).text).toBe("own page");
  expect((await ask("/")).text).toBe("own page");
  expect((await as("nima", { "Save-Data": "on" })).text).toBe("own page");
  for (const path of ["/vip", "/rng?list=fav", "/member/messageV2"])
    expect((await ask(path, { Cookie: "sid=nima" })).text, path).toBe("own page");
  status = 500;
  context.clock.forward(SECOND_MS);
  expect((await as("nima")).text).toBe("own page");
});
