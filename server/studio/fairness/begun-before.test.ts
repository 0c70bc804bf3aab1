import { beforeAll, expect, test } from "vitest";
import { FUNDS, openSeat, STAKE, staked, TABLE } from "#tests/setup/bakara-seat.ts";
import { BUY_IN, people, playOn, seatAll, seenBy } from "#tests/setup/card-room.ts";
import { lotteryHouse } from "#tests/setup/lottery-house.ts";
import { type RoundsStage, roundsStage } from "#tests/setup/rounds-stage.ts";
import { verifyLottery, writtenPicks } from "../lottery/verify.ts";
import { publicRound } from "../rounds/index.ts";
import { drawOutcome, payoutOf, paysOf } from "../rounds/outcome.ts";
import { verifyRounds } from "../rounds/verify.ts";
import { readSeats } from "../tables/play/read-table.ts";
import { dealsOf } from "../tables/seats/open-match.ts";
import { sitDown } from "../tables/seats/sit-down.ts";
import { tableCheck, verifyTables } from "../tables/verify.ts";
import { readWager } from "../wagers/wagers.ts";
import { sharedDraw } from "./chain.ts";
import { closingTheGap, numberFromAce } from "./retired.ts";

let stage: RoundsStage;

beforeAll(async () => {
  stage = await roundsStage();
});

/** As it would be if it had begun before there was a version 2: nothing else changes that. */
async function setBack(table: "shared_rounds" | "draws" | "tables", id: string): Promise<void> {
  const trigger = {
    shared_rounds: "shared_round_facts_stay",
    draws: "draw_facts_stay",
    tables: "table_facts_stay",
  };
  const sentences = [
    `alter table studio.${table} disable trigger ${trigger[table]}`,
    `update studio.${table} set math_version = 1 where id = '${id}'`,
    `alter table studio.${table} enable trigger ${trigger[table]}`,
  ];
  for (const [nth, text] of sentences.entries())
    await stage.context.db.call({ name: `test.set_back_${table}_${nth}_${id}`, text }, []);
}

test("G11 a round that began by the old way is dealt, kept, paid and checked by it, and shown as cards of today", async () => {
  const seat = await openSeat(stage);
  const open = await stage.latest(TABLE);
  expect(open.mathVersion).toBe(2);
  await setBack("shared_rounds", open.id);
  const wagerId = await staked(stage, seat);
  stage.context.clock.set(open.closesAt.toISOString());
  await stage.advance();

  const round = await stage.latest(TABLE);
  const { link, entropy, number } = round;
  if (!link || !entropy) throw new Error("The round is not over");
  const facts = { kind: "baccarat", game: TABLE, number, seeds: { link, round: round.id, entropy } } as const;
  const before = drawOutcome({ ...facts, version: 1 });
  expect(before).not.toEqual(drawOutcome({ ...facts, version: 2 }));
  if (before.kind !== "baccarat" || round.outcome?.kind !== "baccarat") throw new Error("Another game");
  expect(round.outcome.player).toEqual(before.player.map(numberFromAce));
  expect((await publicRound(stage.context, TABLE))?.outcome).toEqual(before);

  const payoutMinor = payoutOf(STAKE, paysOf(before, { spot: "player" }, number));
  const wager = await readWager(stage.context.db, wagerId);
  expect(wager).toMatchObject({ mathVersion: 1, state: "paid", payoutMinor });
  expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS - STAKE + payoutMinor);

  const said = { engine: "rounds", game: TABLE, round: round.id, number: String(number), link, entropy };
  const lines = (version: Record<string, string>) =>
    verifyRounds(new URLSearchParams({ ...said, ...version }))?.lines;
  expect(lines({ version: "1" })).toEqual(lines({}));
  expect(lines({ version: "1" })).not.toEqual(lines({ version: "2" }));
  expect([lines({ version: "3" }), lines({ version: "0" }), lines({ version: "1.0" })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("G11 a draw that was planned with the old way comes out by it, with stakes of before and of after", async () => {
  const house = await lotteryHouse(stage.house);
  await house.advance();
  const player = await house.aPlayer(1_000_000n);
  const sessionId = await house.seat(player, "yazdah");
  const [open] = await stage.context.db.call(
    {
      name: "test.open_draw",
      text: `select id, number, draws_at as at from studio.draws where game = 'yazdah' and state = 'open'
        order by draws_at limit 1`,
    },
    [],
  );
  const { id, number: draw, at } = open as { id: string; number: string; at: Date };
  const picks = [[1, 2, 3, 4, 5]];
  const request = { sessionId, playerRef: player, draw, playType: "any5", picks };
  const after = await house.placed(request);
  await setBack("draws", id);
  const wager = await house.placed(request);
  expect([after.mathVersion, wager.mathVersion]).toEqual([2, 1]);
  house.context.clock.set(at.toISOString());
  await house.advance();

  const { link, entropy, numbers, state } = await house.draw("yazdah", draw);
  expect(state).toBe("settled");
  const seeds = { link: link ?? "", round: draw, entropy: entropy ?? "" };
  const balls = closingTheGap(sharedDraw("yazdah", seeds), { count: 5, of: 11 });
  expect(numbers).toEqual(balls.map((ball) => String(ball + 1)));
  const said = { game: "yazdah", ...seeds, playType: "any5", picks: writtenPicks(picks) };
  const told = (version: string) =>
    new Map(verifyLottery(new URLSearchParams({ ...said, version }))?.lines).get("Numbers");
  expect(told("1")).toBe(numbers?.join(" "));
  expect(told("2")).not.toBe(told("1"));
  const paid = await readWager(house.context.db, wager.id);
  expect((await readWager(house.context.db, after.id)).payoutMinor).toBe(paid.payoutMinor);
});

const JACKS = 4;

test("G11 a table that was opened with the old way is dealt by it to its end, and its next one by the new", async () => {
  const { context, walletOf } = stage.house;
  const sitters = await people(stage.house, "pasur");
  const [first, second] = sitters;
  if (!first || !second) throw new Error("Nobody sits");
  const opened = await sitDown(context, walletOf, { ...first, buyInMinor: BUY_IN });
  if (!opened.ok) throw new Error(opened.refusal.reason);
  const { tableId } = opened.value;
  await setBack("tables", tableId);
  await seatAll(stage.house, [second], BUY_IN);
  const dealt = await seenBy(context, tableId, first);
  await playOn(stage.house, tableId, sitters);

  const { secret, entropy, mathVersion, state } = await seenBy(context, tableId, first);
  expect([mathVersion, state]).toEqual([1, "over"]);
  const seeds = { secret: secret ?? "", table: tableId, entropy: entropy ?? "", mathVersion: 1 };
  const deck = dealsOf("pasur", seeds).deck(1);
  const held = (dealt.card?.own ?? []).map((card) => deck.indexOf(card));
  // Four lie open and each has four; a jack that would lie open goes under the deck, and the next card comes in its place.
  expect(held.every((place) => place >= 0 && place < 12 + JACKS)).toBe(true);
  const said = tableCheck("pasur", seeds, 1);
  expect(said.version).toBe("1");
  const checked = (version: string) => verifyTables(new URLSearchParams({ ...said, version }))?.lines;
  expect(checked("1")).not.toEqual(checked("2"));
  const wagers = (await readSeats(context.db, tableId)).map(({ wagerId }) => wagerId ?? "");
  for (const id of wagers)
    expect(await readWager(context.db, id)).toMatchObject({ mathVersion: 1, state: "paid" });

  const next = await seatAll(stage.house, await people(stage.house, "pasur"), BUY_IN);
  expect((await seenBy(context, next, { playerRef: first.playerRef })).mathVersion).toBe(2);
}, 60_000);
