import { beforeAll, expect, test } from "vitest";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { paidMember, play } from "#tests/setup/real-stakes.ts";
import { credit, debit } from "#tests/setup/wallet-stage.ts";
import { type Player, setUpline } from "../accounts/index.ts";
import type { Brand } from "../brand/index.ts";
import { HOUR_MS, later, MINUTE_MS } from "../core/time.ts";
import { keepFigures } from "../figures/index.ts";
import { teamProfit } from "./index.ts";

let context: TestContext;
let brand: Brand;
let round = 0;
let top: Player;
let middle: Player;
let low: Player;
let other: Player;

const member = (username: string) => paidMember(context, brand, { username, cashMinor: 100_000n });

/** A round that is settled at once. */
async function plays({ id }: Player, stake: bigint, payout: bigint): Promise<void> {
  round += 1;
  const facts = { round: `r${round}`, game: "g1" };
  expect(await play(context, id, debit(`d${round}`, stake, facts))).toBe("OK");
  const paid = credit(`c${round}`, payout, undefined, { ...facts, endsRound: true });
  expect(await play(context, id, paid)).toBe("OK");
}

const put = (player: Player, upline: Player) =>
  setUpline(context, { playerId: player.id, uplineId: upline.id });

type Asked = { player: Player; of?: Player; isWhole?: boolean; after?: bigint; most?: number };

const shownTo = ({ player, of, isWhole = true, after = 0n, most }: Asked) => {
  const span = { from: later(context.now(), -HOUR_MS), until: later(context.now(), HOUR_MS) };
  return teamProfit(context, { player, of: of?.id ?? null, isWhole, after, ...span }, most);
};

const stakes = async (asked: Asked) =>
  (await shownTo(asked))?.rows.map(({ id, validStake }) => [id, validStake]);

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
  top = await member("toranj");
  middle = await member("mahtab");
  low = await member("laleh");
  other = await member("omid");
  await put(middle, top);
  await put(low, middle);
  await plays(middle, 300n, 100n);
  await plays(low, 500n, 900n);
  await plays(other, 70n, 0n);
  context.clock.forward(6 * MINUTE_MS);
  await keepFigures(context);
});

test("A01 A04 each of a team stands with their own figures and a masked name, and the sum is that of the rows", async () => {
  const shown = await shownTo({ player: top });
  expect(shown?.rows).toMatchObject([
    { id: middle.id, name: "ma•••b", validStake: 300n, payout: 100n, deposits: 100_000n, net: -200n },
    { id: low.id, name: "la•••h", validStake: 500n, payout: 900n, deposits: 100_000n, net: 400n },
  ]);
  expect(shown?.total).toMatchObject({ validStake: 800n, payout: 1_000n, deposits: 200_000n, net: 200n });
  expect(await stakes({ player: top, isWhole: false })).toEqual([[middle.id, 300n]]);
  const below = await shownTo({ player: top, of: middle });
  expect(below?.crumbs.map(({ id }) => id)).toEqual([top.id, middle.id]);
  expect(below?.total.validStake).toBe(500n);
});

test("A01 a team of more than one page is seen once each, below the same sum", async () => {
  const first = await shownTo({ player: top, most: 1 });
  expect(first?.rows.map(({ id }) => id)).toEqual([middle.id]);
  const second = await shownTo({ player: top, most: 1, after: first?.next ?? 0n });
  expect(second?.rows.map(({ id }) => id)).toEqual([low.id]);
  expect(second?.next).toBeNull();
  expect(second?.total).toEqual(first?.total);
});

test("A04 an agent of another line sees nothing of it, as of somebody whom there is not", async () => {
  for (const of of [top, middle, low]) expect(await shownTo({ player: other, of })).toBeNull();
  expect(await shownTo({ player: low, of: middle })).toBeNull();
  const own = await shownTo({ player: other });
  expect(own?.rows).toEqual([]);
  expect(own?.total).toMatchObject({ validStake: 0n, deposits: 0n, net: 0n });
});

test("A04 who moves to another line takes the future along and leaves the past", async () => {
  await put(middle, other);
  context.clock.forward(6 * MINUTE_MS);
  await plays(low, 40n, 0n);
  context.clock.forward(6 * MINUTE_MS);
  await keepFigures(context);
  expect((await shownTo({ player: other }))?.total.validStake).toBe(40n);
  // The team of the one who moved is theirs to open now, but not what it did in the line before.
  expect(await stakes({ player: other, of: middle })).toEqual([[low.id, 40n]]);
  expect(await stakes({ player: middle })).toEqual([[low.id, 540n]]);
  expect((await shownTo({ player: top }))?.total.validStake).toBe(800n);
  expect(await shownTo({ player: top, of: middle })).toBeNull();
});
