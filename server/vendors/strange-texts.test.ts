import { expect, test } from "vitest";
import { testContext } from "#tests/setup/database.ts";
import { transactionsAnswer } from "./outgoing/vendor-api-answers.ts";
import { exchangeLog, exchangesOfRound } from "./seam/exchanges.ts";

test("a strange name of a call takes no other exchange along", async () => {
  const context = await testContext();
  const faults: unknown[] = [];
  const log = exchangeLog(context, (fault) => faults.push(fault));
  const exchange = {
    ...{
      vendor: "NARD",
      command: "debit",
      playerId: 100_001n,
      round: "r1",
      txId: "b1",
      code: "OK",
      status: 200,
    },
    ...{ request: "{}", answer: "{}", tookMs: 1, at: context.now() },
  };
  log.keep(exchange);
  log.keep({ ...exchange, command: "x\u0000", request: "/x\u0000", round: null });
  await log.settled();
  expect(faults).toEqual([]);
  const of = { vendor: "NARD", playerId: 100_001n, round: "r1" };
  expect(await exchangesOfRound(context, of)).toHaveLength(1);
});

test("a line of a vendor's record whose number nobody can bear is a difference, and stops no comparison", () => {
  const line = {
    ...{ txId: "a\u0000b", kind: "credit", player: "100001", game: "G1", round: "r1", amount: "5" },
    ...{ currency: "P", state: "done", at: "2026-03-21T12:00:00Z" },
  };
  const { transactions } = transactionsAnswer.parse({ transactions: [line], next: null });
  expect(transactions[0]?.txId).toBe("a\ufffdb");
});
