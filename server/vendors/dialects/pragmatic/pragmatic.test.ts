import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { ForeignRequest } from "../dialect.ts";
import { rawForm } from "./form.ts";
import { formHash } from "./hash.ts";
import { pragmatic } from "./pragmatic.ts";

const SECRET = "a salt of ours";
const dialect = pragmatic({ secret: SECRET, freeRounds: "byResult" });

/** Made with another program from the fields of BET and the secret. */
const HASH = "71eed5eeb82d0c294bfeadf31d23c30b";
const BET = {
  providerId: "pragmatic",
  userId: "100001-P",
  gameId: "vs25",
  roundId: "7",
  amount: "10.50",
  reference: "585c1306f89c",
  timestamp: "1774094400000",
  roundDetails: "spin",
  token: "a b",
  bonusCode: "",
};

const request = (path: string, body: string | Uint8Array): ForeignRequest => ({
  ...{ vendor: "PRAG", path, method: "POST", headers: {}, query: "", address: "203.0.113.7" },
  body: typeof body === "string" ? new TextEncoder().encode(body) : body,
});
const posted = (path: string, fields: Record<string, string>) =>
  request(path, new URLSearchParams(fields).toString());
const read = (path: string, fields: Record<string, string>) => dialect.read(posted(path, fields)).order;
const md5 = (text: string) => createHash("md5").update(text).digest("hex");

const ORDER = {
  txId: "585c1306f89c",
  player: "100001",
  currency: "P",
  game: "vs25",
  round: "vs25:7",
  amount: "1050",
};

test("a hash that another program made is accepted, whatever the order of the fields", () => {
  const fields = { ...BET, hash: HASH };
  expect(dialect.isAuthentic(posted("bet", fields))).toBe(true);
  expect(dialect.isAuthentic(posted("bet", Object.fromEntries(Object.entries(fields).reverse())))).toBe(true);
  expect(formHash(rawForm(posted("bet", BET).body), SECRET)).toBe(HASH);
});

test.each([
  ["no hash", (body: string) => body.replace(/&hash=\w+/, "")],
  ["an empty hash", (body: string) => body.replace(/hash=\w+/, "hash=")],
  ["two hashes", (body: string) => `${body}&hash=${HASH}`],
  ["a hash in capitals", (body: string) => body.replace(HASH, HASH.toUpperCase())],
  ["another amount", (body: string) => body.replace("10.50", "10.51")],
  ["a field more", (body: string) => `${body}&promoWinAmount=5`],
  ["a field less", (body: string) => body.replace("&roundDetails=spin", "")],
  ["a field without a name", (body: string) => `${body}&=5`],
  [
    "two fields made one",
    (body: string) => body.replace("&gameId=vs25", "").replace("10.50", "10.50%26gameId%3Dvs25"),
  ],
])("%s is believed to nobody", (_what, change) => {
  const body = new URLSearchParams({ ...BET, hash: HASH }).toString();
  expect(dialect.isAuthentic(request("bet", change(body)))).toBe(false);
});

test("a bet is a debit of the round within its game, with the moment that was signed", () => {
  expect(read("bet.html", BET)).toEqual({
    command: "debit",
    body: { ...ORDER, token: "a b" },
    sentAt: new Date("2026-03-21T12:00:00.000Z"),
  });
  expect(read("bet", { ...BET, bonusCode: "free-7" })).toMatchObject({
    body: { amount: "0", freeRoundId: "free-7" },
  });
  for (const timestamp of ["", "now", "1774094400", "17740944000001"]) {
    expect(read("bet", { ...BET, timestamp })).toEqual({ refused: "BAD_REQUEST" });
  }
});

test("a result pays, together with the prize of a promotion that it carries", () => {
  expect(read("result", BET)).toEqual({ command: "credit", body: { ...ORDER, kind: "WIN" } });
  const prize = { promoWinAmount: "3.00", promoWinReference: "prize", promoCampaignID: "7" };
  expect(read("result", { ...BET, ...prize })).toEqual({
    command: "batch",
    body: {
      operations: [
        { ...ORDER, kind: "WIN" },
        { ...ORDER, kind: "PROMO", txId: "prize", amount: "300" },
      ],
    },
  });
  expect(read("result", { ...BET, promoWinAmount: "3.00" })).toMatchObject({
    body: { operations: [{}, { txId: undefined }] },
  });
});

test("free rounds are paid by their results or by their total, and never by both", () => {
  const total = pragmatic({ secret: SECRET, freeRounds: "byTotal" });
  const free = { ...BET, bonusCode: "free-7" };
  const amounts = [dialect, total].map((each) =>
    ["result", "bonusWin"].map((message) => {
      const { order } = each.read(posted(message, free));
      return typeof order === "object" && "body" in order ? [order.body.kind, order.body.amount] : null;
    }),
  );
  expect(amounts).toEqual([
    [
      ["FREE_ROUND", "1050"],
      ["FREE_ROUND", "0"],
    ],
    [
      ["FREE_ROUND", "0"],
      ["FREE_ROUND", "1050"],
    ],
  ]);
});

test("a prize that belongs to no round stands for one, which ends with it", () => {
  const { roundId: _round, gameId: _game, ...prize } = BET;
  expect(read("promoWin", { ...prize, campaignId: "9" })).toEqual({
    command: "credit",
    body: { ...ORDER, game: "prize", round: "campaign:9:P", endRound: true, kind: "PROMO" },
  });
  expect(read("jackpotWin", BET)).toMatchObject({ body: { ...ORDER, kind: "JACKPOT" } });
});

test("a refund needs no round: the bet knows it", () => {
  const { providerId, userId, reference } = BET;
  expect(read("refund", { providerId, userId, reference })).toEqual({
    command: "rollback",
    body: { txId: reference, targetTxId: reference, player: "100001", round: undefined },
    currency: "P",
  });
});

test("a refund bears the number of the bet, an end names the round, an adjustment has a sign", () => {
  expect(read("refund", BET)).toMatchObject({
    command: "rollback",
    body: { txId: ORDER.txId, targetTxId: ORDER.txId, player: "100001", round: "vs25:7" },
  });
  expect(read("endRound", BET)).toEqual({
    command: "end-round",
    body: { player: "100001", game: "vs25", round: "vs25:7" },
  });
  expect(read("adjustment", { ...BET, amount: "-10.50" })).toMatchObject({
    command: "adjust",
    body: { ...ORDER, direction: "OUT" },
  });
  for (const amount of ["--1", "+1", "- 1", "-"]) {
    expect(read("adjustment", { ...BET, amount })).toMatchObject({ body: { amount: null } });
  }
});

test.each(["100001", "100001-EUR", "P-100001", "100001-P-P", "100001-p", "-P"])(
  "%s is a name that we never gave",
  (userId) => {
    expect(read("balance", { ...BET, userId })).toEqual({ refused: "PLAYER_NOT_FOUND" });
  },
);

test.each([
  ["a field twice", `userId=100001-P&userId=100001-P`],
  ["bytes that are no UTF-8", "userId=%ff"],
  ["nobody", "providerId=pragmatic"],
])("%s is refused as unreadable", (_what, body) => {
  expect(dialect.read(request("balance", body)).order).toEqual({ refused: "BAD_REQUEST" });
});

test("a form signed over bytes that are no UTF-8 is the vendor's own, and is refused for what it says", () => {
  const body = Buffer.from("userId=%ff&hash=");
  const hash = createHash("md5")
    .update("userId=")
    .update(new Uint8Array([0xff]))
    .update(SECRET)
    .digest("hex");
  const sent = request("balance", new Uint8Array(Buffer.concat([body, Buffer.from(hash)])));
  expect(dialect.isAuthentic(sent)).toBe(true);
  expect(dialect.read(sent).order).toEqual({ refused: "BAD_REQUEST" });
});

test("a form is decoded as browsers do, and a percent sign that begins no code stands for itself", () => {
  const form = rawForm(new TextEncoder().encode("a=%D8%B4+%zz%&b&=c&d=e=f"));
  const texts = form.map(([name, value]) => [name.toString(), value.toString()]);
  expect(texts).toEqual([
    ["a", "ش %zz%"],
    ["b", ""],
    ["", "c"],
    ["d", "e=f"],
  ]);
});

test.each(["roundDetails", "getBalancePerGame", "constructor", ""])("%j is no message of ours", (path) => {
  expect(read(path, BET)).toEqual({ refused: "NOT_FOUND" });
});

test("the vendors' way of hashing leaves empty fields out", () => {
  expect(formHash(rawForm(new TextEncoder().encode("b=&a=1")), SECRET)).toBe(md5(`a=1${SECRET}`));
});
