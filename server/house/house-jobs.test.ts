import { expect, test } from "vitest";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { setAccountType } from "../accounts/index.ts";
import { contractTerms, proposeContract } from "../agents/index.ts";
import { DAY_MS } from "../core/time.ts";
import { messagesOf } from "../messages/index.ts";

import { houseJobs } from "./house-jobs.ts";

const TERMS = contractTerms.parse({
  kind: "daily",
  issuer: "platform",
  base: "turnover",
  tiers: [{ from: "0", people: 0, rate: 100 }],
  leastStake: "10",
  products: { RNG: 10_000 },
  cycle: "day",
  carry: "none",
  apply: "whole",
  costs: { vendors: {}, bonus: 0, deposits: 0, withdrawals: 0 },
  cap: null,
});

test("A02 a wish for a contract that nobody answers ends by the clock", async () => {
  const context = await testContext();
  const brand = await openBrand(context);
  const registration = registrationOf("wisher");
  const playerId = await registeredPlayer(context, { brand, language: "fa", registration });
  await setAccountType(context, { playerId, accountType: 1 });
  const asked = { by: { operator: "mina" }, secondParty: playerId, terms: TERMS };
  expect(await proposeContract(context, asked)).toMatchObject({ ok: true });
  expect(await proposeContract(context, asked)).toMatchObject({ refusal: { reason: "contractOpen" } });

  const unasked = { log: {}, config: {}, gateways: {}, payments: {}, studioWallet: () => ({}) };
  const house = {
    context,
    vendors: { all: [], find: () => null },
    sealsFile: "/nowhere/seals.log",
    ...unasked,
  };
  const job = houseJobs(house as unknown as Parameters<typeof houseJobs>[0]).find(
    ({ name }) => name === "contract-wishes",
  );
  context.clock.forward(7 * DAY_MS);
  await job?.run(context);
  expect(await proposeContract(context, asked)).toMatchObject({ ok: true });
  const { rows } = await messagesOf(context, { playerId, page: 1 });
  expect(rows.map(({ kind }) => kind)).toEqual(["contractProposed", "contractProposed"]);
});
