import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { balanceOf } from "#server/wallet/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { SECRET, type SeamStage, seamStage } from "#tests/setup/seam-stage.ts";
import { BODY_MAX_BYTES, exchangesOfRound } from "../index.ts";
import { WALLET_COMMANDS, type WalletRequest, type WalletResponse } from "../protocol.ts";
import { isSignedBy, keyOf, type SigningKey, signMessage, walletPath } from "./signature.ts";

let context: TestContext;
let stage: SeamStage;
let player = 100_000n;
let token: string;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  player += 1n;
  stage = seamStage(context);
  await stage.join(player);
  token = await stage.launch(player);
});
const encoder = new TextEncoder();
const nowS = () => context.now().getTime() / 1000;

function signed(command: string, body: unknown, more: Partial<WalletRequest> = {}): WalletRequest {
  const bytes = body instanceof Uint8Array ? body : encoder.encode(JSON.stringify(body));
  const timestamp = more.timestamp ?? `${nowS()}`;
  const path = walletPath(more.vendor ?? "NARD", command);
  const signature = signMessage(keyOf(SECRET), { timestamp, path, body: bytes });
  return { vendor: "NARD", command, timestamp, signature, body: bytes, ...more };
}

/** The stake that is sent below, with a key that is not the one that it should be signed with. */
function signedWith(key: SigningKey): string {
  const { timestamp, body } = signed("debit", bet());
  return signMessage(key, { timestamp, path: walletPath("NARD", "debit"), body });
}

const bet = (more: Record<string, unknown> = {}) => ({
  txId: "b1",
  token,
  player: `${player}`,
  game: "G1",
  round: "r1",
  amount: "100",
  currency: "TRIAL",
  ...more,
});

const codeIn = ({ body }: WalletResponse) => JSON.parse(new TextDecoder().decode(body)).code as string;
const held = async () => (await balanceOf(context, { playerId: player, asset: "TRIAL" })).minor;

describe("the transport of the seam", () => {
  test("every answer is signed with the vendor's secret, refusals too", async () => {
    const path = walletPath("NARD", "debit");
    for (const request of [
      signed("debit", bet()),
      signed("debit", "nonsense"),
      { ...signed("debit", bet()), signature: "0".repeat(64) },
    ]) {
      const { headers, body } = await stage.seam.handle(request);
      const { "X-Vendor-Timestamp": timestamp = "", "X-Vendor-Signature": signature = "" } = headers;
      expect(timestamp).toBe(`${nowS()}`);
      expect(isSignedBy(keyOf(SECRET), { timestamp, path, body }, signature)).toBe(true);
    }
  });

  test.each([
    ["another vendor's secret", () => ({ signature: signedWith(keyOf(`${SECRET} of another`)) })],
    ["the signature of another command", () => ({ signature: signed("end-round", bet()).signature })],
    [
      "a signature for another vendor",
      () => ({ signature: signed("debit", bet(), { vendor: "OTHER" }).signature }),
    ],
    ["a signature of version 1", () => ({ signature: signedWith({ version: "1", secret: SECRET }) })],
    ["no signature", () => ({ signature: "" })],
    ["a changed body", () => ({ body: encoder.encode(JSON.stringify(bet({ amount: "1" }))) })],
    ["a changed time", () => ({ timestamp: `${nowS() + 1}`, signature: signed("debit", bet()).signature })],
    ["a time that is none", () => ({ timestamp: "now" })],
  ])("%s is answered 401 before the body is read, and stores nothing", async (_what, make) => {
    const response = await stage.seam.handle(signed("debit", bet(), make()));
    expect([response.status, codeIn(response)]).toEqual([401, "BAD_SIGNATURE"]);
    expect(stage.alarms.map(({ kind }) => kind)).toEqual(["badSignature"]);
    await stage.seam.settled();
    expect(await exchangesOfRound(context, { vendor: "NARD", playerId: player, round: "r1" })).toEqual([]);
    expect(codeIn(await stage.seam.handle(signed("debit", bet())))).toBe("OK");
  });

  test.each([-301, 301])("no command that is %i seconds off is believed, nearer ones are", async (skew) => {
    const { token: _token, ...moved } = bet({ txId: "w1", kind: "WIN", betTxId: "b1" });
    const said = {
      authenticate: { token },
      balance: { player: `${player}`, currency: "TRIAL" },
      debit: bet(),
      credit: moved,
      batch: { operations: [moved] },
      adjust: { ...moved, txId: "a1", direction: "IN", reason: "a late goal" },
      "end-round": moved,
      status: { player: `${player}`, targetTxId: "b1" },
      rollback: { ...moved, txId: "x1", targetTxId: "w1" },
    };
    expect(Object.keys(said).sort()).toEqual([...WALLET_COMMANDS].sort());
    for (const [command, body] of Object.entries(said)) {
      const late = await stage.seam.handle(signed(command, body, { timestamp: `${nowS() + skew}` }));
      expect([command, late.status, codeIn(late)]).toEqual([command, 401, "BAD_SIGNATURE"]);
    }
    expect(await held()).toBe(10_000n);
    const near = `${nowS() + Math.sign(skew) * 300}`;
    for (const [command, body] of Object.entries(said)) {
      const heard = await stage.seam.handle(signed(command, body, { timestamp: near }));
      expect([command, codeIn(heard)]).toEqual([command, "OK"]);
    }
  });

  test.each([
    ["no JSON", encoder.encode("{")],
    ["no UTF-8", new Uint8Array([0x22, 0xff, 0x22])],
    ["a list", []],
    ["null", null],
  ])("%s is answered 400 and stores no key", async (_what, body) => {
    const response = await stage.seam.handle(signed("debit", body));
    expect([response.status, codeIn(response)]).toEqual([400, "BAD_REQUEST"]);
  });

  test.each([
    ["a JSON number", { amount: 100 }],
    ["a sign", { amount: "-1" }],
    ["decimals", { amount: "1.5" }],
    ["an exponent", { amount: "1e3" }],
    ["a word", { amount: "NaN" }],
    ["nothing", { amount: "" }],
    ["Persian digits", { amount: "۱۰" }],
    ["more than a balance can hold", { amount: "9223372036854775808" }],
    ["an id of 101 characters", { txId: "x".repeat(101) }],
    ["an empty id", { round: "" }],
    ["a missing id", { game: undefined }],
    ["a number as an id", { txId: 7 }],
    ["a control character", { txId: "a\u0000b" }],
    ["half of a character", { txId: "\ud800" }],
  ])("%s is refused as unreadable and moves nothing", async (_what, wrong) => {
    const response = await stage.seam.handle(signed("debit", bet(wrong)));
    expect([response.status, codeIn(response)]).toEqual([400, "BAD_REQUEST"]);
    expect(await held()).toBe(10_000n);
  });

  test("an id of 100 characters in any script is an id, and unknown fields are ignored", async () => {
    const response = await stage.seam.handle(
      signed("debit", bet({ txId: "ش".repeat(100), balance: "1", __proto__: 5 })),
    );
    expect(codeIn(response)).toBe("OK");
  });

  test("a body over 64 KiB is refused, one of 64 KiB is read", async () => {
    const padded = (size: number) => {
      const json = JSON.stringify(bet({ filler: "" }));
      return encoder.encode(json.replace('"filler":""', `"filler":"${"x".repeat(size - json.length)}"`));
    };
    const over = await stage.seam.handle(signed("debit", padded(BODY_MAX_BYTES + 1)));
    expect([over.status, codeIn(over)]).toEqual([400, "BAD_REQUEST"]);
    expect(codeIn(await stage.seam.handle(signed("debit", padded(BODY_MAX_BYTES))))).toBe("OK");
  });

  test("an unknown vendor, the house itself and an unknown command are not found", async () => {
    for (const request of [
      signed("debit", bet(), { vendor: "NOBODY" }),
      signed("debit", bet(), { vendor: "house" }),
      signed("debit", bet(), { vendor: "NARD'" }),
      signed("withdraw", bet()),
      signed("toString", bet()),
    ]) {
      expect((await stage.seam.handle(request)).status).toBe(404);
    }
  });

  test("both sides of every exchange are kept without the token and listed for the round", async () => {
    await stage.client.authenticate({ token });
    await stage.client.debit(bet());
    await stage.client.debit(bet());
    await stage.client.credit({ ...bet(), txId: "w1", kind: "WIN", betTxId: "b1" });
    await stage.seam.settled();
    const kept = await exchangesOfRound(context, { vendor: "NARD", playerId: player, round: "r1" });
    expect(kept.map(({ command, txId, code, status }) => [command, txId, code, status])).toEqual([
      ["debit", "b1", "OK", 200],
      ["debit", "b1", "OK", 200],
      ["credit", "w1", "OK", 200],
    ]);
    expect(kept[0]?.request).toContain('"token":"[redacted]"');
    expect(JSON.parse(kept[1]?.answer ?? "")).toMatchObject({ replayed: true, txId: "b1" });
    const all = await context.db.call<{ request: string; answer: string }>(
      { name: "test-exchanges", text: "select request, answer from vendors.exchanges" },
      [],
    );
    expect(JSON.stringify(all)).not.toContain(token);
    expect(await exchangesOfRound(context, { vendor: "NARD", playerId: player + 1n, round: "r1" })).toEqual(
      [],
    );
  });

  test("while the database cannot decide, the answer is 503 to send again, and never a refusal", async () => {
    const broken = seamStage({
      ...context,
      db: {
        ...context.db,
        call: async () => {
          throw new Error("Connection terminated unexpectedly");
        },
      },
    });
    const response = await broken.seam.handle(signed("debit", bet()));
    expect([response.status, codeIn(response)]).toEqual([503, "RETRY_LATER"]);
    expect(response.headers["Retry-After"]).toBe("1");
    expect(broken.alarms[0]).toMatchObject({ kind: "fault", command: "debit" });
  });
});
