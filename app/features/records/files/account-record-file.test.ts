import { expect, test } from "vitest";
import { money } from "#server/core/numbers/money.ts";
import type { Movement } from "#server/wallet/index.ts";
import { accountRecordFile } from "./account-record-file.ts";

const MOMENT = new Date("2026-03-21T12:00:00.000Z");

const stake: Movement = {
  transferId: 12_345_678_901_234_567n,
  kind: "stake",
  account: "cash",
  amount: money(-1_050n, "P"),
  balanceAfter: money(9_007_199_254_740_993n, "P"),
  vendor: "NARD",
  game: "nowruz",
  round: "=1+1",
  at: MOMENT,
  reverses: null,
};

const file = (movements: readonly Movement[], note: string | null = null) =>
  accountRecordFile({ movements, gameOf: () => 'نوروز, "عید"', timeZone: "Asia/Tehran", note });

test("M07 a row has stable names, codes, an ISO moment with its offset and exact decimals", () => {
  expect(file([stake])).toBe(
    "\ufeffat,reference,kind,account,asset,amount,balance_after,vendor,game,round,note\r\n" +
      "2026-03-21T15:30:00.000+03:30,12345678901234567,stake,cash,P,-10.50,90071992547409.93,NARD," +
      '"نوروز, ""عید""",\'=1+1,\r\n',
  );
});

test("points have no decimals, and the house is nobody's vendor", () => {
  const points: Movement = {
    ...stake,
    kind: "points-issue",
    account: "points",
    vendor: "house",
    round: null,
  };
  const [, line = ""] = file([{ ...points, amount: money(7n, "PTS"), balanceAfter: money(7n, "PTS") }]).split(
    "\r\n",
  );
  expect(line.split(",").slice(2, 8)).toEqual(["points-issue", "points", "PTS", "7", "7", ""]);
});

test("that rows were left out is said in a last line with as many cells as the others", () => {
  const lines = file([stake], "Older rows were left out.").trimEnd().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toBe(",,,,,,,,,,Older rows were left out.");
});
