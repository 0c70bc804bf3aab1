import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type IdentityHouse, identityHouse } from "#tests/setup/oidc-provider-process.ts";
import { identityClaims } from "./claims.ts";
import {
  IDENTITY_ENVIRONMENT,
  type IdentityProvider,
  identityProvider,
  identitySettings,
  type Journey,
  PROVIDERS,
  type Provider,
} from "./index.ts";

const ORIGIN = "http://localhost:9";
const ADDRESSES: Record<Provider, string> = {
  google: `${ORIGIN}/login/from/google`,
  facebook: `${ORIGIN}/login/from/facebook`,
};

let house: IdentityHouse;

beforeAll(async () => {
  house = await identityHouse(ORIGIN);
});
afterAll(() => house.close());

async function opened(provider: Provider): Promise<IdentityProvider> {
  const found = await identityProvider(house.settings, provider);
  if (!found) throw new Error(`${provider} is not set up.`);
  return found;
}

/** A browser that keeps cookies and goes where it is sent, until it is sent back to us. */
async function comeBack(from: URL, typed: Record<string, string>): Promise<URL> {
  const jar = new Map<string, string>();
  let [url, body]: [URL, URLSearchParams | null] = [from, null];
  for (let steps = 0; steps < 10; steps += 1) {
    if (url.origin === ORIGIN) return url;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer: Response = await fetch(url, {
      redirect: "manual",
      headers: { cookie },
      ...(body ? { method: "POST", body } : {}),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const to: string | null = answer.headers.get("location");
    body = to === null ? new URLSearchParams(typed) : null;
    if (to !== null) url = new URL(to, url);
  }
  throw new Error("Nobody came back.");
}

async function journeyTo(
  provider: Provider,
): Promise<{ way: IdentityProvider; journey: Journey; left: URL }> {
  const way = await opened(provider);
  const journey = way.newJourney(ADDRESSES[provider]);
  const left = await way.leave(journey);
  if (!left.ok) throw new Error(left.refusal.reason);
  return { way, journey, left: left.value };
}

describe.each(PROVIDERS)("L08 %s", (provider) => {
  test("says who came back, with PKCE, state and a nonce where there is a token to hold it", async () => {
    const { way, journey, left } = await journeyTo(provider);
    expect(left.searchParams.get("code_challenge_method")).toBe("S256");
    expect(left.searchParams.get("state")).toBe(journey.state);
    expect(left.searchParams.get("nonce")).toBe(provider === "google" ? journey.nonce : null);
    expect(left.href).not.toContain(journey.verifier);
    const at = await comeBack(left, { login: "nima" });
    expect(await way.arrive(journey, at)).toEqual({
      ok: true,
      value: {
        provider,
        subject: provider === "google" ? "nima" : "fb-nima",
        name: "Nima Kazemi",
        email: "nima@example.com",
      },
    });
    // A code is good for one arrival.
    expect(await way.arrive(journey, at)).toMatchObject({ ok: false, refusal: { reason: "providerFailed" } });
  });

  test.each(["state", "verifier"] as const)("takes nobody whose %s is another's", async (name) => {
    const { way, journey, left } = await journeyTo(provider);
    const at = await comeBack(left, { login: "nima" });
    const other = { ...journey, [name]: way.newJourney(ADDRESSES[provider])[name] };
    expect(await way.arrive(other, at)).toMatchObject({ ok: false, refusal: { reason: "providerFailed" } });
  });

  test("that was declined is told from one that failed", async () => {
    const { way, journey, left } = await journeyTo(provider);
    const at = await comeBack(left, { decline: "yes" });
    expect(await way.arrive(journey, at)).toEqual({ ok: false, refusal: { reason: "declined" } });
  });

  test("that does not answer is a failure, and is asked again by whoever comes next", async () => {
    const { way, journey, left } = await journeyTo(provider);
    const at = await comeBack(left, { login: "nima" });
    await house.away(true);
    const arrived = await way.arrive(journey, at).finally(() => house.away(false));
    expect(arrived).toMatchObject({ ok: false, refusal: { reason: "providerFailed" } });
    expect(await way.arrive(journey, at)).toMatchObject({ ok: true });
  });
});

test("L08 an id token with another nonce is nobody's", async () => {
  const { way, journey, left } = await journeyTo("google");
  const at = await comeBack(left, { login: "nima" });
  const other = { ...journey, nonce: way.newJourney(ADDRESSES.google).nonce };
  expect(await way.arrive(other, at)).toMatchObject({ ok: false, refusal: { reason: "providerFailed" } });
});

test("L08 a provider that is away when it is first asked is read when it is back", async () => {
  const settings = { ...house.settings };
  const way = await identityProvider(settings, "google");
  const journey = way?.newJourney(ADDRESSES.google);
  if (!way || !journey) throw new Error("google is not set up.");
  await house.away(true);
  const left = await way.leave(journey).finally(() => house.away(false));
  expect(left).toMatchObject({ ok: false, refusal: { reason: "providerFailed" } });
  expect(await way.leave(journey)).toMatchObject({ ok: true });
});

describe("the variables of a provider", () => {
  const read = (given: Record<string, string>) =>
    identitySettings(z.object(IDENTITY_ENVIRONMENT).parse(given));

  test("are the real addresses unless told otherwise, and none without a client", () => {
    expect(read({})).toEqual({ ok: true, value: { google: null, facebook: null } });
    expect(read({ GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b" })).toMatchObject({
      value: { google: { issuer: "https://accounts.google.com", clientId: "a" }, facebook: null },
    });
  });

  test("are refused by halves, with the name of the one that is missing", () => {
    expect(read({ GOOGLE_CLIENT_ID: "a" })).toMatchObject({
      refusal: { reason: "GOOGLE_CLIENT_SECRET: required with the other" },
    });
    expect(read({ FACEBOOK_CLIENT_SECRET: "b" })).toMatchObject({
      refusal: { reason: "FACEBOOK_CLIENT_ID: required with the other" },
    });
  });
});

test.each([
  [null, null],
  [{}, null],
  [{ sub: "" }, null],
  [{ sub: "x".repeat(256) }, null],
  [{ sub: 7 }, null],
  [
    { id: "7", name: 7, email: ["a"] },
    { subject: "7", name: null, email: null },
  ],
  [
    { sub: "7", id: "8", name: " Nima ", email: "" },
    { subject: "7", name: "Nima", email: null },
  ],
])("what a provider says of somebody is read with care (%#)", (said, claims) => {
  expect(identityClaims(said)).toEqual(claims);
});
