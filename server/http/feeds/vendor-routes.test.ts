import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readVendors, sendTo, walletClient } from "#server/vendors/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { SECRET, type SeamStage, seamStage } from "#tests/setup/seam-stage.ts";
import { fundistTongue } from "#tests/setup/tongues/fundist-tongue.ts";
import { hub88Tongue } from "#tests/setup/tongues/hub88-tongue.ts";
import { pragmaticTongue } from "#tests/setup/tongues/pragmatic-tongue.ts";
import type { Heard, Said, Tongue } from "#tests/setup/tongues/tongue.ts";
import { openMetrics } from "../server/metrics.ts";
import { vendorRoutes } from "./vendor-routes.ts";

const PLAYER = 100_001n;
/** The test calls from this machine itself. */
const HERE = { ...fundistTongue.entry, addresses: ["127.0.0.1", "::1"] };

let context: TestContext;
let stage: SeamStage;
let server: Server;
let origin: string;

beforeAll(async () => {
  context = await testContext();
  const entries = [hub88Tongue.entry, pragmaticTongue.entry, HERE];
  stage = seamStage(context, undefined, readVendors(entries));
  await stage.join(PLAYER);
  ({ server, origin } = await served(stage));
});

async function served({ seam }: SeamStage): Promise<{ server: Server; origin: string }> {
  const app = express();
  app.use(vendorRoutes({ seam }, openMetrics()));
  const server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await stage.seam.settled();
});

async function send(code: string, { path, headers, body }: Said, to = origin): Promise<Response> {
  const url = `${to}/vendor/${code}${path === "" ? "" : `/${path}`}?a=b`;
  return fetch(url, { method: "POST", headers, body: new Uint8Array(body) });
}

async function hear(tongue: Tongue, response: Response): Promise<Heard> {
  const body = new Uint8Array(await response.arrayBuffer());
  return tongue.hear({ status: response.status, headers: Object.fromEntries(response.headers), body });
}

const meantFor = async (tongue: Tongue) => ({
  ...{ tx: `b-${tongue.name}`, player: `${PLAYER}`, round: `r-${tongue.name}`, game: "G1", asset: "TRIAL" },
  token: await stage.launch(PLAYER, { vendor: tongue.entry.code }),
});

test.each([hub88Tongue, pragmaticTongue, fundistTongue])(
  "a vendor that speaks $name is answered at its own addresses",
  async (tongue) => {
    const bet = tongue.bet({ ...(await meantFor(tongue)), minor: 100n });
    const response = await send(tongue.entry.code, bet);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await hear(tongue, response)).toMatchObject({ status: 200, word: tongue.word("bet", "OK") });
  },
);

test("the address of the caller is held against the list of the vendor", async () => {
  const bet = fundistTongue.bet({ ...(await meantFor(fundistTongue)), tx: "b-elsewhere", minor: 100n });
  const strict = seamStage(context, undefined, readVendors([fundistTongue.entry]));
  const elsewhere = await served(strict);
  const refused = await hear(fundistTongue, await send("FUND", bet, elsewhere.origin));
  await new Promise((closed) => elsewhere.server.close(closed));
  expect(strict.alarms.map(({ kind }) => kind)).toEqual(["badSignature"]);
  expect(refused.word).toBe(fundistTongue.word("bet", "BAD_SIGNATURE"));
});

test("wallet v1 is spoken beside them as before", async () => {
  const client = walletClient({ vendor: "NARD", secret: SECRET, now: context.now, send: sendTo(origin) });
  const told = await client.balance({ player: `${PLAYER}`, currency: "TRIAL" });
  expect(told.code).toBe("OK");
  const strange = { path: "", headers: {}, body: new Uint8Array() };
  for (const path of ["", "debit/again", "nothing"]) {
    expect((await send("NOBODY", { ...strange, path })).status).toBe(404);
    expect((await send("NARD", { ...strange, path })).status).toBe(401);
  }
});
