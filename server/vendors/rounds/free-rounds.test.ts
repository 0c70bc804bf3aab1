import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS, later, SECOND_MS } from "#server/core/time.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { type SeamPlay, seamPlay } from "#tests/setup/seam-play.ts";
import { SECRET, type SeamStage, seamStage } from "#tests/setup/seam-stage.ts";
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from "../protocol.ts";
import { readVendors, type VendorRegistry } from "../registry.ts";
import { keyOf, signMessage } from "../seam/signature.ts";
import {
  cancelVendorFreeRounds,
  grantVendorFreeRounds,
  vendorFreeRoundsLeft,
  vendorFreeRoundsOf,
} from "./free-rounds.ts";
import { tellFreeRounds } from "./free-rounds-told.ts";

type Asked = { path: string; said: Record<string, unknown> };

let context: TestContext;
let vendors: VendorRegistry;
let stage: SeamStage;
let play: SeamPlay;
let player = 400_000n;
let asked: Asked[] = [];
/** What the vendor answers; null while it is away. */
let status: "OK" | "FAILED" | null = "OK";

const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const path = request.url ?? "";
  const said = JSON.parse(Buffer.concat(parts).toString("utf8"));
  asked.push({ path, said });
  if (status === null) return request.socket.destroy();
  const told = JSON.stringify({ freeRoundId: said.freeRoundId, status });
  const timestamp = `${Math.floor(context.now().getTime() / SECOND_MS)}`;
  const signature = signMessage(keyOf(SECRET), { timestamp, path, body: Buffer.from(told) });
  response.writeHead(200, { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature }).end(told);
});

beforeAll(async () => {
  context = await testContext();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const entry = { name: "Far", mode: "seamless", roundLimitMinutes: 60 };
  vendors = readVendors([
    { ...entry, code: "NARD", dialect: "wallet-v1", secret: SECRET, apiUrl },
    { ...entry, code: "PRAG", dialect: "pragmatic", secret: "sixteen letters!", apiUrl },
  ]);
});
afterAll(() => server.close());

beforeEach(async () => {
  player += 1n;
  [asked, status] = [[], "OK"];
  stage = seamStage(context, undefined, vendors);
  play = await seamPlay(context, stage, player);
});

const gift = () => ({
  playerId: player,
  game: "G1",
  stake: money(100n, "TRIAL"),
  granted: 2,
  key: "easter",
  expiresAt: later(context.now(), DAY_MS),
});

async function given(more: Partial<ReturnType<typeof gift>> = {}) {
  const vendor = vendors.find("NARD");
  if (!vendor) throw new Error("There is no vendor.");
  return grantVendorFreeRounds(context, vendor, { ...gift(), ...more });
}

const toldOf = (of: bigint) => asked.flatMap(({ path, said }) => (said.player === `${of}` ? [path] : []));
const left = async () => (await vendorFreeRoundsOf(context, player))[0]?.left;
const state = async () => (await vendorFreeRoundsOf(context, player))[0]?.state;
const idOf = async () => (await vendorFreeRoundsOf(context, player))[0]?.id ?? "";
const free = (txId: string, freeRoundId: string, more: object = {}) =>
  play.bet(txId, { amount: "0", round: txId, freeRoundId, ...more });

test("a gift is given once for its key, told until the vendor answers, and refused where it does not give it", async () => {
  expect(await given()).toMatchObject({ ok: true, value: { left: 2, state: "granting" } });
  const again = await given();
  expect(again).toMatchObject({ ok: true, value: { left: 2 } });
  expect(await given({ granted: 3 })).toMatchObject({ refusal: { reason: "grantConflict" } });
  const prag = vendors.find("PRAG");
  expect(prag && (await grantVendorFreeRounds(context, prag, gift()))).toMatchObject({
    refusal: { reason: "notTold" },
  });

  status = null;
  expect(await tellFreeRounds(context, vendors)).toEqual(["NARD"]);
  expect(await tellFreeRounds(context, vendors)).toEqual([]);
  context.clock.forward(15 * SECOND_MS);
  status = "OK";
  expect(await tellFreeRounds(context, vendors)).toEqual([]);
  expect(toldOf(player)).toEqual(["/free-rounds/grant", "/free-rounds/grant"]);
  expect(asked[1]?.said).toMatchObject({ player: `${player}`, game: "G1", stake: "100", count: 2 });
  expect(asked[1]?.said).toEqual(asked[0]?.said);
  expect(await vendorFreeRoundsLeft(context, player)).toMatchObject([{ left: 2 }]);

  status = "FAILED";
  await given({ key: "another" });
  await tellFreeRounds(context, vendors);
  const states = (await vendorFreeRoundsOf(context, player)).map((rounds) => rounds.state);
  expect(states.sort()).toEqual(["granted", "refused"]);
});

test("a stake takes one round of its gift, once for its number, and none where nothing is left", async () => {
  await given();
  const id = await idOf();
  expect(await stage.client.debit(free("f1", id))).toMatchObject({ code: "OK", replayed: false });
  expect(await stage.client.debit(free("f1", id))).toMatchObject({ code: "OK", replayed: true });
  expect(await left()).toBe(1);
  const paid = play.win("w1", "50", undefined, { kind: "FREE_ROUND", round: "f1" });
  expect(await stage.client.credit(paid)).toMatchObject({ code: "OK", balance: { cash: "10050" } });
  expect(await stage.client.batch({ operations: [free("f2", id)] })).toMatchObject({ code: "OK" });
  const over = { code: "FREE_ROUND_INVALID", replayed: false };
  expect(await stage.client.debit(free("f3", id))).toMatchObject(over);
  expect(await stage.client.batch({ operations: [free("f4", id)] })).toMatchObject(over);
  expect(await left()).toBe(0);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("a stake that is refused or undone gives its round back, and is not played for nothing afterwards", async () => {
  await given();
  const id = await idOf();
  stage.games.set("G1", "maintenance");
  expect(await stage.client.debit(free("f1", id))).toMatchObject({ code: "GAME_DISABLED" });
  stage.games.set("G1", "open");
  expect(await left()).toBe(2);
  await stage.client.debit(free("f2", id));
  expect(await left()).toBe(1);
  for (const nth of [1, 2]) await stage.client.rollback(play.undo(`x${nth}`, "f2", { round: "f2" }));
  expect(await left()).toBe(2);
  expect(await stage.client.debit(free("f2", id))).toMatchObject({ replayed: true });
  expect(await left()).toBe(2);
  const operations = [free("f3", id), play.bet("b1", { amount: "999999" })];
  expect(await stage.client.batch({ operations })).toMatchObject({ code: "INSUFFICIENT_FUNDS" });
  expect(await left()).toBe(2);
});

test("a round that was staked stays taken, whatever its number is sent with again", async () => {
  await given();
  const id = await idOf();
  expect(await stage.client.debit(free("f1", id))).toMatchObject({ code: "OK" });
  expect((await stage.client.debit(free("f1", id, { round: "another" }))).code).not.toBe("OK");
  expect(await left()).toBe(1);
  const operations = [free("f1", id), play.bet("b1", { amount: "999999" })];
  expect(await stage.client.batch({ operations })).toMatchObject({ code: "INSUFFICIENT_FUNDS" });
  expect(await left()).toBe(1);
});

test("rounds of somebody else, of another game, taken back or over are none", async () => {
  await given();
  const id = await idOf();
  const refused = { code: "FREE_ROUND_INVALID" };
  expect(await stage.client.debit(free("f1", "no gift"))).toMatchObject(refused);
  stage.games.set("G2", "open");
  const token = await stage.launch(player, { game: "G2" });
  expect(await stage.client.debit(free("f2", id, { game: "G2", token }))).toMatchObject(refused);
  const other = await seamPlay(context, stage, player + 500_000n);
  const theirs = other.bet("f3", { amount: "0", freeRoundId: id });
  expect(await stage.client.debit(theirs)).toMatchObject(refused);

  expect(await cancelVendorFreeRounds(context, id)).toMatchObject({ ok: true });
  expect(await cancelVendorFreeRounds(context, id)).toMatchObject({ ok: false });
  expect(await stage.client.debit(free("f4", id))).toMatchObject(refused);
  await tellFreeRounds(context, vendors);
  expect(toldOf(player)).toEqual(["/free-rounds/end"]);
  expect(await state()).toBe("ended");
});

test("the clock ends what is not played, and tells its vendor", async () => {
  await given();
  await tellFreeRounds(context, vendors);
  const id = await idOf();
  context.clock.forward(DAY_MS);
  const token = await stage.launch(player);
  expect(await stage.client.debit(free("f1", id, { token }))).toMatchObject({ code: "FREE_ROUND_INVALID" });
  expect(await vendorFreeRoundsLeft(context, player)).toEqual([]);
  await tellFreeRounds(context, vendors);
  expect(toldOf(player)).toEqual(["/free-rounds/grant", "/free-rounds/end"]);
  expect(await state()).toBe("ended");
});
