import openapiTS, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient, SEALED } from "#server/calls/client/index.ts";
import { openApi } from "#server/calls/openapi.ts";
import { CALLS } from "#server/calls/table.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

/** Written anew with `vitest run --project unit tests/unit/calls-client.test.ts -u`. */
test("the types of the client are those of the document", async () => {
  const nodes = await openapiTS(JSON.stringify(openApi({ isOpened: true })));
  await expect(
    `// Made of the table of calls; a test compares it.\n${astToString(nodes)}`,
  ).toMatchFileSnapshot("../../server/calls/client/schema.ts");
});

test("the client seals what the table says", () => {
  const sealed = new Set(CALLS.filter(({ isEncrypted }) => isEncrypted).map(({ path }) => path));
  expect([...SEALED].sort()).toEqual([...sealed].sort());
  const changing = CALLS.filter(({ method, path }) => method !== "GET" && sealed.has(path));
  expect(changing.every(({ isEncrypted }) => isEncrypted)).toBe(true);
});

test("C01 somebody who has only the client signs in, looks for a game, marks it and signs out", async () => {
  await newMember(site, "clientDay");
  const place = {
    origin: `http://127.0.0.1:${site.port}`,
    headers: { "X-Forwarded-For": "2001:db8:c11e::1" },
  };
  const guest = openClient(place);
  const login = await guest.POST("/wps/session/login", {
    params: {},
    body: { username: "clientDay", password: PASSWORD, scopes: ["read", "play"] },
  });
  const token = login.data?.value.token ?? "";
  expect(token).not.toBe("");

  const member = openClient({ ...place, token });
  const list = await member.GET("/wps/relay/GCSGAME_gameList", { params: { query: { category: "RNG" } } });
  const [game] = list.data?.value.games ?? [];
  expect(game?.nodeId).toMatch(/^NARD-/);
  const header = { "Idempotency-Key": "client-day-1" };
  const marked = await member.PUT("/wps/member/favourite", {
    params: { header },
    body: { nodeId: game?.nodeId ?? "" },
  });
  expect(marked.data?.value).toEqual({ favourite: true });
  const refused = await guest.GET("/wps/member/info");
  expect(refused.error).toMatchObject({ code: "notSignedIn", success: false });
  await member.DELETE("/wps/session/logout", {
    params: { header: { "Idempotency-Key": "client-day-2" } },
    body: {},
  });
  expect((await member.GET("/wps/member/info")).error).toMatchObject({ code: "notSignedIn" });
});
