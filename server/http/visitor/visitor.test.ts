import type { IncomingMessage } from "node:http";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { openSession } from "#server/accounts/parts.ts";
import { readConfig } from "#server/house/config.ts";
import type { Platform } from "#server/house/platform.ts";
import { HOST, openBrand, PLACE, registrationOf } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { openSessionCookie } from "../browser/session-cookie.ts";
import { memberAsking } from "../cache/member-asking.ts";
import { type MemberTemplate, visitorOf } from "./visitor.ts";

const SLOT = Symbol.for("nard.platform");
const TEMPLATE: MemberTemplate = {
  hasRecent: false,
  hasBonus: false,
  hasAvatar: false,
  funds: "trial",
  unread: "none",
  isAgent: false,
  isFormerAgent: false,
  isTrial: false,
  isAway: false,
};

const context = await testContext();
const brand = await openBrand(context);
const config = readConfig({ LOG_LEVEL: "silent", HOST: "localhost", PORT: "3000" });
const platform = { config, context } as unknown as Platform;
let cookie = "";

beforeAll(async () => {
  const registration = registrationOf("nima");
  const playerId = await registeredPlayer(context, { brand, language: "en", accountType: 0, registration });
  const { token } = await openSession(context, { playerId, brand, place: PLACE });
  cookie = `theme=dark; ${(await openSessionCookie(config, token)).split(";", 1)[0]}`;
});

beforeEach(() => {
  Object.assign(globalThis, { [SLOT]: Promise.resolve(platform) });
});

function visitor(more: { template?: MemberTemplate } = {}) {
  return visitorOf({
    request: new Request(`http://${HOST}/help`, { headers: { Cookie: cookie } }),
    context: more,
  });
}

function asking(url = "/help") {
  return memberAsking(platform, { url, headers: { host: HOST, cookie } } as IncomingMessage);
}

test("who brings a session is known, and a page of all members is made for nobody", async () => {
  expect((await visitor()).player?.username).toBe("nima");
  expect((await asking())?.player.username).toBe("nima");
  const anybody = await visitor({ template: TEMPLATE });
  expect(anybody).toMatchObject({ player: null, session: null, held: null, theme: "dark" });
  expect(anybody.cookies).not.toContain("sid");
  expect(await asking("/help?lang=zh"), "that language is nobody's choice").toBeNull();
});

test("T20 the session of another brand is nobody's here", async () => {
  await context.db.script("update accounts.players set brand_id = 'elsewhere'");
  expect(await visitor()).toMatchObject({ player: null, session: null, held: null });
  expect(await asking()).toBeNull();
});
