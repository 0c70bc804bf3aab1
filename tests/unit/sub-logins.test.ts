import { afterAll, beforeAll, expect, test } from "vitest";
import { findPlayer, setAccountType } from "#server/accounts/index.ts";
import { AGENT_RIGHTS, type AgentRight, deedsOf, endSubLogin } from "#server/agents/index.ts";
import { defaultBrand } from "#server/brand/index.ts";
import { makeSubLogin } from "#server/use-cases/index.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import type { Browser } from "#tests/setup/browser.ts";
import { valueIn } from "#tests/setup/cashier-stage.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { type Door, dataPath, doorsOf } from "../proofs/addresses.ts";
import { newMember, signedIn } from "../proofs/cast.ts";

let site: ServedSite;
let ownerId: bigint;
let doors: Door[];

/** Addresses of what is somebody's, which nobody here has. */
const NOBODYS = {
  username: "nobody",
  payeeName: "nobody",
  game: "/game/x",
  instant: "/game/x/instant",
  fishing: "/game/x/fishing",
  shared: "/game/x/round",
  table: "/game/x/table",
  round: "/member/personalHistoryCopy/NARD/x",
  movement: "/member/transactionHistory/1",
  deposit: "D-7K2M9QXA",
  withdrawal: "W-7K2M9QXA",
  payeeId: "x",
  messageId: "x",
} as const;

async function subLogin(username: string, rights: readonly AgentRight[]): Promise<bigint> {
  const { context } = site;
  const brand = await defaultBrand(context);
  const owner = { id: ownerId };
  const wished = { brand, owner, username, password: PASSWORD, rights, language: "en" } as const;
  return valueIn(await makeSubLogin(context, wished)).playerId;
}

beforeAll(async () => {
  site = await servedSite();
  ownerId = await newMember(site, "subOwner");
  await setAccountType(site.context, { playerId: ownerId, accountType: 1 });
  doors = doorsOf(site, NOBODYS);
}, 120_000);
afterAll(() => site.close());

/** The pages and the files of the agent centre, without what stands around them. */
const ofAgents = () =>
  doors.filter(({ id, says }) => says.who === "agents" && !id.startsWith("routes/layouts/"));

/** An address is asked for as its page asks for it, and posted to where it acts. */
async function statuses(browser: Browser, { path, id, isPage, acts }: Door): Promise<number[]> {
  const alone = `${dataPath(path)}?_routes=${encodeURIComponent(id)}`;
  const seen = [(await browser.get(path)).status];
  if (isPage) seen.push((await browser.get(alone)).status);
  if (acts) seen.push((await browser.post(path, { intent: "rights" })).status);
  return seen;
}

const isShut = (seen: readonly number[]) => seen.every((status) => status === 403);

test("A01 every page and file of agents is shut to a sub-login without a right, and one that names none to each", async () => {
  expect(ofAgents().length).toBeGreaterThan(25);
  const wrong: string[] = [];
  for (const [nth, rights] of [[], ...AGENT_RIGHTS.map((right) => [right])].entries()) {
    const browser = await signedIn(site, await subLogin(`sub${nth}`, rights));
    for (const door of ofAgents()) {
      const { right } = door.says;
      const isTheirs = right === "each" || (right !== undefined && rights.includes(right));
      const seen = await statuses(browser, door);
      const isAsExpected = isTheirs ? seen.every((status) => status !== 403) : isShut(seen);
      if (!isAsExpected) wrong.push(`${rights} at ${door.path} (${right}): ${seen}`);
    }
  }
  expect(wrong).toEqual([]);
}, 240_000);

test("A01 the owner is let in everywhere", async () => {
  const browser = await signedIn(site, ownerId);
  const wrong: string[] = [];
  for (const door of ofAgents()) {
    const seen = await statuses(browser, door);
    if (seen.includes(403)) wrong.push(`${door.path}: ${seen}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);

test("A01 what makes, changes and ends sub-logins, and all of members but their own way in, is the owner's or a member's alone", async () => {
  const ownersAlone = ofAgents().filter(({ says }) => says.right === undefined);
  expect(ownersAlone.map(({ id }) => id).sort()).toEqual([
    "routes/agent/make-sub-login",
    "routes/agent/sub-login",
    "routes/agent/sub-logins",
  ]);
  const open = doors.filter(({ says }) => says.subLogins);
  expect(open.map(({ id }) => id).sort()).toEqual([
    "routes/layouts/centre",
    "routes/member/security/devices",
    "routes/member/security/login-history",
    "routes/member/security/password",
    "routes/member/security/payment-password",
    "routes/member/security/security-center",
    "routes/member/security/two-factor",
  ]);
  const browser = await signedIn(site, await subLogin("subNoMember", AGENT_RIGHTS));
  const wrong: string[] = [];
  const shut = doors.filter(({ says }) => says.who === "members" || says.who === "players");
  for (const door of shut.filter(({ says }) => !says.subLogins)) {
    const seen = await statuses(browser, door);
    if (!isShut(seen)) wrong.push(`${door.path}: ${seen}`);
  }
  for (const door of open.filter(({ isPage, id }) => isPage && !id.startsWith("routes/layouts/"))) {
    const seen = await browser.get(door.path);
    if (seen.status !== 200) wrong.push(`${door.path}: ${seen.status}`);
  }
  const played = await browser.post("/play/NARD-nowruz", {});
  expect(played.status).toBe(403);
  expect(wrong).toEqual([]);
}, 120_000);

test("A01 a sub-login sees its owner's figures under its own name, with a menu of what it may open", async () => {
  const playerId = await subLogin("subMenu", ["income"]);
  const browser = await signedIn(site, playerId);
  const { text } = await browser.get("/agentHome");
  expect(text).toContain("subMenu");
  const links = [...text.matchAll(/href="(\/agentHome[^"?]*)/g)].map(([, path]) => path);
  expect(new Set(links)).toEqual(new Set(["/agentHome", "/agentHome/announcements", "/agentHome/income"]));
  for (const path of ["/member/withdraw", "/member/messageV2", "/member/transactionHistory"])
    expect(text).not.toContain(`href="${path}"`);
});

test("A01 what a sub-login does is kept with its name, done or refused, and its end leads it to the door", async () => {
  const playerId = await subLogin("subDeeds", ["accounts", "income"]);
  const browser = await signedIn(site, playerId);
  const made = await browser.post("/agentHome/accounts", {
    channel: "shop",
    kind: "member",
    uses: "",
    days: "",
  });
  expect(made.status).toBe(303);
  expect((await browser.post("/agentHome/accounts", { channel: "" })).status).toBe(400);
  expect((await browser.post("/agentHome/subLogins/1", { intent: "end" })).status).toBe(403);
  expect((await browser.get("/agentHome/income.csv")).status).toBe(200);
  const { deeds, next } = await deedsOf(site.context, { playerId, before: null });
  expect(deeds.map(({ deed, outcome }) => [deed, outcome])).toEqual([
    ["income-csv", "done"],
    ["sub-login", "refused"],
    ["accounts", "refused"],
    ["accounts", "done"],
  ]);
  expect(next).toBeNull();
  const owner = await signedIn(site, ownerId);
  const page = await owner.get(`/agentHome/subLogins/${playerId}`);
  expect(page.text).toContain("make a link");
  expect((await owner.get("/agentHome/accounts")).text).toContain("shop");

  await endSubLogin(site.context, { playerId, by: { owner: { id: ownerId } } });
  expect((await browser.get("/agentHome/income")).location).toMatch(/^\/agentLogin/);
  expect((await findPlayer(site.context, playerId))?.state).toBe("blocked");
});
