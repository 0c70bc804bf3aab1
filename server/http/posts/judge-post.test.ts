import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { openBrand, PLACE, registrationOf } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { closeSession, readSession, rotateSession } from "../../accounts/index.ts";
import { openSession, registerPlayer } from "../../accounts/parts.ts";
import { MINUTE_MS } from "../../core/time.ts";
import { readConfig } from "../../house/config.ts";
import { messagesOf } from "../../messages/index.ts";
import { openSessionCookie } from "../browser/session-cookie.ts";
import { formToken } from "./form-token.ts";
import { judgePost } from "./judge-post.ts";

const context = await testContext();
const brand = await openBrand(context);
const config = readConfig({ LOG_LEVEL: "silent", HOST: "localhost", PORT: "3000" });
const platform = { config, context };

const registered = await registerPlayer(context, {
  brand,
  language: "en",
  registration: registrationOf("uploader"),
});
if (!registered.ok) throw new Error(registered.refusal.reason);
const { playerId } = registered.value;

async function signedIn() {
  const { token } = await openSession(context, { playerId, brand, place: PLACE });
  const session = await readSession(context, token);
  if (!session) throw new Error("Nobody is signed in.");
  const { family } = session;
  const field = formToken({ secret: config.sessionSecret, family, now: context.now() });
  const cookie = (await openSessionCookie(config, token)).split(";", 1)[0] ?? "";
  return { token, session, cookie, body: new URLSearchParams({ formToken: field }).toString() };
}

/** Posts a form whose first half is under way until `meanwhile` has happened. */
function judged(
  { cookie, body }: { cookie: string; body: string },
  meanwhile: () => Promise<void> = async () => {},
  site = "same-origin",
) {
  async function* sent() {
    yield Buffer.from(body.slice(0, 5));
    await meanwhile();
    yield Buffer.from(body.slice(5));
  }
  const headers = { cookie, "sec-fetch-site": site, "content-type": "application/x-www-form-urlencoded" };
  const request = Object.assign(Readable.from(sent()), { headers, url: "/member/depositv2/D-1" });
  return judgePost(platform, request as unknown as IncomingMessage, {} as ServerResponse);
}

test("T20 a body that is slow does not end the sign-in of its sender, whose token another tab has had replaced", async () => {
  const { session, cookie, body } = await signedIn();
  context.clock.forward(15 * MINUTE_MS);
  let next = "";
  const verdict = await judged({ cookie, body }, async () => {
    const rotated = await rotateSession(context, session, PLACE);
    next = rotated?.token ?? "";
    expect(await readSession(context, next)).not.toBeNull();
    context.clock.forward(MINUTE_MS);
  });
  expect(verdict).toMatchObject({ refusal: null, session: { family: session.family } });
  expect(await readSession(context, next)).not.toBeNull();
  expect((await messagesOf(context, { playerId, page: 1 })).rows).toEqual([]);
});

test("T20 who is signed out while a body is under way is nobody when it has arrived", async () => {
  const { token, session, cookie, body } = await signedIn();
  const verdict = await judged({ cookie, body }, async () => {
    await closeSession(context, session.tokenHash);
    context.clock.forward(MINUTE_MS);
  });
  expect(verdict).toMatchObject({ refusal: { reason: "staleForm" }, session: null });
  expect(await readSession(context, token)).toBeNull();
});

test("T13 a post from elsewhere and one without our token are refused, whoever sends them", async () => {
  const { cookie, body } = await signedIn();
  expect(await judged({ cookie, body })).toMatchObject({ refusal: null });
  expect(await judged({ cookie, body }, undefined, "cross-site")).toMatchObject({
    refusal: { reason: "foreignOrigin" },
  });
  expect(await judged({ cookie, body: "formToken=x&username=a" })).toMatchObject({
    refusal: { reason: "staleForm" },
    kept: { username: "a" },
  });
});
