import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#server/core/time.ts";
import type { SocialIdentity } from "#server/gateway/identity/index.ts";
import { messagesOf } from "#server/messages/index.ts";
import { openBrand, PASSWORD, PLACE, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { type Brand, setFlag } from "../../brand/index.ts";
import { setAccountType } from "../account-type.ts";
import { setPlayerState } from "../player-state.ts";
import { linkIdentity, linkWithPassword, socialLinksOf, unlinkSocial } from "./social-links.ts";
import { logInSocially } from "./social-log-in.ts";

let context: TestContext;
let brand: Brand;
let playerId: bigint;
let nth = 0;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
});

beforeEach(async () => {
  nth += 1;
  playerId = await newPlayer(`social${nth}`);
});

async function newPlayer(username: string): Promise<bigint> {
  const registration = registrationOf(username, { email: `${username}@example.com` });
  return registeredPlayer(context, { brand, language: "en", registration });
}

const google = (subject = `g-${nth}`, more: Partial<SocialIdentity> = {}): SocialIdentity => ({
  provider: "google",
  subject,
  name: "Nima Kazemi",
  email: "nima@example.com",
  ...more,
});
const link = (identity: SocialIdentity, player = playerId) =>
  linkIdentity(context, { playerId: player, brandId: brand.id, identity });
const logIn = (identity: SocialIdentity, brandId = brand.id) =>
  logInSocially(context, { brandId, identity, place: PLACE });
const refusedFor = (reason: string) => ({ ok: false, refusal: { reason } });

describe("L08 somebody who comes from a provider", () => {
  test("is the player who was linked, by the provider's own name for them, in that brand alone", async () => {
    expect(await logIn(google())).toEqual(refusedFor("unknownIdentity"));
    await link(google());
    expect(await logIn(google())).toEqual({ ok: true, value: { playerId } });
    expect(await logIn(google(undefined, { provider: "facebook" }))).toEqual(refusedFor("unknownIdentity"));
    expect(await logIn(google("another"))).toEqual(refusedFor("unknownIdentity"));
    expect(await logIn(google(), "another")).toEqual(refusedFor("unknownIdentity"));
  });

  test("T1 is nobody for an address that is equal to a player's", async () => {
    const email = `social${nth}@example.com`;
    expect(await logIn(google("stranger", { email }))).toEqual(refusedFor("unknownIdentity"));
    expect(await socialLinksOf(context, playerId)).toEqual([]);
  });

  test.each(["blocked", "excluded"] as const)(
    "is told that the account is %s, and it is written down",
    async (state) => {
      await link(google());
      await setPlayerState(context, { playerId, state });
      expect(await logIn(google())).toEqual(refusedFor(state));
      const written = {
        name: "attempts",
        text: "select outcome, way from accounts.login_attempts where player_id = $1",
      };
      expect(await context.db.call(written, [playerId])).toEqual([{ outcome: state, way: "social" }]);
    },
  );

  test("L15 is sent to the door of agents who is one", async () => {
    await link(google());
    await setAccountType(context, { playerId, accountType: 2 });
    expect(await logIn(google())).toEqual(refusedFor("agentsElsewhere"));
  });
});

describe("L08 linking", () => {
  test("the same again is the same, and the player is told once", async () => {
    expect(await link(google())).toMatchObject({ ok: true });
    expect(await link(google())).toMatchObject({ ok: true });
    expect(await socialLinksOf(context, playerId)).toMatchObject([
      { provider: "google", label: "nima@example.com", linkedAt: context.now() },
    ]);
    const { rows } = await messagesOf(context, { playerId, page: 1 });
    expect(rows).toMatchObject([{ kind: "socialLinked", facts: { provider: "Google" } }]);
  });

  test("takes nothing from anybody, and one account of a provider is enough", async () => {
    await link(google());
    const other = await newPlayer(`thief${nth}`);
    expect(await link(google(), other)).toEqual(refusedFor("linkedElsewhere"));
    expect(await link(google("second"))).toEqual(refusedFor("providerLinked"));
    expect(await logIn(google())).toEqual({ ok: true, value: { playerId } });
  });

  test("of two players at once gives an account elsewhere to one", async () => {
    const other = await newPlayer(`twin${nth}`);
    const both = await Promise.all([link(google()), link(google(), other)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("T20 of who is signed in takes the password, and five wrong ones shut it for half an hour", async () => {
    const request = { playerId, brandId: brand.id, identity: google() };
    for (let n = 0; n < 5; n += 1) {
      expect(await linkWithPassword(context, { ...request, password: "another" })).toEqual(
        refusedFor("passwordWrong"),
      );
    }
    expect(await linkWithPassword(context, { ...request, password: PASSWORD })).toMatchObject(
      refusedFor("moneyLocked"),
    );
    expect(await socialLinksOf(context, playerId)).toEqual([]);
    context.clock.forward(30 * MINUTE_MS);
    expect(await linkWithPassword(context, { ...request, password: PASSWORD })).toMatchObject({ ok: true });
    expect(await logIn(google())).toEqual({ ok: true, value: { playerId } });
  });
});

describe("L08 unlinking", () => {
  const unlink = (provider: SocialIdentity["provider"]) => unlinkSocial(context, { playerId, provider });
  const withoutPassword = () =>
    context.db.call(
      { name: "no-password", text: "update accounts.players set has_password = false where id = $1" },
      [playerId],
    );

  test("shuts that way in, and the player is told", async () => {
    await link(google());
    expect(await unlink("facebook")).toEqual(refusedFor("notLinked"));
    expect(await unlink("google")).toMatchObject({ ok: true });
    expect(await unlink("google")).toEqual(refusedFor("notLinked"));
    expect(await logIn(google())).toEqual(refusedFor("unknownIdentity"));
    const { rows } = await messagesOf(context, { playerId, page: 1 });
    expect(rows.map(({ kind }) => kind).sort()).toEqual(["socialLinked", "socialUnlinked"]);
  });

  test("of the last way in is refused, also to two at once", async () => {
    await link(google());
    await link(google(`f-${nth}`, { provider: "facebook" }));
    await withoutPassword();
    const both = await Promise.all([unlink("google"), unlink("facebook")]);
    expect(both.map((one) => (one.ok ? "" : one.refusal.reason)).sort()).toEqual(["", "lastWayIn"]);
    expect(await socialLinksOf(context, playerId)).toHaveLength(1);
  });

  test("is let through where a proven number leads in, which it does where the brand offers recovery or login by it", async () => {
    await link(google());
    await withoutPassword();
    expect(await unlink("google")).toEqual(refusedFor("lastWayIn"));
    const proven = {
      name: "proven",
      text: "update accounts.players set mobile = '+989120000000', mobile_verified_at = now() where id = $1",
    };
    await context.db.call(proven, [playerId]);
    expect(await unlink("google")).toEqual(refusedFor("lastWayIn"));
    await setFlag(context, { brandId: brand.id, flag: "PHONEVERIFY3", isOn: true });
    context.clock.forward(MINUTE_MS);
    expect(await unlink("google")).toMatchObject({ ok: true });
    await setFlag(context, { brandId: brand.id, flag: "PHONEVERIFY3", isOn: false });
  });
});
