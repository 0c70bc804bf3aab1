import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, later } from "#server/core/time.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { type SeamPlay, seamPlay } from "#tests/setup/seam-play.ts";
import { type SeamStage, seamStage } from "#tests/setup/seam-stage.ts";
import { fundistTongue } from "#tests/setup/tongues/fundist-tongue.ts";
import { readVendors } from "./index.ts";
import type { WalletResponse } from "./protocol.ts";
import {
  isSignedBy,
  type SignatureVersion,
  type SigningKey,
  signMessage,
  walletPath,
} from "./seam/signature.ts";

const NEW = "the new secret of this vendor, of forty characters";
const OLD = "the old secret of this vendor, of forty characters";
const GONE = "a secret that this vendor never had, forty letters";

const entry = { name: "Far", dialect: "wallet-v1", mode: "seamless", roundLimitMinutes: 60 };

let context: TestContext;
let stage: SeamStage;
let play: SeamPlay;
let player = 100_000n;
let until: Date;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  player += 1n;
  until = later(context.now(), DAY_MS);
  const retiring = { secret: OLD, until: until.toISOString() };
  const vendors = readVendors([
    { ...entry, code: "NARD", secret: NEW, retiring },
    { ...entry, code: "FIRST", secret: `${NEW} too`, signature: "1" },
  ]);
  stage = seamStage(context, undefined, vendors);
  play = await seamPlay(context, stage, player);
});

/** Posts a body to a command, signed for it or for another one. */
async function post(
  { vendor, key, signedFor }: { vendor: string; key: SigningKey; signedFor?: string },
  command: string,
  said: unknown,
) {
  const body = new TextEncoder().encode(JSON.stringify(said));
  const timestamp = `${context.now().getTime() / 1000}`;
  const signature = signMessage(key, { timestamp, path: walletPath(vendor, signedFor ?? command), body });
  return stage.seam.handle({ vendor, command, timestamp, signature, body });
}

function heard({ status, headers, body }: WalletResponse, path: string, key: SigningKey) {
  const timestamp = headers["X-Vendor-Timestamp"] ?? "";
  const isTheirs = isSignedBy(key, { timestamp, path, body }, headers["X-Vendor-Signature"] ?? "");
  return [status, JSON.parse(new TextDecoder().decode(body)).code, isTheirs];
}

const keyIn = (secret: string, version: SignatureVersion = "1.1"): SigningKey => ({ version, secret });

describe("a vendor whose key is changed", () => {
  test("is believed with either, and answered with the one that it signed with", async () => {
    for (const secret of [NEW, OLD]) {
      const key = keyIn(secret);
      const answer = await post({ vendor: "NARD", key }, "debit", play.bet(`b-${secret.slice(4, 7)}`));
      expect(heard(answer, "/vendor/NARD/debit", key)).toEqual([200, "OK", true]);
    }
    const stranger = await post({ vendor: "NARD", key: keyIn(GONE) }, "debit", play.bet("b-3"));
    expect(heard(stranger, "/vendor/NARD/debit", keyIn(NEW))).toEqual([401, "BAD_SIGNATURE", true]);
  });

  test("is not believed with the old one from its end on", async () => {
    context.clock.set(until.toISOString());
    const end = { ...play.end, txId: "p", currency: "TRIAL", amount: "5", kind: "PROMO" };
    const old = await post({ vendor: "NARD", key: keyIn(OLD) }, "credit", end);
    expect(heard(old, "/vendor/NARD/credit", keyIn(NEW))).toEqual([401, "BAD_SIGNATURE", true]);
    const own = await post({ vendor: "NARD", key: keyIn(NEW) }, "credit", end);
    expect(heard(own, "/vendor/NARD/credit", keyIn(NEW))).toEqual([200, "OK", true]);
  });

  test("is heard with both in a dialect as well", async () => {
    const retiring = { secret: fundistTongue.entry.secret, until: until.toISOString() };
    const changed = { ...fundistTongue.entry, secret: "the new one of the fund", retiring };
    const fund = seamStage(context, undefined, readVendors([changed]));
    await fund.join(player);
    const token = await fund.launch(player, { vendor: "FUND" });
    const meant = { tx: `b-${player}`, player: `${player}`, round: "r1", game: "G1", asset: "TRIAL", token };
    const said = fundistTongue.bet({ ...meant, minor: 100n });
    const request = { vendor: "FUND", method: "POST", query: "", address: "203.0.113.7", ...said };
    const word = async () => fundistTongue.hear(await fund.seam.handleForeign(request)).word;
    expect(await word()).toBe(fundistTongue.word("bet", "OK"));
    context.clock.set(later(until, DAY_MS).toISOString());
    // Answered with the new one, which the tongue does not know.
    await expect(word()).rejects.toThrow("not sealed with our secret");
    expect(fund.alarms.map(({ kind }) => kind)).toEqual(["badSignature"]);
    await fund.seam.settled();
  });
});

describe("a vendor that signs as version 1 does", () => {
  const first = { vendor: "FIRST", key: keyIn(`${NEW} too`, "1") };

  test("is answered so, and one of 1.1 is not believed with it", async () => {
    const token = await stage.launch(player, { vendor: "FIRST" });
    const answer = await post(first, "debit", play.bet("b1", { token }));
    expect(heard(answer, "anywhere", first.key)).toEqual([200, "OK", true]);
    const other = await post({ vendor: "NARD", key: keyIn(NEW, "1") }, "debit", play.bet("b2"));
    expect(other.status).toBe(401);
    const newer = await post({ ...first, key: keyIn(first.key.secret) }, "debit", play.bet("b3", { token }));
    expect(newer.status).toBe(401);
  });

  test("is not believed with a stake that nobody could read either, where it would pass for another command", async () => {
    for (const amount of [null, 1, "1.5"]) {
      const unreadable = { ...play.bet("b1"), amount };
      expect((await post(first, "end-round", unreadable)).status).toBe(401);
      expect((await post(first, "debit", unreadable)).status).toBe(400);
    }
  });

  test("is not believed where the body was made for another command", async () => {
    const bodies = {
      debit: play.bet("b1"),
      credit: play.win("w1", "5"),
      adjust: play.correction("a1", "IN", "5"),
      rollback: play.undo("x1", "b1"),
      batch: { operations: [play.bet("b1")] },
      status: { targetTxId: "b1", player: play.ref },
      balance: { player: play.ref, currency: "TRIAL", token: play.token },
      "end-round": play.end,
      authenticate: { token: play.token },
    };
    for (const [meant, body] of Object.entries(bodies)) {
      for (const command of Object.keys(bodies)) {
        const { status } = await post(first, command, body);
        expect([meant, command, status === 401]).toEqual([meant, command, meant !== command]);
      }
    }
  });
});
