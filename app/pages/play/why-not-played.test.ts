import { expect, test } from "vitest";
import { agreeToTerms } from "#server/accounts/index.ts";
import { askForTerms, defaultBrand } from "#server/brand/index.ts";
import type { Game } from "#server/catalogue/index.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { whyNotPlayed } from "./why-not-played.server.ts";

const GAME = { state: "open", vendor: "NARD", hasTrial: true } as Game;

test("S07 who was asked to agree to new terms plays no game for money before, wherever it is staked, and any for fun", async () => {
  const context = await testContext();
  const first = await openBrand(context);
  const id = await registeredPlayer(context, {
    brand: first,
    language: "en",
    registration: registrationOf("nima"),
  });
  const why = async (funds: "real" | "trial") => {
    const brand = await defaultBrand(context);
    const platform = { seam: { inMaintenance: () => false }, vendors: { find: () => null } };
    const visitor = { context, platform, brand, language: "en", player: { id, accountType: 0 } };
    return whyNotPlayed(visitor as unknown as PlayerVisitor, { game: GAME, funds });
  };
  expect([await why("real"), await why("trial")]).toEqual([null, null]);
  context.clock.forward(5_000);
  await askForTerms(context);
  context.clock.forward(5_000);
  expect(await why("trial")).toBeNull();
  expect(await why("real")).toContain("read the terms of use");
  await agreeToTerms(context, { playerId: id, version: "9.0" });
  expect(await why("real")).toBeNull();
});
