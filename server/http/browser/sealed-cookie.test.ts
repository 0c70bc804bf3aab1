import { expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { MINUTE_MS } from "#server/core/time.ts";
import { dropCookie, openCookie, sealCookie } from "./sealed-cookie.ts";

type Place = Parameters<typeof openCookie>[0];

const START = Date.UTC(2026, 2, 21, 12);
const JOURNEY = { name: "journey", lastsMs: 10 * MINUTE_MS };
const CONTENT = { state: "a state that nobody guesses" };

/** As much of a visitor as a sealed cookie needs, some minutes after the start. */
function placeOf({
  brandId = "nard",
  secret = "s".repeat(40),
  minutes = 0,
  cookies = "",
  siteUrl = "http://localhost",
} = {}): Place {
  const now = () => new Date(START + minutes * MINUTE_MS);
  const place = {
    brand: { id: brandId },
    context: { now, newId },
    platform: { config: { sessionSecret: secret, siteUrl } },
    cookies,
  };
  return place as unknown as Place;
}

const bring = (cookie: string) => `lang=fa; ${cookie.split(";")[0]}`;
const sealed = () => sealCookie(placeOf(), JOURNEY, CONTENT);

test("T20 what a browser carries for us opens for what it was made for, at its brand, while it lasts", async () => {
  const cookies = bring(await sealed());
  expect(await openCookie(placeOf({ cookies }), JOURNEY)).toEqual(CONTENT);
  expect(await openCookie(placeOf({ cookies, minutes: 9 }), JOURNEY)).toEqual(CONTENT);
  expect(await openCookie(placeOf({ cookies, minutes: 11 }), JOURNEY)).toBeNull();
  expect(await openCookie(placeOf({ cookies, brandId: "other" }), JOURNEY)).toBeNull();
  expect(await openCookie(placeOf({ cookies, secret: "t".repeat(40) }), JOURNEY)).toBeNull();
  const asArrival = bring((await sealed()).replace("journey=", "arrival="));
  expect(await openCookie(placeOf({ cookies: asArrival }), { ...JOURNEY, name: "arrival" })).toBeNull();
});

test("T20 it tells nobody what is in it, and one that was changed or is none opens nothing", async () => {
  const cookie = await sealed();
  const value = cookie.slice("journey=".length, cookie.indexOf(";"));
  const parts = value.split(".").map((part) => Buffer.from(part, "base64url").toString("latin1"));
  expect(parts.join()).not.toContain("guesses");
  const changed = `${value.slice(0, -3)}${value.endsWith("AAA") ? "BBB" : "AAA"}`;
  for (const other of [changed, "", "a.b.c", value.slice(5)]) {
    expect(await openCookie(placeOf({ cookies: bring(`journey=${other}`) }), JOURNEY)).toBeNull();
  }
});

test("script cannot read it, and over https it is bound to this very host", async () => {
  expect(await sealed()).toMatch(/^journey=.+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
  const place = placeOf({ siteUrl: "https://nard.test" });
  expect(await sealCookie(place, JOURNEY, CONTENT)).toMatch(/^__Host-journey=.+; Secure$/);
  expect(dropCookie(place, JOURNEY)).toBe(
    "__Host-journey=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
  );
});
