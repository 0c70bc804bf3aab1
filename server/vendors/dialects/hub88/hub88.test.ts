import { createVerify, generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import type { WalletAnswer, WalletCode } from "../../protocol.ts";
import type { Dialect, ForeignRequest } from "../dialect.ts";
import { hub88 } from "./hub88.ts";
import { isSignedWith, privateKeyIn, publicKeyIn } from "./signature.ts";

/** Made with another program: a key, a body and its signature. */
const KEY = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAorhNMbSpgcaNJitQhfNG
8iElDlKgdOireSdxMLi9gRgKNQF0lgyaI1vMtovqQSEDF1XzPoZfige9PoQ1O7Aw
QUZ+MxX4w2oNWe+xsUVpDG5NnwO9PI9xwl0PphCb5J5Q+lLIQ+BL3GIhgmpKxFlq
+2ExS1qKoQe3bis1vpFCiL4v/MgiOUCTz6jXvj9wqQVmI7MgnrEiUuoKv5kpignb
UTkxsZsY4iAtumIPmTAO80yH15FtO3DAjYAUcgVwMFrhbCOeHiqjGoEnr+FLYoEj
+lk1FXbEpy1PDObtMDw2/ZWk7x0BlAw8NokUp3hK/jrOph7b/g3Je/G9cY7fK7uR
VwIDAQAB
-----END PUBLIC KEY-----`;
const BODY = '{"user":"100001","request_uuid":"583c985f-fee6","transaction_uuid":"16d2dcfe","amount":100000}';
const SIGNATURE =
  "I7OkjVGuUcnIzyiFUzZw1Mozw7AfTctgBIMS+MaLUgFIvZ/GbMDNtEGAAkNMqxebHM+8kc5Ea65iIkY33CRLLzCo+CuLh+QM9Vax0jXc" +
  "FDLBc3jSzyjR2o9yse7c9l/GciyCDNOJSixTHlGcAXqgFXszoxLL4y5ynZUokiOcqwbT66Ga5TCTzPnrAMJkFO8xTgRK4S4C33SJKX/S" +
  "NEnR7+nglJlVSWuezrbLs5T8fP1abuGrR7QYQ25oWr946W1+fGC99uozWGl6wKSeDuejSSEH0ROlsYK60Dz2FAeka6h8MowJ+sqIwzyS" +
  "pxgItSlrZW+xRtdFkbFbDCuyqZy/SQ==";

const bytes = (text: string) => new TextEncoder().encode(text);
const request = (path: string, body: string, signature = ""): ForeignRequest => ({
  ...{ vendor: "HUB", path, method: "POST", query: "", address: "203.0.113.7" },
  headers: { "x-hub88-signature": signature },
  body: bytes(body),
});

function dialectOf(ourKey: ReturnType<typeof privateKeyIn> = null): Dialect {
  const theirKey = publicKeyIn(KEY);
  if (!theirKey) throw new Error("The key of this test is none.");
  return hub88({ theirKey, ourKey });
}
const dialect = dialectOf();
const read = (path: string, fields: object) => dialect.read(request(path, JSON.stringify(fields)));

const BET = {
  user: "100001",
  token: "a token",
  request_uuid: "r-1",
  transaction_uuid: "t-1",
  round: "7",
  game_code: "G1",
  currency: "P",
  amount: 1_050_000,
};
const ORDER = { txId: "t-1", player: "100001", game: "G1", round: "7", currency: "P", amount: "1050" };

const answer = (code: WalletCode, more: Partial<WalletAnswer> = {}): WalletAnswer => ({
  ...{ code, player: "100001", currency: "P", txId: "t-1", transferId: "9", version: "3", replayed: false },
  balance: { cash: "9223372036854775000", bonus: "807", total: "9223372036854775807" },
  ...more,
});
const told = (message: string, said: WalletAnswer, more: Record<string, string> = {}) => {
  const reading = {
    message,
    said: { user: "100001", request: "r-1", ...more },
    order: "acknowledge" as const,
  };
  const response = dialect.write(reading, said);
  return { status: response.status, text: new TextDecoder().decode(response.body) };
};

test("a signature that another program made is accepted, and no other", () => {
  expect(dialect.isAuthentic(request("transaction/bet", BODY, SIGNATURE))).toBe(true);
  const wrong = [
    ["", BODY],
    [`${SIGNATURE} `, BODY],
    [SIGNATURE.replace("I7Ok", "I7Ol"), BODY],
    [SIGNATURE.replace(/==$/, ""), BODY],
    ["AAAA", BODY],
    [SIGNATURE, BODY.replace("100000", "100001")],
    [SIGNATURE, ` ${BODY}`],
  ] as const;
  for (const [signature, body] of wrong) {
    expect(dialect.isAuthentic(request("transaction/bet", body, signature))).toBe(false);
  }
});

test("only RSA keys of 2048 bits or more are keys", () => {
  const short = generateKeyPairSync("rsa", { modulusLength: 1024 });
  const curve = generateKeyPairSync("ec", { namedCurve: "P-256" });
  for (const { publicKey, privateKey } of [short, curve]) {
    expect(publicKeyIn(publicKey.export({ type: "spki", format: "pem" }).toString())).toBeNull();
    expect(privateKeyIn(privateKey.export({ type: "pkcs8", format: "pem" }).toString())).toBeNull();
  }
  expect([publicKeyIn(""), publicKeyIn("no key"), privateKeyIn(KEY)]).toEqual([null, null, null]);
});

test("a bet is a debit, and takes nothing where it is free", () => {
  expect(read("transaction/bet", BET).order).toEqual({
    command: "debit",
    body: { ...ORDER, token: "a token" },
  });
  const free = read("transaction/bet", { ...BET, is_free: true, reward_uuid: "reward" });
  expect(free.order).toEqual({
    command: "debit",
    body: { ...ORDER, token: "a token", amount: "0", freeRoundId: "reward" },
  });
});

test("a win says which bet it belongs to and whether it ends the round", () => {
  const win = { ...BET, reference_transaction_uuid: "t-0", round_closed: true };
  const credit = { ...ORDER, kind: "WIN", betTxId: "t-0", endRound: true };
  expect(read("transaction/win", win).order).toEqual({ command: "credit", body: credit });
  expect(read("transaction/win", { ...win, is_free: true }).order).toMatchObject({
    body: { kind: "FREE_ROUND" },
  });
  const promo = { ...BET, is_supplier_promo: true, is_free: true };
  expect(read("transaction/win", promo).order).toMatchObject({ body: { kind: "PROMO", endRound: false } });
});

test("a bet never ends its round, because a stake of an ended round could not be taken back", () => {
  const { order } = read("transaction/bet", { ...BET, round_closed: true });
  expect(order).toEqual({ command: "debit", body: { ...ORDER, token: "a token" } });
});

test("a rollback, a balance and a player's facts", () => {
  const { amount: _amount, ...undo } = { ...BET, reference_transaction_uuid: "t-0" };
  expect(read("transaction/rollback", undo).order).toEqual({
    command: "rollback",
    body: { txId: "t-1", targetTxId: "t-0", player: "100001", round: "7" },
    session: "a token",
  });
  expect(read("user/balance", { user: "100001", token: "a token" }).order).toMatchObject({
    command: "balance",
    session: "a token",
  });
  expect(read("user/info", { user: "100001" }).order).toEqual({
    command: "balance",
    body: { player: "100001" },
  });
});

test.each([
  ["no JSON", "{", undefined],
  ["a list", "[]", undefined],
  ["an amount as a text", JSON.stringify({ ...BET, amount: "1050000" }), "types"],
  ["a flag as a text", JSON.stringify({ ...BET, round_closed: "true" }), "types"],
  ["a user as a number", JSON.stringify({ ...BET, user: 100_001 }), "types"],
])("%s is refused with the word for it", (_what, body, fault) => {
  const reading = dialect.read(request("transaction/bet", body));
  expect(reading).toMatchObject({ order: { refused: "BAD_REQUEST" } });
  expect(reading.said.fault).toBe(fault);
});

test.each(["user", "constructor", "__proto__", "transaction/bet/", "TRANSACTION/BET", ""])(
  "%j is no address of the dialect",
  (path) => {
    expect(read(path, BET).order).toEqual({ refused: "NOT_FOUND" });
  },
);

test.each(["1050000.5", "1e6", "-1050000", "1050001", "9223372036854775808000000"])(
  "an amount of %s is finer or stranger than money is",
  (amount) => {
    const body = JSON.stringify(BET).replace("1050000", amount);
    expect(dialect.read(request("transaction/bet", body)).order).toMatchObject({
      body: { amount: amount.startsWith("9") ? "9223372036854775808000" : null },
    });
  },
);

test("an answer is HTTP 200, repeats what was said, and counts money in hundred-thousandths", () => {
  expect(told("transaction/bet", answer("OK"))).toEqual({
    status: 200,
    text: '{"user":"100001","status":"RS_OK","request_uuid":"r-1","currency":"P","balance":9223372036854775807000}',
  });
  expect(told("user/info", answer("OK")).text).toBe(
    '{"user":"100001","status":"RS_OK","request_uuid":"r-1"}',
  );
  expect(told("transaction/bet", answer("INSUFFICIENT_FUNDS")).text).toContain(
    '"balance":9223372036854775807000',
  );
  expect(told("transaction/bet", answer("CURRENCY_MISMATCH")).text).not.toContain("balance");
  expect(told("transaction/bet", answer("BAD_REQUEST"), { fault: "types" }).text).toContain(
    "RS_ERROR_WRONG_TYPES",
  );
});

test("what is not decided yet is the general error, after which the vendor sends again", () => {
  expect(told("transaction/win", answer("RETRY_LATER", { balance: null }))).toEqual({
    status: 200,
    text: '{"user":"100001","status":"RS_ERROR_UNKNOWN","request_uuid":"r-1"}',
  });
});

test("with a key of ours the answers are signed", () => {
  const ours = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const ourKey = privateKeyIn(ours.privateKey.export({ type: "pkcs8", format: "pem" }).toString());
  const reading = { message: "user/balance", said: {}, order: "acknowledge" as const };
  const { headers, body } = dialectOf(ourKey).write(reading, answer("OK"));
  const signature = headers["X-Hub88-Signature"] ?? "";
  expect(createVerify("RSA-SHA256").update(body).verify(ours.publicKey, signature, "base64")).toBe(true);
  expect(isSignedWith(ours.publicKey, body, signature)).toBe(true);
});
