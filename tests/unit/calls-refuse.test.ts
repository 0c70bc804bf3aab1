import { afterAll, beforeAll, expect, test } from "vitest";
import { CALLS } from "#server/calls/table.ts";
import { type App, openApp } from "#tests/setup/app.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

let site: ServedSite;
let visits = 0;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

/** An app from an address of its own. */
function anApp(): App {
  visits += 1;
  const address = `2001:db8:5e1f:${visits.toString(16)}::1`;
  return openApp(CALLS, { port: site.port, address, now: site.context.now });
}

async function signedIn(username: string) {
  await newMember(site, username);
  const app = anApp();
  const payload = { username, password: PASSWORD, scopes: ["read", "play", "money"] };
  app.token = (await app.call("login", { payload })).value.token;
  return app;
}

test("M16 a question is kept once for its key and its player, and another under the same key is refused", async () => {
  const [nima, sara, guest] = [await signedIn("asksNima"), await signedIn("asksSara"), anApp()];
  const key = site.context.newId();
  const ask = async (app: App, text: string, mail = "") =>
    (await app.call("feedback", { payload: { key, text, mail } })).code;
  expect(await ask(nima, "Where is my money?")).toBe("OK");
  expect(await ask(nima, "Where is my money?")).toBe("OK");
  expect(await ask(nima, "And where is my bonus?")).toBe("keyReused");
  expect(await ask(sara, "Where is my money?")).toBe("OK");
  expect(await ask(guest, "Where is my money?", "guest@example.com")).toBe("OK");
  expect(await ask(guest, "Where is my money?", "other@example.com")).toBe("keyReused");
  const kept = await site.sql<{ text: string }>("select text from support.questions");
  expect(kept.map(({ text }) => text)).toEqual(Array(3).fill("Where is my money?"));
});
