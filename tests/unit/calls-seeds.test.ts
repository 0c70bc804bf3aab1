import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedApp } from "#tests/setup/house-app.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember, signedIn } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

async function seated(username: string, scopes = ["read", "play"]) {
  const playerId = await newMember(site, username);
  const browser = await signedIn(site, playerId);
  await browser.post("/play/NARD-dice", { funds: "trial" });
  return { app: await signedApp(site, username, { scopes }), playerId };
}

test("C01 an app reads the seeds, begins a new pair, and is told the server seed that was promised", async () => {
  const { app } = await seated("callSeeds");
  const { active, nextCommit, previous } = (await app.call("seeds")).value;
  expect(active).toMatchObject({ serverSeed: null, nextNonce: 0, stakes: [], page: 1, totalPages: 1 });
  expect(previous).toEqual([]);

  const payload = { clientSeed: "my own words", pairId: active.pairId };
  const changed = (await app.call("changeSeeds", { payload, key: "seeds-once" })).value;
  const hashed = createHash("sha256").update("my own words").digest("hex");
  expect(changed.active).toMatchObject({ commit: nextCommit, clientSeed: hashed, clientBy: "player" });
  const [ended] = changed.previous;
  expect(ended).toMatchObject({ pairId: active.pairId, commit: active.commit });
  expect(createHash("sha256").update(ended.serverSeed).digest("hex")).toBe(active.commit);

  expect((await app.call("changeSeeds", { payload, key: "seeds-once" })).value).toEqual(changed);
  expect((await app.call("seeds")).value.previous).toHaveLength(1);
  expect((await app.call("seeds", { payload: { page: 2 } })).value.active).toMatchObject({
    ...{ stakes: [], page: 2, totalPages: 1 },
  });
});

test("C01 seeds are not changed without words, over a pair that is gone, by a reader, or before a first game", async () => {
  const { app } = await seated("callSeedsNot");
  const change = (who: typeof app, payload: object) => who.call("changeSeeds", { payload });
  expect(await change(app, { clientSeed: "  " })).toMatchObject({
    ...{ status: 400, code: "badField", fields: ["clientSeed"] },
  });
  const { pairId } = (await app.call("seeds")).value.active;
  expect((await change(app, { clientSeed: "one", pairId })).success).toBe(true);
  expect(await change(app, { clientSeed: "two", pairId })).toMatchObject({
    ...{ status: 409, code: "seedsChanged" },
  });
  const board = { nodeId: "SIMORGH-mines", funds: "trial", stake: "1.00", choice: { mines: "1" } };
  expect((await app.call("playInstant", { payload: board })).value.isOver).toBe(false);
  expect(await change(app, { clientSeed: "two" })).toMatchObject({ status: 409, code: "gameUnfinished" });
  const reader = await signedApp(site, "callSeedsNot", { scopes: ["read"] });
  expect(await change(reader, { clientSeed: "three" })).toMatchObject({ code: "scopeMissing" });

  await newMember(site, "callSeedless");
  const seedless = await signedApp(site, "callSeedless");
  expect(await seedless.call("seeds")).toMatchObject({ status: 404, code: "seedsMissing" });
  expect(await change(seedless, { clientSeed: "four" })).toMatchObject({ code: "seedsMissing" });
});
