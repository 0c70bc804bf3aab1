import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { beforeAll, describe, expect, test } from "vitest";
import { comeToPlay } from "#app/pages/play/come-to-play.server.ts";
import * as agentHome from "#app/routes/agent/home.tsx";
import * as mall from "#app/routes/site/point-mall.tsx";
import { type PlayerSession, readSession, seesAgentItem } from "#server/accounts/index.ts";
import { openSession } from "#server/accounts/parts.ts";
import { defaultBrand, seedBrand, setFlag } from "#server/brand/index.ts";
import type { Game } from "#server/catalogue/index.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { readConfig } from "#server/house/config.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import { PLACE, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";

type Door = Partial<
  Record<"loader" | "action", (args: LoaderFunctionArgs & ActionFunctionArgs) => Promise<unknown>>
>;

const SLOT = Symbol.for("nard.platform");
const routes = import.meta.glob<Door>("../../app/routes/member/**/*.{ts,tsx}");

let context: TestContext;
let trial: PlayerSession;
let member: PlayerSession;

/** Of the platform, what a door asks before it lets somebody in. */
beforeAll(async () => {
  context = await testContext();
  await seedBrand(context, { host: "localhost:3000" });
  const config = readConfig({ LOG_LEVEL: "silent", HOST: "localhost", PORT: "3000" });
  Object.assign(globalThis, { [SLOT]: Promise.resolve({ config, context }) });
  trial = await sessionOf("trial", 4);
  member = await sessionOf("member", 0);
});

async function sessionOf(username: string, accountType: 0 | 4): Promise<PlayerSession> {
  const brand = await defaultBrand(context);
  const registration = registrationOf(username);
  const playerId = await registeredPlayer(context, { brand, language: "en", registration, accountType });
  const { token } = await openSession(context, { playerId, brand, place: PLACE });
  const session = await readSession(context, token);
  if (!session) throw new Error("The session is not open.");
  return session;
}

function argsOf(session: PlayerSession, fields?: Record<string, string>) {
  const request = new Request("http://localhost:3000/member/x", {
    headers: { Cookie: "lang=en" },
    ...(fields ? { method: "POST", body: new URLSearchParams(fields) } : {}),
  });
  const params = { reference: "D-00000000", vendor: "NARD", roundId: "r", transferId: "1" };
  return { request, params, context: { address: PLACE.address, session } };
}

/** What a door gave or threw, with its status. */
async function answerOf(work: Promise<unknown> | undefined) {
  const given = await work?.catch((thrown: unknown) => thrown);
  if (given instanceof Error) throw given;
  if (given instanceof Response) return { status: given.status, data: null };
  const { data = given, init } = given as { data?: unknown; init?: ResponseInit };
  return { status: init?.status ?? 200, data };
}

const REFUSED = { status: 403, data: { needs: "trueAccount" } };

describe("G11 M15 the member centre is not for a trial account", () => {
  // It hides the balance in the header of every page, the trial's as well.
  const own = Object.keys(routes).filter((path) => !path.endsWith("/balance.tsx"));

  test.each(own)("%s", async (path) => {
    const door = await routes[path]?.();
    if (door?.loader) expect(await answerOf(door.loader(argsOf(trial)))).toEqual(REFUSED);
    if (door?.action) expect(await answerOf(door.action(argsOf(trial, {})))).toEqual(REFUSED);
    expect(Boolean(door?.loader ?? door?.action)).toBe(true);
  });
});

test("G11 P03 a trial account reads the points mall and gives no points", async () => {
  const page = await answerOf(mall.loader(argsOf(trial)));
  expect(page).toMatchObject({ status: 200, data: { viewer: "trial", mine: null } });
  expect(await answerOf(mall.action(argsOf(trial, { intent: "convert" })))).toEqual(REFUSED);
});

test("A01 the agent area is for partners and agents: a member is told so, and a trial account what it takes", async () => {
  expect(await answerOf(agentHome.loader(argsOf(member)))).toMatchObject({
    status: 403,
    data: { shown: null, refused: { text: expect.stringContaining("member"), link: { href: "/join" } } },
  });
  expect(await answerOf(agentHome.loader(argsOf(trial)))).toEqual(REFUSED);
});

test("A01 the header leads partners, agents, their sub-logins and trial accounts to the agent centre", () => {
  expect(([0, 1, 2, 4, 41, 42] as const).filter(seesAgentItem)).toEqual([1, 2, 4, 41, 42]);
});

describe("G11 a guest who presses for free play", () => {
  const game = { nodeId: "NARD-takht-e-nard", state: "open", vendor: "NARD", hasTrial: true } as Game;
  const config = readConfig({ LOG_LEVEL: "silent", HOST: "localhost", PORT: "3000" });

  async function press(address: string, asked: Partial<Game> = {}) {
    const platform = { config, context, seam: { inMaintenance: () => false } };
    const brand = await defaultBrand(context);
    const of = { session: null, player: null, held: null, template: null, cookies: null };
    const visitor = { ...of, context, platform, brand, language: "en", address, device: "" };
    return comeToPlay(visitor as unknown as Visitor, { game: { ...game, ...asked }, funds: "trial" });
  }

  test("is somebody with trial funds at once, twenty times an hour from one address", async () => {
    for (let nth = 0; nth < 20; nth += 1) {
      const come = await press("203.0.113.7");
      expect(come).toMatchObject({ ok: true, value: { visitor: { player: { accountType: 4 } } } });
      if (come.ok) expect(come.value.headers.get("Set-Cookie")).toContain("sid=");
    }
    expect(await press("203.0.113.7")).toMatchObject({ ok: false, refusal: { reason: "tooMany" } });
    expect(await press("203.0.113.8")).toMatchObject({ ok: true });
  });

  test("costs no account where the game is shut, and signs in where free play is not offered", async () => {
    const refusal = { reason: "gameMaintenance" };
    for (let nth = 0; nth < 21; nth += 1)
      expect(await press("203.0.113.9", { state: "maintenance" })).toEqual({ ok: false, refusal });
    const brand = await defaultBrand(context);
    const signIn = "/login?redirectTo=%2Fplay%2FNARD-takht-e-nard%3Ffunds%3Dtrial";
    const sentTo = (work: Promise<unknown>) =>
      work.catch((thrown: unknown) => (thrown as Response).headers.get("Location"));
    expect(await sentTo(press("203.0.113.9", { hasTrial: false }))).toBe(signIn);
    await setFlag(context, { brandId: brand.id, flag: "FREEPLAY3", isOn: false });
    context.clock.forward(SECOND_MS);
    expect(await sentTo(press("203.0.113.9"))).toBe(signIn);
  });
});
