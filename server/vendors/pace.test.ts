import { beforeAll, expect, test } from "vitest";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { TONGUES } from "#tests/setup/foreign-play.ts";
import { SECRET, type SeamStage, seamStage } from "#tests/setup/seam-stage.ts";
import { readVendors } from "./index.ts";
import { keyOf, signMessage, walletPath } from "./seam/signature.ts";

const PLAYER = 100_001n;
const FAST_SECRET = `${SECRET} and in a hurry`;
const FAST = {
  code: "FAST",
  name: "Fast",
  dialect: "wallet-v1",
  mode: "seamless",
  secret: FAST_SECRET,
  roundLimitMinutes: 60,
  callsPerSecond: 2,
};
const SLOW_TONGUES = TONGUES.map(({ entry }) => ({ ...entry, callsPerSecond: 1 }));
const VENDORS = readVendors([FAST, ...SLOW_TONGUES]);

let context: TestContext;
let stage: SeamStage;

beforeAll(async () => {
  context = await testContext();
  stage = seamStage(context, undefined, VENDORS);
  await stage.join(PLAYER);
});

/** One call as it is sent, and what comes back at once. */
async function said(command: string, what: object, secret = FAST_SECRET) {
  const body = Buffer.from(JSON.stringify(what));
  const timestamp = `${Math.floor(context.now().getTime() / 1000)}`;
  const path = walletPath("FAST", command);
  const signature = signMessage(keyOf(secret), { timestamp, path, body });
  const answer = await stage.seam.handle({ vendor: "FAST", command, timestamp, signature, body });
  return { status: answer.status, ...JSON.parse(Buffer.from(answer.body).toString("utf8")) };
}

const asked = { player: `${PLAYER}`, currency: "TRIAL" };

test("a vendor that calls more often than agreed is asked to send again, and what was put off is done then", async () => {
  const token = await stage.launch(PLAYER, { vendor: "FAST" });
  const stake = { ...asked, txId: "b1", token, game: "G1", round: "r1", amount: "100" };
  // Strangers take nothing of what it may.
  for (let nth = 0; nth < 9; nth += 1)
    expect(await said("balance", asked, SECRET)).toMatchObject({ status: 401 });
  for (let nth = 0; nth < 4; nth += 1) expect(await said("balance", asked)).toMatchObject({ status: 200 });
  const put = { status: 503, code: "RETRY_LATER" };
  for (let nth = 0; nth < 9; nth += 1) expect(await said("debit", stake)).toMatchObject(put);
  expect(stage.alarms.filter(({ kind }) => kind === "flood")).toEqual([
    { kind: "flood", vendor: "FAST", command: "debit" },
  ]);
  expect(await stage.client.balance(asked)).toMatchObject({ code: "OK", balance: { total: "10000" } });

  context.clock.forward(500);
  const done = { code: "OK", replayed: false, balance: { total: "9900" } };
  expect(await said("debit", stake)).toMatchObject(done);
});

test.each(TONGUES)("$name is asked to send again in its own words", async (tongue) => {
  const token = await stage.launch(PLAYER, { vendor: tongue.entry.code });
  const meant = { tx: "b1", player: `${PLAYER}`, token, round: "r1", game: "G1", asset: "TRIAL" };
  const from = { vendor: tongue.entry.code, address: "203.0.113.7", method: "POST", query: "" };
  const ask = async () => tongue.hear(await stage.seam.handleForeign({ ...from, ...tongue.balance(meant) }));
  for (let nth = 0; nth < 2; nth += 1) expect((await ask()).word).toBe(tongue.word("balance", "OK"));
  const { word, status } = await ask();
  expect(word).toBe(tongue.word("balance", "RETRY_LATER"));
  expect(status).toBe(tongue.status("RETRY_LATER"));
});
