import { beforeAll, expect, test } from "vitest";
import { sharedLogins } from "#server/accounts/index.ts";
import { eventsOf } from "#server/audit/index.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { seatAll, sitter } from "#tests/setup/card-room.ts";
import { cashierStage } from "#tests/setup/cashier-stage.ts";
import { paidMember } from "#tests/setup/real-stakes.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { tablePairs } from "../../studio/tables/index.ts";
import { cardRoom } from "../../studio/tables/play/card-room.ts";
import { forfeit } from "../../studio/tables/play/play-card.ts";
import { tableView } from "../../studio/tables/play/table-view.ts";
import { obey } from "../commands.ts";

const BUY_IN = 500n;
const TRIALS = { asset: "TRIAL", since: new Date(0), least: 5 } as const;

let house: StudioHouse;
beforeAll(async () => {
  house = await studioHouse();
});

const aPlayer = () => house.aPlayer(1_000_00n);

async function meet(winner: string, loser: string, times: number) {
  const game = "pasur";
  const { context } = house;
  const [one, other] = [await sitter(context, winner, { game }), await sitter(context, loser, { game })];
  for (let nth = 0; nth < times; nth += 1) {
    const tableId = await seatAll(house, nth % 2 === 0 ? [one, other] : [other, one], BUY_IN);
    const given = await forfeit(house.context, house.walletOf, { ...other, tableId });
    if (!given.ok) throw new Error(given.refusal.reason);
  }
}

async function said(...args: string[]): Promise<string> {
  const { ports } = await cashierStage(house.context);
  const office = { context: house.context, sealsFile: "/nowhere", payments: ports };
  const answer = await obey(office, { args, operator: "mina" });
  return answer.ok ? answer.lines.join("\n") : answer.error;
}

test("G48 who loses to one and the same player again and again stands out, with what went over", async () => {
  const [fed, feeder, even, other] = [await aPlayer(), await aPlayer(), await aPlayer(), await aPlayer()];
  await meet(fed, feeder, 6);
  await meet(feeder, fed, 1);
  await meet(fed, even, 4);
  for (let nth = 0; nth < 3; nth += 1) {
    await meet(even, other, 1);
    await meet(other, even, 1);
  }
  const pairs = await tablePairs(house.context, TRIALS);
  expect(pairs).toEqual([
    {
      game: "pasur",
      winnerRef: fed,
      loserRef: feeder,
      matches: 7,
      won: 6,
      givenUp: 6,
      ofAll: 7,
      flowMinor: 5n * BUY_IN,
      networks: 0,
    },
    expect.objectContaining({ winnerRef: even, loserRef: other, matches: 6, won: 3, flowMinor: 0n }),
  ]);
  expect(await tablePairs(house.context, { ...TRIALS, since: new Date("2030-01-01") })).toEqual([]);
  expect(await tablePairs(house.context, { ...TRIALS, asset: "P" })).toEqual([]);

  const report = await said("tables", "pairs", "--trial");
  expect(report).toMatch(
    new RegExp(`pasur\\s+${fed}\\s+${feeder}\\s+7\\s+6\\s+6\\s+7\\s+25\\.00 \\S+\\s+0\\s+0\\s+0`),
  );
  expect(report).not.toContain(other);
  expect(await said("tables", "pairs", "--trial", "--all")).toContain(other);
  expect(await said("tables", "pairs")).toBe("No two players stand out.");
  expect(await said("help")).toContain("tables pairs");
});

test("addresses that two signed in from are counted once each, and browsers only at the same address", async () => {
  const { context } = house;
  const brand = await openBrand(context);
  const members = await Promise.all(
    ["one", "two", "far"].map((username) => paidMember(context, brand, { username, cashMinor: 100n })),
  );
  const [one, two, far] = members.map(({ id }) => id);
  if (!one || !two || !far) throw new Error("nobody registered");
  const signIn = (player: bigint, address: string, device: string, outcome = "ok") =>
    context.db.call(
      {
        name: "test-sign-in",
        text: `insert into accounts.login_attempts (brand_id, player_id, outcome, at, address, device)
          values ($1, $2, $3, now(), $4, $5)`,
      },
      [brand.id, player, outcome, address, device],
    );
  for (const device of ["Firefox 1", "Firefox 1", "Chrome 2"]) await signIn(one, "192.0.2.1", device);
  await signIn(two, "192.0.2.1", "Firefox 1");
  await signIn(one, "192.0.2.2", "Safari 3");
  await signIn(two, "192.0.2.2", "Opera 4");
  await signIn(far, "192.0.2.3", "Firefox 1");
  await signIn(far, "192.0.2.1", "Firefox 1", "wrong");
  expect(
    await sharedLogins(context, [
      [one, two],
      [one, far],
    ]),
  ).toMatchObject([
    { addresses: 2, devices: 1 },
    { addresses: 0, devices: 0 },
  ]);
});

test("the rake of a card game is set for the tables that are opened next, and within bounds", async () => {
  const { context, walletOf } = house;
  const [old, late, one, other] = [await aPlayer(), await aPlayer(), await aPlayer(), await aPlayer()];
  const sit = async (player: string) => sitter(context, player, { game: "hokm" });
  const opened = await seatAll(house, [await sit(old)], BUY_IN);
  const rake = (...more: string[]) => said("tables", "rake", ...more, "--reason", "a decision");
  expect(await rake("hokm", "--percent", "11", "--most", "20")).toContain("0 to 10");
  expect(await rake("hokm", "--percent", "5", "--most", "100000.01")).toContain("0 to 10");
  expect(await rake("parvaz", "--percent", "5", "--most", "20")).toContain("no such game");
  expect(await rake("hokm", "--percent", "10", "--most", "1.50")).toContain("10%, and at most 1.50");

  const next = await seatAll(house, [await sit(late)], BUY_IN);
  expect(next).not.toBe(opened);
  const told = async (tableId: string, playerRef: string) => {
    const view = await tableView(context, { tableId, playerRef });
    return [view?.pot.minor, view?.rake.minor, view?.share.minor];
  };
  expect(await told(opened, old)).toEqual([2_000n, 60n, 970n]);
  expect(await told(next, late)).toEqual([2_000n, 150n, 925n]);
  const room = await cardRoom(context, { game: "hokm", asset: "TRIAL" });
  expect(room.buyIns.find(({ buyIn }) => buyIn.minor === BUY_IN)).toMatchObject({
    waiting: 1,
    rake: { minor: 150n },
  });

  expect(await rake("pasur", "--percent", "0", "--most", "0")).toContain("0%");
  const [winner, loser] = [
    await sitter(context, one, { game: "pasur" }),
    await sitter(context, other, { game: "pasur" }),
  ];
  const before = await house.balanceMinor(one);
  const tableId = await seatAll(house, [winner, loser], BUY_IN);
  await forfeit(context, walletOf, { ...loser, tableId });
  expect(await house.balanceMinor(one)).toBe(before + BUY_IN);
  const [kept] = await eventsOf(context, { subject: "card game pasur" });
  expect(kept).toMatchObject({
    operator: "mina",
    reason: "a decision",
    before: { percent: 3, most: "20.00 P" },
  });
});
