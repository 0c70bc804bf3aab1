import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import type { WalletAnswer, WalletCode } from "../../protocol.ts";
import type { ForeignRequest } from "../dialect.ts";
import { fundist } from "./fundist.ts";

const SECRET = "a secret of ours";
const dialect = fundist({ secret: SECRET });

/** The seals were made with another program. */
const DEBIT = {
  type: "debit",
  tid: "15",
  userid: "100001",
  currency: "P",
  amount: "10.50",
  i_gameid: "77",
  i_actionid: "9",
  i_gamedesc: "998:slot",
  i_extparam: "tok",
};
const DEBIT_SEAL = "960cbfc5b7db6990461e32eeae61bd6fad5542a20c8b225de5a569aa19cc8006";
const ROUND = {
  type: "roundinfo",
  userid: "100001",
  i_gameid: "77",
  i_gamedesc: "998:slot",
  actions: [
    { actid: "1", type: "debit", amount: "1.00" },
    { type: "credit", amount: "0.50", actid: "2" },
  ],
};
const ROUND_SEAL = "588b4e99f90308b21d9aac72503d25fd433cf488b18cdf5e92a07fd860a46dc8";

const request = (body: string): ForeignRequest => ({
  ...{ vendor: "FUND", path: "", method: "POST", headers: {}, query: "", address: "203.0.113.7" },
  body: new TextEncoder().encode(body),
});
const said = (fields: object) => request(JSON.stringify(fields));
const read = (fields: object) => dialect.read(said(fields)).order;

const ORDER = { txId: "15", player: "100001", game: "998:slot", round: "77", currency: "P", amount: "1050" };

test("seals that another program made are accepted: with a flag, and with a list of actions", () => {
  expect(dialect.isAuthentic(said({ ...DEBIT, round_start: true, hmac: DEBIT_SEAL }))).toBe(true);
  expect(dialect.isAuthentic(said({ hmac: DEBIT_SEAL, round_start: 1, ...DEBIT, tid: 15 }))).toBe(true);
  expect(dialect.isAuthentic(said({ ...ROUND, hmac: ROUND_SEAL }))).toBe(true);
});

test.each([
  ["in a list", [{ a: "14" }]],
  ["in a list of lists", [["14"]]],
  ["as a flag", true],
  ["as a fraction", 1.5],
])("what a movement undoes is no payout when it is named %s", (_how, i_rollback) => {
  for (const type of ["debit", "credit"])
    expect(read({ ...DEBIT, type, i_rollback })).toEqual({ refused: "BAD_REQUEST" });
});

test.each([
  ["no seal", {}],
  ["an empty seal", { hmac: "" }],
  ["a seal in capitals", { hmac: DEBIT_SEAL.toUpperCase() }],
  ["another amount", { hmac: DEBIT_SEAL, amount: "10.51" }],
  ["a value more", { hmac: DEBIT_SEAL, subtype: "cancel" }],
  ["a seal in a list", { hmac: [DEBIT_SEAL] }],
  ["an object among the values", { hmac: DEBIT_SEAL, game_extra: { a: "" } }],
  ["a list within a list", { hmac: DEBIT_SEAL, actions: [{ a: [{}] }] }],
])("%s is believed to nobody", (_what, change) => {
  expect(dialect.isAuthentic(said({ ...DEBIT, round_start: true, ...change }))).toBe(false);
});

test("what is no JSON cannot be sealed", () => {
  expect(dialect.isAuthentic(request("{"))).toBe(false);
  expect(dialect.isAuthentic(request("[]"))).toBe(false);
});

test("a debit takes, a credit pays, and the session comes back in i_extparam", () => {
  expect(read(DEBIT)).toEqual({ command: "debit", body: { ...ORDER, token: "tok" } });
  expect(read({ ...DEBIT, type: "credit", round_ended: true })).toEqual({
    command: "credit",
    body: { ...ORDER, kind: "WIN", endRound: true },
  });
  expect(read({ ...DEBIT, type: "credit", jackpot_win: 1 })).toMatchObject({ body: { kind: "JACKPOT" } });
  expect(read({ ...DEBIT, type: "credit", jackpot_win: 0 })).toMatchObject({ body: { kind: "WIN" } });
  expect(read({ ...DEBIT, game_extra: "FREEROUNDS_7" })).toMatchObject({
    body: { amount: "0", freeRoundId: "FREEROUNDS_7" },
  });
});

test("what names a movement to undo is a rollback, whichever way the money goes", () => {
  for (const type of ["debit", "credit"]) {
    expect(read({ ...DEBIT, type, i_rollback: "14", subtype: "cancel" })).toMatchObject({
      command: "rollback",
      body: { txId: "15", targetTxId: "14", player: "100001", round: "77" },
    });
  }
  expect(read({ ...DEBIT, subtype: "cancel" })).toEqual({ refused: "BAD_REQUEST" });
});

test("a name that we do not know is refused, because names are not under the seal", () => {
  expect(read({ ...DEBIT, type: "credit", i_rollbacl: "14" })).toEqual({ refused: "BAD_REQUEST" });
});

test("a promotion may belong to no round", () => {
  const { i_gameid: _round, i_gamedesc: _game, ...prize } = DEBIT;
  expect(read({ ...prize, type: "credit", subtype: "promotion" })).toEqual({
    command: "credit",
    body: { ...ORDER, game: "prize", round: "prize:15", kind: "PROMO", endRound: true },
  });
});

test("what happened in a round ends it, and says nothing where it names no player", () => {
  expect(read(ROUND)).toEqual({
    command: "end-round",
    body: { player: "100001", game: "998:slot", round: "77" },
  });
  expect(read({ type: "roundinfo", gameid: "77" })).toBe("acknowledge");
  expect(read({ type: "ping" })).toBe("acknowledge");
});

test("a number names, but is no money", () => {
  expect(read({ ...DEBIT, tid: 15 })).toMatchObject({ body: { txId: "15" } });
  expect(read({ ...DEBIT, tid: 1.5 })).toMatchObject({ body: { txId: undefined } });
  expect(read({ ...DEBIT, amount: 10 })).toEqual({ refused: "BAD_REQUEST" });
});

test.each(["rollback", "constructor", "", undefined])("%j is no message of ours", (type) => {
  expect(read({ ...DEBIT, type })).toEqual({ refused: "NOT_FOUND" });
});

const answer = (code: WalletCode): WalletAnswer => ({
  ...{ code, player: "100001", currency: "P", txId: "15", transferId: "9", version: "3", replayed: false },
  balance: { cash: "1050", bonus: "5", total: "1055" },
});
const told = (message: string, code: WalletCode) => {
  const response = dialect.write({ message, said: { tid: "15" }, order: "acknowledge" }, answer(code));
  return { status: response.status, ...JSON.parse(new TextDecoder().decode(response.body)) };
};
const seal = (values: string) =>
  createHmac("sha256", createHash("sha256").update(SECRET).digest()).update(values).digest("hex");

test("answers are sealed as the messages are, with two decimals", () => {
  expect(told("debit", "OK")).toEqual({
    ...{ status: "OK", tid: "15", balance: "10.55", hmac: seal("10.55OK15") },
  });
  expect(told("debit", "INSUFFICIENT_FUNDS")).toEqual({
    ...{ status: 200, error: "Insufficient funds", balance: "10.55" },
    hmac: seal("10.55Insufficient funds"),
  });
  expect(told("credit", "TX_CANCELLED")).not.toHaveProperty("balance");
});

test("only what is no answer makes the vendor send again", () => {
  const codes = [
    "RETRY_LATER",
    "BET_NOT_FOUND",
    "TX_CANCELLED",
    "BAD_SIGNATURE",
    "DUPLICATE_CONFLICT",
  ] as const;
  expect(codes.map((code) => told("credit", code).status)).toEqual([503, 503, 200, 200, 200]);
});
