import { beforeAll, describe, expect, test } from "vitest";
import { brokenInvariants } from "#server/wallet/index.ts";
import {
  BUY_IN,
  balancesOf,
  FUNDS,
  NOBODY,
  people,
  playOn,
  seatAll,
  seenBy,
  whoseTurn,
} from "#tests/setup/card-room.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { advanceTable, advanceTables, restartTableClocks } from "../play/advance.ts";
import { lookAtTable, ownTable, tableSums } from "../play/card-room.ts";
import { forfeit, playCard } from "../play/play-card.ts";
import { TURN_MS } from "../play/table-times.ts";
import { cancelTable } from "../stakes/call-off.ts";
import { potOf, USUAL_RAKE } from "../stakes/table-stakes.ts";
import { tableCheck, verifyTables } from "../verify.ts";
import { askHouse } from "./leave-table.ts";
import { SEATS } from "./open-match.ts";
import { sitDown } from "./sit-down.ts";

/** Hundreds of moves, each as a post of its own. */
const WHOLE_MATCH_MS = 180_000;

let house: StudioHouse;

beforeAll(async () => {
  house = await studioHouse();
});

describe.each(["pasur", "hokm"] as const)("a match of %s", (game) => {
  test(
    "takes every stake when it is full, is played to its end, and pays the pot without the rake",
    async () => {
      const sitters = await people(house, game);
      const first = sitters[0] ?? NOBODY;
      const opened = await sitDown(house.context, house.walletOf, { ...first, buyInMinor: BUY_IN });
      expect(opened.ok).toBe(true);
      expect(await house.balanceMinor(first.playerRef)).toBe(FUNDS);

      const tableId = await seatAll(house, sitters, BUY_IN);
      expect(await balancesOf(house, sitters)).toEqual(sitters.map(() => FUNDS - BUY_IN));
      const begun = await seenBy(house.context, tableId, first);
      expect(begun).toMatchObject({ state: "playing", secret: null, turn: 1 });

      await playOn(house, tableId, sitters);
      const { shareMinor, rakeMinor } = potOf({ game, buyInMinor: BUY_IN, ...USUAL_RAKE });
      const won = await balancesOf(house, sitters);
      const winners = won.filter((balance) => balance === FUNDS - BUY_IN + shareMinor);
      expect(winners).toHaveLength(game === "pasur" ? 1 : 2);
      expect(won.reduce((sum, balance) => sum + balance, 0n)).toBe(
        FUNDS * BigInt(sitters.length) - rakeMinor,
      );
      const over = await seenBy(house.context, tableId, first);
      expect(over).toMatchObject({ state: "over", endedBy: "score", own: { wagerState: "paid" } });
      expect(await ownTable(house.context, { ...first, game, asset: "TRIAL" })).toBeNull();
      expect(await tableSums(house.context, { ...first, asset: "TRIAL" })).toMatchObject({
        played: 1,
        staked: { minor: BUY_IN },
      });
      expect(await brokenInvariants(house.context)).toEqual([]);
    },
    WHOLE_MATCH_MS,
  );

  test("its cards come from the secret that was committed to and the players' seeds, and can be checked", async () => {
    const sitters = await people(house, game);
    const tableId = await seatAll(house, sitters, BUY_IN);
    const [first = NOBODY, second = NOBODY] = sitters;
    const before = await seenBy(house.context, tableId, first);
    const held = before.card?.own ?? [];
    await forfeit(house.context, house.walletOf, { tableId, playerRef: second.playerRef });
    const { secret, entropy, commitment, mathVersion, own } = await seenBy(house.context, tableId, first);
    expect(commitment).toBe(before.commitment);
    const seeds = { secret: secret ?? "", table: tableId, entropy: entropy ?? "", mathVersion };
    const query = tableCheck(game, seeds, 1);
    const lines = new Map(verifyTables(new URLSearchParams(query))?.lines);
    expect(lines.get("Fingerprint shown before the match")).toBe(commitment);
    const deck = lines.get("Deck of this hand, from the first card dealt")?.split(" ") ?? [];
    expect(deck).toHaveLength(52);
    const names = held.map((card) => card.replace("T", "10").replace("C", "♣").replace("D", "♦"));
    for (const name of names) expect(deck).toContain(name.replace("H", "♥").replace("S", "♠"));
    expect(own?.place).not.toBeNull();
    expect(verifyTables(new URLSearchParams({ engine: "tables", game: "poker" }))).toBeNull();
  });

  test("nobody is told what another holds, at the table or beside it", async () => {
    const sitters = await people(house, game);
    const tableId = await seatAll(house, sitters, BUY_IN);
    await playOn(house, tableId, sitters, 6);
    const views = await Promise.all(sitters.map((one) => seenBy(house.context, tableId, one)));
    const stranger = await seenBy(house.context, tableId, NOBODY);
    expect(stranger.own).toBeNull();
    for (const [nth, view] of views.entries()) {
      const others = [...views.filter((_, other) => other !== nth), stranger];
      for (const card of view.card?.own ?? []) {
        for (const other of others) expect(JSON.stringify(other, plain)).not.toContain(`"${card}"`);
      }
      expect(JSON.stringify(view, plain)).not.toContain(await secretOf(tableId));
    }
  });

  test("the same post twice is one move, one for a turn that is over is stale, and ten at once are one", async () => {
    const sitters = await people(house, game);
    const tableId = await seatAll(house, sitters, BUY_IN);
    const next = await whoseTurn(house.context, tableId, sitters);
    const [act = "", other = ""] = next?.options ?? [];
    const playerRef = next?.one.playerRef ?? "";
    const post = { tableId, playerRef, turn: 1, act };
    const play = (change = {}) => playCard(house.context, house.walletOf, { ...post, ...change });
    const answers = await Promise.all(Array.from({ length: 10 }, () => play()));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await seenBy(house.context, tableId, { playerRef })).turn).toBe(2);
    expect(await play({ act: other })).toMatchObject({ refusal: { reason: "staleTurn" } });
    expect(await play({ turn: 3 })).toMatchObject({ refusal: { reason: "staleTurn" } });
    expect(await play({ playerRef: "0" })).toMatchObject({ refusal: { reason: "tableNotFound" } });
    expect(await play({ turn: 2, act: "nothing" })).toMatchObject({ ok: false });
  });

  test("who gives up loses the match at once, and giving up twice is giving up once", async () => {
    const sitters = await people(house, game);
    const tableId = await seatAll(house, sitters, BUY_IN);
    const [loser = NOBODY] = sitters;
    const give = () => forfeit(house.context, house.walletOf, { tableId, playerRef: loser.playerRef });
    await Promise.all([give(), give()]);
    await give();
    const view = await seenBy(house.context, tableId, loser);
    expect(view).toMatchObject({
      state: "over",
      endedBy: "forfeit",
      moves: 1,
      own: { payout: { minor: 0n } },
    });
    const sum = (await balancesOf(house, sitters)).reduce((all, balance) => all + balance, 0n);
    expect(sum).toBe(
      FUNDS * BigInt(sitters.length) - potOf({ game, buyInMinor: BUY_IN, ...USUAL_RAKE }).rakeMinor,
    );
  });

  test("three turns missed in a row lose the match, and the first two are played by rule", async () => {
    const sitters = await people(house, game);
    const tableId = await seatAll(house, sitters, BUY_IN);
    const next = await whoseTurn(house.context, tableId, sitters);
    const away = next?.one ?? NOBODY;
    const others = sitters.filter((one) => one !== away);
    for (let missed = 1; missed <= 3; missed += 1) {
      house.context.clock.forward(3 * TURN_MS);
      await Promise.all([
        advanceTables(house.context, house.walletOf),
        advanceTable(house.context, house.walletOf, tableId),
      ]);
      const view = await seenBy(house.context, tableId, away);
      if (missed < 3) expect(view.places[view.own?.place ?? -1]).toMatchObject({ isAway: true });
      await playOn(house, tableId, others);
    }
    const over = await seenBy(house.context, tableId, away);
    expect(over).toMatchObject({ state: "over", endedBy: "away", own: { payout: { minor: 0n } } });
    expect(await house.balanceMinor(away.playerRef)).toBe(FUNDS - BUY_IN);
  });

  test("G27 while the house is closed nobody misses a turn, and a cancelled table gives every stake back", async () => {
    const sitters = await people(house, game);
    const tableId = await seatAll(house, sitters, BUY_IN);
    house.context.clock.forward(10 * TURN_MS);
    await restartTableClocks(house.context);
    await advanceTables(house.context, house.walletOf);
    expect(await seenBy(house.context, tableId, NOBODY)).toMatchObject({ state: "playing", moves: 0 });
    const off = (operator: string) =>
      cancelTable(house.context, house.walletOf, { tableId, reason: "a fault", operator });
    expect(await off("mina")).toMatchObject({ value: { waitsUntil: expect.any(Date) } });
    expect(await off("mina")).toMatchObject({ refusal: { reason: "sameOperator" } });
    expect(await seenBy(house.context, tableId, NOBODY)).toMatchObject({ state: "playing" });
    expect(await off("omid")).toEqual({ ok: true, value: { waitsUntil: null } });
    expect(await off("sara")).toMatchObject({ refusal: { reason: "matchOver" } });
    expect(await seenBy(house.context, tableId, NOBODY)).toMatchObject({ state: "void", why: "house" });
    expect(await balancesOf(house, sitters)).toEqual(sitters.map(() => FUNDS));
    expect(await seenBy(house.context, tableId, sitters[0] ?? NOBODY)).toMatchObject({
      state: "void",
      why: "house",
      own: { wagerState: "returned" },
    });
  });

  test(
    "with trial funds the house takes what is free when it is asked, after ten seconds, and plays",
    async () => {
      const [alone = NOBODY] = await people(house, game, { many: 1 });
      const tableId = await seatAll(house, [alone], 2_000n);
      const look = () => lookAtTable(house.context, house.walletOf, { tableId, playerRef: alone.playerRef });
      expect(await askHouse(house.context, { tableId, playerRef: alone.playerRef })).toMatchObject({
        ok: true,
      });
      await look();
      expect(await seenBy(house.context, tableId, alone)).toMatchObject({ state: "open", houseAsked: true });
      house.context.clock.forward(10_000);
      await look();
      expect(await seenBy(house.context, tableId, alone)).toMatchObject({ state: "playing" });
      for (
        let nth = 0;
        nth < 3000 && (await seenBy(house.context, tableId, alone)).state === "playing";
        nth += 1
      ) {
        await playOn(house, tableId, [alone]);
        house.context.clock.forward(4000);
        await look();
      }
      const over = await seenBy(house.context, tableId, alone);
      expect(over).toMatchObject({ state: "over", endedBy: "score" });
      const paid = over.own?.payout?.minor ?? -1n;
      expect([0n, potOf({ game, buyInMinor: 2_000n, ...USUAL_RAKE }).shareMinor]).toContain(paid);
      expect(await house.balanceMinor(alone.playerRef)).toBe(FUNDS - 2_000n + paid);
      expect(over.places.filter(({ isHouse }) => isHouse)).toHaveLength(SEATS[game] - 1);
    },
    WHOLE_MATCH_MS,
  );
});

function plain(_name: string, value: unknown): unknown {
  return typeof value === "bigint" ? value.toString() : value;
}

async function secretOf(tableId: string): Promise<string> {
  const text = "select secret from studio.tables where id = $1";
  const [row] = await house.context.db.call<{ secret: string }>({ name: "secret", text }, [tableId]);
  return row?.secret ?? "";
}
