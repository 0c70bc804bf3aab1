import { beforeEach, describe, expect, test } from "vitest";
import { attemptCount } from "#server/audit/index.ts";
import { HOUR_MS } from "#server/core/time.ts";
import { BREAKER_LIMITS } from "#server/vendors/index.ts";
import { keyOf, signMessage, walletPath } from "#server/vendors/seam/signature.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
import { type SeamPlay, seamPlay } from "#tests/setup/seam-play.ts";
import { SECRET, type SeamStage, seamStage } from "#tests/setup/seam-stage.ts";

const PLAYER = 100_001n;
const ESCAPE = "\u001b[2J";

let context: TestContext;
let stage: SeamStage;
let play: SeamPlay;

beforeEach(async () => {
  context = await testContext();
  stage = seamStage(context, { ...BREAKER_LIMITS, callsMin: 4 });
  play = await seamPlay(context, stage, PLAYER);
});

const said = (words: string) => officeSaid(context, words);

/** A call of the vendor itself, whatever its body is. */
async function raw(command: string, text: string): Promise<void> {
  const body = new TextEncoder().encode(text);
  const timestamp = `${context.now().getTime() / 1000}`;
  const message = { timestamp, path: walletPath("NARD", command), body };
  const signature = signMessage(keyOf(SECRET), message);
  await stage.seam.handle({ vendor: "NARD", command, timestamp, signature, body });
  await stage.seam.settled();
}

describe("what a vendor said", () => {
  test("is listed for a round, both sides of each call and without the token", async () => {
    await stage.client.debit(play.bet("b1"));
    await stage.client.credit(play.win("w1", "50", "b1"));
    await stage.seam.settled();
    const told = (await said(`vendor exchanges NARD ${PLAYER} r1`)).split("\n");
    expect(told).toHaveLength(7);
    expect(told[1]).toMatch(/debit\s+b1\s+OK\s+200/);
    expect(told[2]).toMatch(/^ +< \{.*"txId":"b1","token":"\[redacted\]"/);
    expect(told[3]).toContain('> {"code":"OK"');
    expect(told[4]).toMatch(/credit\s+w1\s+OK\s+200/);
    expect(told.join("\n")).not.toContain(play.token);
    expect(await said(`vendor exchanges NARD ${PLAYER} r2`)).toBe("Nothing was said about such a round.");
    expect(await said(`vendor exchanges OTHER ${PLAYER} r1`)).toBe("Nothing was said about such a round.");
  });

  test("and the protocol forbids is listed by itself, and no terminal does what stands in it", async () => {
    await stage.client.debit(play.bet("b1"));
    await stage.client.debit(play.bet("b1", { amount: "101" }));
    await raw("debit", `${ESCAPE}{"amount":`);
    const told = await said("vendor mistakes NARD");
    expect(told).toMatch(/DUPLICATE_CONFLICT\s+200/);
    expect(told).toMatch(/BAD_REQUEST\s+400/);
    expect(told).not.toContain("\u001b");
    expect(told.split("\n")).toHaveLength(7);
    context.clock.forward(25 * HOUR_MS);
    expect(await said("vendor mistakes NARD")).toBe("It made no mistake.");
    expect(await said("vendor mistakes NARD --hours 48")).toContain("DUPLICATE_CONFLICT");
  });

  test("and stopped it for is listed with how much of it failed", async () => {
    expect(await said("vendor stops")).toBe("No vendor was stopped.");
    for (let nth = 0; nth < 4; nth += 1) await raw("debit", "{");
    expect(await said("vendor stops")).toMatch(/NARD .* 4 of 4/);
  });

  test("to correct a result and was refused waits with its reason", async () => {
    expect(await said("vendor corrections NARD")).toBe("No correction was refused.");
    await stage.client.debit(play.bet("b1"));
    await stage.client.adjust({
      txId: "a1",
      player: `${PLAYER}`,
      game: "G1",
      round: "r1",
      amount: "99999999",
      currency: "TRIAL",
      direction: "OUT",
      reason: "counted\u2028wrongly",
    });
    const told = await said("vendor corrections NARD");
    expect(told).toMatch(/from the player\s+999999\.99 .*INSUFFICIENT_FUNDS\s+counted wrongly/);
  });
});

test("what was tried at the doors is listed by the hour", async () => {
  expect(await said("attempt list")).toBe("Nobody tried anything.");
  const count = attemptCount(context, () => {});
  for (let nth = 0; nth < 3; nth += 1) {
    count.note({ door: "payments", kind: "disagreement", about: "webhook" });
  }
  await count.settled();
  expect(await said("attempt list")).toMatch(/payments\s+webhook\s+disagreement\s+3/);
  context.clock.forward(26 * HOUR_MS);
  expect(await said("attempt list")).toBe("Nobody tried anything.");
});
