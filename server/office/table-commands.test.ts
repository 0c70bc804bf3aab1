import { beforeAll, expect, test } from "vitest";
import { sharedLogins } from "#server/accounts/index.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { seatAll, sitter } from "#tests/setup/card-room.ts";
import { cashierStage } from "#tests/setup/cashier-stage.ts";
import { paidMember } from "#tests/setup/real-stakes.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { tablePairs } from "../studio/tables/index.ts";
import { forfeit } from "../studio/tables/play-card.ts";
import { obey } from "./commands.ts";

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
        text: `insert into accounts.login_attempts (brand, player, outcome, at, address, device)
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
