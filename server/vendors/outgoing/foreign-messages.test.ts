import { beforeAll, expect, test } from "vitest";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { type ForeignPlay, foreignPlay, TONGUES } from "#tests/setup/foreign-play.ts";
import { seamStage } from "#tests/setup/seam-stage.ts";
import { fundistTongue } from "#tests/setup/tongues/fundist-tongue.ts";
import { hub88Tongue } from "#tests/setup/tongues/hub88-tongue.ts";
import { pragmaticTongue } from "#tests/setup/tongues/pragmatic-tongue.ts";
import type { Tongue } from "#tests/setup/tongues/tongue.ts";
import { balanceOf } from "../../wallet/index.ts";
import { exchangesOfRound, readVendors, walletClient } from "../index.ts";
import type { WalletRequest } from "../protocol.ts";

let context: TestContext;
let player = 100_000n;

beforeAll(async () => {
  context = await testContext();
});

function play(tongue: Tongue): Promise<ForeignPlay> {
  player += 1n;
  return foreignPlay(context, tongue, player);
}

test("a repeated call is told the balance of the moment where the dialect has it so", async () => {
  for (const tongue of TONGUES) {
    const { say, meant } = await play(tongue);
    const first = await say(tongue.bet({ ...meant, minor: 100n }));
    await say(tongue.bet({ ...meant, tx: "b2", minor: 100n }));
    const again = await say(tongue.bet({ ...meant, minor: 100n }));
    expect([first.balanceMinor, again.balanceMinor]).toEqual([9_900n, tongue.signsTime ? 9_900n : 9_800n]);
  }
});

test("a balance is told for the session that asks, also after it has ended, and for no other", async () => {
  const { say, meant } = await play(hub88Tongue);
  expect(await say(hub88Tongue.balance(meant))).toMatchObject({ word: "RS_OK", balanceMinor: 10_000n });
  const unknown = await say(hub88Tongue.balance({ ...meant, token: "nobody's" }));
  expect(unknown.word).toBe("RS_ERROR_INVALID_TOKEN");
  const theirs = await play(hub88Tongue);
  const strange = await theirs.say(hub88Tongue.balance({ ...theirs.meant, token: meant.token }));
  expect(strange.word).toBe("RS_ERROR_INVALID_TOKEN");
});

test("a balance that is asked in time opens its session, where the dialect has no word for that", async () => {
  for (const tongue of [hub88Tongue, fundistTongue]) {
    const [opened, late] = [await play(tongue), await play(tongue)];
    await opened.say(tongue.balance(opened.meant));
    context.clock.forward(61_000);
    const words = [];
    for (const { say, meant } of [opened, late]) {
      await say(tongue.balance(meant));
      words.push((await say(tongue.bet({ ...meant, minor: 100n }))).word);
    }
    expect(words).toEqual([tongue.word("bet", "OK"), tongue.word("bet", "TOKEN_EXPIRED")]);
  }
});

test("a result and the prize in it are paid together or not at all", async () => {
  const { say, meant, held } = await play(pragmaticTongue);
  const both = () =>
    pragmaticTongue.winWithPrize({ ...meant, tx: "w1", minor: 150n, prize: "p1", prizeMinor: 30n });
  expect((await say(both())).word).toBe("100");
  expect(await held()).toBe(10_000n);
  await say(pragmaticTongue.bet({ ...meant, minor: 100n }));
  expect(await say(both())).toMatchObject({ word: "0", balanceMinor: 10_080n });
  expect(await say(both())).toMatchObject({ word: "0", balanceMinor: 10_080n });
  expect(await held()).toBe(10_080n);
});

test("an authentication says who plays, by the name that its vendor uses afterwards", async () => {
  const { say, meant } = await play(pragmaticTongue);
  const told = JSON.parse((await say(pragmaticTongue.authenticate(meant))).text);
  expect(told).toMatchObject({ userId: `${meant.player}-TRIAL`, currency: "TRIAL", country: "IR", error: 0 });
});

test("a ping is answered and kept", async () => {
  const { stage, say } = await play(fundistTongue);
  expect(await say(fundistTongue.ping())).toMatchObject({ word: "OK", balanceMinor: null });
  await stage.seam.settled();
  const rows = await context.db.call<{ request: string }>(
    { name: "test-pings", text: "select request from vendors.exchanges where command = 'ping'" },
    [],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.request).toContain('"hmac":"[redacted]"');
});

test("the same bytes for another vendor are not believed", async () => {
  const { say, meant } = await play(fundistTongue);
  const said = hub88Tongue.bet({ ...meant, minor: 100n });
  expect((await say(said)).word).toBe(fundistTongue.word("bet", "BAD_SIGNATURE"));
});

test("a foreign vendor of wallet v1 is believed with its own secret, from its own addresses", async () => {
  const secret = "the secret of the vendor FAR, long enough to be one";
  const entry = {
    code: "FAR",
    name: "Far",
    dialect: "wallet-v1",
    mode: "seamless",
    secret,
    roundLimitMinutes: 60,
  };
  const vendors = readVendors([{ ...entry, addresses: ["203.0.113.7"] }]);
  const { seam, join } = seamStage(context, undefined, vendors);
  player += 1n;
  await join(player);
  const asked = { player: `${player}`, currency: "TRIAL" };
  const codes = [];
  for (const address of ["203.0.113.7", "203.0.113.8", undefined]) {
    const from = address === undefined ? {} : { address };
    const send = (request: WalletRequest) => seam.handle({ ...request, ...from });
    codes.push((await walletClient({ vendor: "FAR", secret, now: context.now, send }).balance(asked)).code);
  }
  expect(codes).toEqual(["OK", "BAD_SIGNATURE", "BAD_SIGNATURE"]);
});

test("a vendor with wallets of its own asks who plays, hears no balance of ours, and moves none", async () => {
  const secret = "the secret of the vendor OWN, long enough to be one";
  const [apiUrl, roundLimitMinutes] = ["https://vendor.example/api", 60];
  const entry = { code: "OWN", name: "Own", dialect: "wallet-v1", mode: "transfer", secret };
  const vendors = readVendors([{ ...entry, apiUrl, roundLimitMinutes }]);
  const { seam, join, launch } = seamStage(context, undefined, vendors);
  player += 1n;
  await join(player);
  const token = await launch(player, { vendor: "OWN" });
  const statuses: number[] = [];
  const send = async (request: WalletRequest) => {
    const response = await seam.handle(request);
    statuses.push(response.status);
    return response;
  };
  const client = walletClient({ vendor: "OWN", secret, now: context.now, send });
  const known = { code: "OK", player: `${player}`, currency: "TRIAL", game: "G1", language: "fa" };
  expect(await client.authenticate({ token })).toMatchObject({ ...known, balance: null, version: null });
  const seat = { player: `${player}`, currency: "TRIAL" };
  const bet = { ...seat, txId: "b1", token, game: "G1", round: "r1", amount: "100" };
  await client.debit(bet).catch(() => null);
  await client.balance(seat).catch(() => null);
  expect(statuses).toEqual([200, 404, 404]);
  expect(await balanceOf(context, { playerId: player, asset: "TRIAL" })).toMatchObject({ minor: 10_000n });
});

test("a prize of one campaign is paid in each currency that the vendor knows a player with", async () => {
  const { say, meant, held } = await play(pragmaticTongue);
  const prize = { ...meant, minor: 30n, campaign: "7" };
  for (const [tx, asset] of Object.entries({ p1: "TRIAL", p2: "P", p3: "TRIAL" })) {
    expect((await say(pragmaticTongue.prize({ ...prize, tx, asset }))).word).toBe("0");
  }
  expect(await held()).toBe(10_060n);
});

test("rule 14: a refund that leaves its round to the bet that it names is listed for that round", async () => {
  const { stage, say, meant } = await play(pragmaticTongue);
  await say(pragmaticTongue.bet({ ...meant, minor: 100n }));
  const refund = pragmaticTongue.undo({ ...meant, round: "", target: "b1" });
  expect((await say(refund)).word).toBe("0");
  await stage.seam.settled();
  const round = { vendor: pragmaticTongue.entry.code, playerId: BigInt(meant.player), round: "G1:r1" };
  const kept = await exchangesOfRound(context, round);
  expect(kept.map(({ command, code }) => [command, code])).toEqual([
    ["debit", "OK"],
    ["rollback", "OK"],
  ]);
});

test("a field that says nothing counts as missing: a stake comes back and a prize is paid without a round", async () => {
  for (const tongue of TONGUES) {
    const { say, meant, held } = await play(tongue);
    await say(tongue.bet({ ...meant, minor: 100n }));
    const undone = await say(tongue.undo({ ...meant, tx: "x1", round: "", target: "b1" }));
    expect([undone.word, await held()]).toEqual([tongue.word("undo", "OK"), 10_000n]);
  }
  const hub = await play(hub88Tongue);
  await hub.say(hub88Tongue.win({ ...hub.meant, tx: "w1", bet: "", promo: true, minor: 30n }));
  const fund = await play(fundistTongue);
  await fund.say(fundistTongue.win({ ...fund.meant, tx: "w1", round: "", promo: true, minor: 30n }));
  expect([await hub.held(), await fund.held()]).toEqual([10_030n, 10_030n]);
});
