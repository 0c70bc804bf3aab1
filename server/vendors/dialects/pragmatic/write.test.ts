import { expect, test } from "vitest";
import type { WalletAnswer, WalletCode } from "../../protocol.ts";
import { pragmatic } from "./pragmatic.ts";

const dialect = pragmatic({ secret: "a salt of ours", freeRounds: "byResult" });

const answer = (code: WalletCode, more: Partial<WalletAnswer> = {}): WalletAnswer => ({
  ...{ code, player: "100001", currency: "P", txId: "t-1", transferId: "9", version: "3", replayed: false },
  balance: { cash: "1050", bonus: "5", total: "1055" },
  ...more,
});
const told = (message: string, said: WalletAnswer) => {
  const reading = { message, said: { user: "100001-P", reference: "r" }, order: "acknowledge" as const };
  const response = dialect.write(reading, said);
  return { status: response.status, text: new TextDecoder().decode(response.body) };
};

test("an answer is HTTP 200 with exact decimals, cash and bonus apart", () => {
  expect(told("bet", answer("OK"))).toEqual({
    status: 200,
    text: '{"transactionId":"9","currency":"P","cash":10.50,"bonus":0.05,"usedPromo":0,"error":0,"description":"Success"}',
  });
  expect(told("authenticate", answer("OK", { country: "IR" })).text).toContain(
    '"userId":"100001-P","country":"IR"',
  );
  expect(told("refund", answer("OK", { transferId: null })).text).toContain('"transactionId":"r"');
});

test.each([
  ["bet", "TX_CANCELLED", 3],
  ["result", "TX_CANCELLED", 120],
  ["result", "BET_NOT_FOUND", 100],
  ["endRound", "BET_NOT_FOUND", 130],
  ["endRound", "RETRY_LATER", 130],
  ["bet", "RETRY_LATER", 100],
  ["adjustment", "DUPLICATE_CONFLICT", 120],
] as const)("after a %s, %s is error %i", (message, code, error) => {
  expect(JSON.parse(told(message, answer(code)).text)).toMatchObject({ error });
});
