import { expect, test } from "vitest";
import { findGame, takeOffer } from "#server/catalogue/index.ts";
import { readVendors } from "#server/vendors/index.ts";
import { startSimulator } from "#tests/kit/simulator-process.ts";
import { testContext } from "#tests/setup/database.ts";
import { keepVendorGames } from "./vendor-games-job.ts";

const SECRET = "the secret of a vendor whose games are kept";

const NO_PICTURES = new Map();
const named = (code: string) => ({
  code,
  names: { fa: code },
  category: "RNG",
  stakeMin: 1n,
  stakeMax: 2n,
  rtp: null,
  demo: false,
  freeRounds: false,
  picture: null,
});

test("games are kept as their vendor offers them, once a person took them over, and not when most of them would go", async () => {
  const context = await testContext();
  const { url, control } = await startSimulator({ secret: SECRET });
  // The vendor and the house have one clock.
  await control("clock", { at: context.now().toISOString() });
  const entry = {
    code: "KEPT",
    name: "Kept",
    dialect: "wallet-v1",
    mode: "seamless",
    secret: SECRET,
    roundLimitMinutes: 60,
    apiUrl: url,
    categories: { slot: "RNG" },
  };
  const vendors = readVendors([entry]);
  const keep = () => keepVendorGames(context, vendors);
  const offer = { vendor: "KEPT", vendorNames: { fa: "Kept" }, trial: true, categories: {} };

  expect(await keep()).toEqual([]);
  await takeOffer(context, { ...offer, games: [named("old")] }, NO_PICTURES);
  expect(await keep()).toEqual([{ vendor: "KEPT", fate: "taken" }]);
  context.clock.forward(1000);
  expect(await findGame(context, { nodeId: "KEPT-old", language: "fa" })).toMatchObject({
    state: "disabled",
  });

  await control("clock", { at: context.now().toISOString() });
  const many = Array.from({ length: 12 }, (_, nth) => named(`shown-${nth}`));
  await takeOffer(context, { ...offer, games: many }, NO_PICTURES);
  expect(await keep()).toEqual([{ vendor: "KEPT", fate: "held" }]);
  context.clock.forward(1000);
  expect(await findGame(context, { nodeId: "KEPT-shown-3", language: "fa" })).toMatchObject({
    state: "open",
  });

  await control("faults", { path: "/games", fault: "wrong-signature" });
  expect(await keep()).toEqual([{ vendor: "KEPT", fate: "silent" }]);
});
