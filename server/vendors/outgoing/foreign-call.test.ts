import { beforeAll, describe, expect, test } from "vitest";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { type ForeignPlay, foreignPlay, TONGUES, VENDORS } from "#tests/setup/foreign-play.ts";
import { mutatedBytes } from "#tests/setup/mutated-bytes.ts";
import { fundistTongue } from "#tests/setup/tongues/fundist-tongue.ts";
import { hub88Tongue } from "#tests/setup/tongues/hub88-tongue.ts";
import type { Tongue } from "#tests/setup/tongues/tongue.ts";
import { BODY_MAX_BYTES, exchangesOfRound } from "../index.ts";

let context: TestContext;
let player = 100_000n;

beforeAll(async () => {
  context = await testContext();
});

function play(tongue: Tongue): Promise<ForeignPlay> {
  player += 1n;
  return foreignPlay(context, tongue, player);
}

describe.each(TONGUES)("a vendor that speaks $name", (tongue) => {
  const vendor = tongue.entry.code;

  test("T28 of 1,000 mutated bodies of each message 0 are accepted: they are refused, or say the very same", async () => {
    const { say, meant, held } = await play(tongue);
    const dialect = VENDORS.find(vendor)?.dialect;
    await say(tongue.bet({ ...meant, minor: 100n }));
    const win = tongue.win({ ...meant, tx: "w1", minor: 150n, bet: "b1" });
    await say(win);
    for (const said of [
      win,
      tongue.bet({ ...meant, minor: 100n }),
      tongue.undo({ ...meant, tx: "x1", target: "w1" }),
    ]) {
      const request = { vendor, method: "POST", query: "", address: "203.0.113.7", ...said };
      const { order } = dialect?.read(request) ?? {};
      for (const body of mutatedBytes(said.body, 1_000)) {
        const mutant = { ...request, body };
        if (!dialect?.isAuthentic(mutant)) continue;
        const read = dialect.read(mutant).order;
        if (typeof read !== "object" || !("refused" in read)) expect(read).toEqual(order);
      }
    }
    for (const body of mutatedBytes(win.body, 1_000, 2)) await say({ ...win, body });
    expect(await held()).toBe(10_050n);
  });

  test("both sides of every exchange are kept for the round, without the token", async () => {
    const { stage, say, meant } = await play(tongue);
    const bet = tongue.bet({ ...meant, minor: 100n });
    await say(bet);
    await say(bet);
    await say(tongue.win({ ...meant, tx: "w1", minor: 150n, bet: "b1" }));
    await stage.seam.settled();
    const at = { vendor, playerId: BigInt(meant.player) };
    const kept = await Promise.all(
      ["r1", "G1:r1"].map((round) => exchangesOfRound(context, { ...at, round })),
    );
    const all = kept.flat();
    expect(all.map(({ command, txId, code }) => [command, txId, code])).toEqual([
      ["debit", "b1", "OK"],
      ["debit", "b1", "OK"],
      ["credit", "w1", "OK"],
    ]);
    expect(all[0]?.request.startsWith(bet.path)).toBe(true);
    expect(all[0]?.request).toContain("[redacted]");
    for (const { request, answer } of all) expect(request + answer).not.toContain(meant.token);
  });

  test("one that fails too often is stopped: no bets, but wins, until it is tried again", async () => {
    const { stage, say, meant } = await play(tongue);
    await say(tongue.bet({ ...meant, minor: 100n }));
    for (const said of tongue.badBets({ ...meant, minor: 1n }).slice(0, 5)) await say(said);
    expect([stage.seam.inMaintenance(vendor), stage.seam.inMaintenance("NARD")]).toEqual([true, false]);
    const refused = await say(tongue.bet({ ...meant, tx: "b2", minor: 100n }));
    expect(refused.word).toBe(tongue.word("bet", "GAME_DISABLED"));
    const paid = await say(tongue.win({ ...meant, tx: "w1", minor: 50n, bet: "b1" }));
    expect(paid.word).toBe(tongue.word("win", "OK"));
    expect(stage.alarms.map(({ kind }) => kind)).toEqual(["maintenance"]);
  });

  test("a body over 64 KiB is refused, and one from a stranger is not even read", async () => {
    const { stage, say } = await play(tongue);
    const long = { path: "transaction/bet", headers: {}, body: new Uint8Array(BODY_MAX_BYTES + 1) };
    expect((await say(long)).word).toBe(tongue.word("bet", "BAD_REQUEST"));
    const { word } = await say({ ...long, body: new Uint8Array(BODY_MAX_BYTES) });
    expect(word).toBe(tongue.word("bet", "BAD_SIGNATURE"));
    expect(stage.alarms.map(({ kind }) => kind)).toEqual(["badSignature"]);
  });

  test("its transactions have numbers of their own", async () => {
    const { stage, say, meant, held } = await play(tongue);
    await say(tongue.bet({ ...meant, minor: 100n }));
    const token = await stage.launch(BigInt(meant.player));
    const { tx: txId, asset: currency, ...same } = { ...meant, token };
    const other = await stage.client.debit({ ...same, txId, currency, amount: "100" });
    expect(other).toMatchObject({ code: "OK", replayed: false });
    expect(await held()).toBe(9_800n);
  });

  test("nobody else's token and no token at all open a bet", async () => {
    const { stage, say, meant, held } = await play(tongue);
    const elsewhere = await stage.launch(BigInt(meant.player));
    const theirs = await say(tongue.bet({ ...meant, token: elsewhere, minor: 100n }));
    expect(theirs.word).toBe(tongue.word("bet", "TOKEN_INVALID"));
    expect(await held()).toBe(10_000n);
  });
});

test("a vendor with a list of addresses is believed from there only", async () => {
  const { stage, say, meant, held } = await play(fundistTongue);
  const bet = fundistTongue.bet({ ...meant, minor: 100n });
  const refused = await say(bet, { address: "198.51.100.7" });
  expect(refused.word).toBe(fundistTongue.word("bet", "BAD_SIGNATURE"));
  expect(stage.alarms.map(({ kind }) => kind)).toEqual(["badSignature"]);
  expect(await held()).toBe(10_000n);
  expect((await say(bet)).word).toBe("OK");
});

test("who is unknown, speaks wallet v1 or has wallets of its own is no foreign vendor", async () => {
  const { stage, meant } = await play(hub88Tongue);
  const said = hub88Tongue.bet({ ...meant, minor: 100n });
  for (const vendor of ["NOBODY", "NARD", "CLOSED", "house", "__proto__"]) {
    expect(stage.seam.isForeign(vendor)).toBe(false);
    const request = { vendor, method: "POST", query: "", address: "203.0.113.7", ...said };
    expect((await stage.seam.handleForeign(request)).status).toBe(404);
  }
  const inOurWords = { vendor: "CLOSED", command: "debit", timestamp: "1", signature: "", body: said.body };
  expect((await stage.seam.handle(inOurWords)).status).toBe(401);
  expect((await stage.seam.handle({ ...inOurWords, vendor: "HUB" })).status).toBe(404);
});
