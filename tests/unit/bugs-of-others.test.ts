import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { drawJackpot, jackpotView, setJackpot, wonDraws } from "#server/jackpots/index.ts";
import { pf1Draw } from "#server/studio/fairness/pf1.ts";
import { resumeWagers, WAGER_ENGINES } from "#server/studio/index.ts";
import { lotteryGameOf } from "#server/studio/lottery/index.ts";
import { playRound } from "#server/studio/slots/slot-engine.ts";
import { THEMES } from "#server/studio/slots/themes.ts";
import { cutDatabase, Interruption } from "#server/studio/testing/interruptions.ts";
import { decideWagers, payWagers } from "#server/studio/wagers/wager-payouts.ts";
import { beginWager, readWager, takeWagerStake } from "#server/studio/wagers/wagers.ts";
import { createSeam } from "#server/vendors/index.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { bookStage, leg } from "#tests/setup/book-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { got, instantSeat } from "#tests/setup/instant-seat.ts";
import { lotteryHouse } from "#tests/setup/lottery-house.ts";
import { minorOf, paidMember, play } from "#tests/setup/real-stakes.ts";
import { roundsStage } from "#tests/setup/rounds-stage.ts";
import { studioHouse } from "#tests/setup/studio-house.ts";
import { debit } from "#tests/setup/wallet-stage.ts";

const FUNDS = 1_000_00n;

test("a wallet whose secret is empty believes nobody, also who signs with nothing", async () => {
  const context = await testContext();
  const seam = createSeam({
    context,
    secretOf: () => "",
    ports: { findPlayer: async () => null, gameState: async () => "open" },
  });
  const body = new TextEncoder().encode(JSON.stringify({ token: "x".repeat(40) }));
  const timestamp = String(Math.floor(context.now().getTime() / 1000));
  const signature = createHmac("sha256", "")
    .update(`${timestamp}.POST./vendor/NARD/authenticate.`)
    .update(body)
    .digest("hex");
  const answer = await seam.handle({ vendor: "NARD", command: "authenticate", timestamp, signature, body });
  expect(answer.status).toBe(404);
  await seam.settled();
});

test("what comes out is paid, however little the house has taken before: nothing is drawn again", async () => {
  const house = await studioHouse();
  const playerRef = await house.aPlayer(FUNDS);
  const sessionId = await house.opened(playerRef, "SIMORGH", "haft-khan");
  const wager = { sessionId, playerRef, formRef: "f", mathVersion: 1, stakeMinor: 100n, choice: {} };
  const begun = got(await house.context.db.transaction((db) => beginWager({ ...house.context, db }, wager)));
  await takeWagerStake(house.context, house.walletOf, begun.id);
  // Ten thousand times the only stake that this house has ever taken.
  const decision = { wagerId: begun.id, payoutMinor: 1_000_000n, result: {} };
  expect(await decideWagers(house.context.db, [decision])).toEqual([begun.id]);
  expect(await decideWagers(house.context.db, [{ ...decision, payoutMinor: 0n }])).toEqual([]);
  await payWagers(house.context, house.walletOf, [begun.id]);
  expect(await readWager(house.context.db, begun.id)).toMatchObject({
    state: "paid",
    payoutMinor: 1_000_000n,
  });
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS - 100n + 1_000_000n);
  expect(await brokenInvariants(house.context)).toEqual([]);
});

test("a round of a slot follows from its seeds alone: neither funds, nor stake, nor earlier rounds are asked", () => {
  for (const theme of THEMES) {
    const seeds = { serverSeed: "5c".repeat(32), clientSeed: "same", nonce: 3 };
    const first = playRound(theme, pf1Draw(theme.code, seeds));
    for (let nonce = 0; nonce < 20; nonce += 1) playRound(theme, pf1Draw(theme.code, { ...seeds, nonce }));
    expect(playRound(theme, pf1Draw(theme.code, seeds)), theme.code).toEqual(first);
  }
});

test("a restart settles nothing that is still being played, and gives nothing of it back", async () => {
  const house = await studioHouse();
  const { context } = house;
  context.clock.set("2026-11-22T12:00:00Z");

  const mines = await instantSeat(house, "mines", FUNDS);
  const board = got(await mines.play("board", { mines: "3" }));

  const lottery = await lotteryHouse(house);
  await lottery.advance();
  const buyer = await house.aPlayer(FUNDS);
  const seat = await house.opened(buyer, lotteryGameOf("tas-dah")?.vendor ?? "", "tas-dah");
  const ticket = await lottery.placed({ sessionId: seat, playerRef: buyer, draw: "20261122-311" });

  const alive = [board.wagerId, ticket.id];
  for (let restart = 0; restart < 2; restart += 1) {
    await resumeWagers(context, house.walletOf, WAGER_ENGINES, { everything: true });
    for (const id of alive) expect((await readWager(context.db, id)).state, id).toBe("staked");
  }
  expect(await mines.balance()).toBe(FUNDS - 100n);
  expect(await house.balanceMinor(buyer)).toBe(FUNDS - ticket.stakeMinor);
});

test("a restart leaves a round whose betting is open, a flight in the air and a bet that waits as they are", async () => {
  const stage = await roundsStage();
  const { context, house } = stage;
  const restart = () => resumeWagers(context, house.walletOf, WAGER_ENGINES, { everything: true });
  const betting = await stage.opened("bakara");
  const open = got(await stage.stake(await stage.seated("bakara", FUNDS), { spot: "player" }));
  await restart();
  expect((await stage.roundOf(betting.id)).state).toBe("betting");
  expect((await readWager(context.db, open.id)).state).toBe("staked");

  const { round, placed } = await stage.flying(300, async (roundId) =>
    got(await stage.stake(await stage.seated("parvaz", FUNDS), { auto: null }, { roundId })),
  );
  await restart();
  expect(await stage.roundOf(round.id)).toMatchObject({ state: "drawing", outcome: null });
  expect((await readWager(context.db, placed.id)).state).toBe("staked");

  const book = await bookStage();
  const punter = await book.aPunter(FUNDS);
  const [bet] = got(await book.place({ ...punter, legs: [leg(await book.aMatch(), "home", 200)] }));
  await resumeWagers(book.context, book.walletOf, WAGER_ENGINES, { everything: true });
  expect((await readWager(book.context.db, bet?.id ?? "")).state).toBe("staked");
});

const JACKPOT_STEPS = ["jackpots.save_mark", "jackpots.insert_draw", "jackpots.mark_drawn"];

test.each(JACKPOT_STEPS.flatMap((step) => [["before", step] as const, ["after", step] as const]))(
  "a draw of the jackpot that is cut off %s %s is drawn once, and its winner paid once",
  async (moment, step) => {
    const context = await testContext();
    const brand = await openBrand(context);
    const { id } = await paidMember(context, brand, { username: "lucky", cashMinor: 1_000_000n });
    await setJackpot(context, { state: "open", rateBasisPoints: 500, oneInMinor: 1000n });
    await drawJackpot(context);
    // As much as the chance is one in: this ticket wins.
    await play(context, id, debit("sure", 100_00n, { round: "r" }));
    await expect(drawJackpot(cutDatabase(context, step, moment))).rejects.toThrow(Interruption);
    expect(await minorOf(context, id, "P")).toBe(1_000_000n - 100_00n);
    expect(await wonDraws(context)).toEqual([]);
    await drawJackpot(context);
    await drawJackpot(context);
    expect(await minorOf(context, id, "P")).toBe(1_000_000n - 100_00n + 5_00n);
    expect(await wonDraws(context)).toHaveLength(1);
    expect((await jackpotView(context))?.amount.minor).toBe(0n);
    expect(await brokenInvariants(context)).toEqual([]);
  },
);
