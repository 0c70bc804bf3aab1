import { expect, test } from "vitest";
import { seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { offerPlayer, openOffer, publishClaim } from "#tests/setup/offer-stage.ts";
import { closeAndDraw, openRaffle, stake } from "#tests/setup/raffle-stage.ts";
import { play } from "#tests/setup/real-stakes.ts";
import { rollback } from "#tests/setup/wallet-stage.ts";
import {
  countTickets,
  findRaffle,
  ownEntry,
  ownTickets,
  raffleTickets,
  stopRaffle,
} from "../raffles/index.ts";
import { dryRun } from "./dry-run.ts";
import { claimOffer, findOffer, type Gift, ownOffers } from "./index.ts";

/** A raffle of ten at ten each, five tickets at most, and a promotion that gives two of them. */
async function stage(minor = 2n) {
  const context = await testContext();
  const brand = await openBrand(context);
  await seedThreeKinds(context);
  await openRaffle(context, brand);
  await publishClaim(context, "gift");
  const gift: Extract<Gift, { what: "tickets" }> = {
    ...{ what: "tickets", raffle: "spring" },
    steps: [{ level: 0, minor }],
  };
  const open = (more: Parameters<typeof openOffer>[2] = {}) =>
    openOffer(context, brand, { gift, once: "daily", ...more });
  const sara = await offerPlayer(context, brand, "sara");
  const raffle = async () => {
    const found = await findRaffle(context, { brand: brand.id, code: "spring" });
    if (!found) throw new Error("There is no raffle.");
    return found;
  };
  const of = async (who = sara) => {
    const entry = await ownEntry(context, { playerId: who.player.id, raffle: await raffle() });
    return entry ? [entry.tickets, entry.takenBack] : null;
  };
  const own = async (who = sara) =>
    (await ownOffers(context, { player: who.player, timeZone: brand.timeZone })).map((one) => one.canClaim);
  return { context, brand, gift, open, sara, raffle, of, own };
}

test("P01 P04 an offer gives tickets of a raffle with the next numbers, once, and says whose gift they are", async () => {
  const { context, brand, open, sara, raffle, of, own } = await stage();
  expect(await open()).toBeNull();
  const omid = await offerPlayer(context, brand, "omid");
  await stake(context, omid.player, 20_00n);
  await countTickets(context);
  expect(await own()).toEqual([true]);
  expect(await sara.claim()).toBe(2n);
  expect(await sara.claim()).toBe(2n);
  expect(await of()).toEqual([2, 0]);
  await stake(context, omid.player, 10_00n, "second");
  await stake(context, sara.player, 10_00n);
  await countTickets(context);
  const { id, tickets } = await raffle();
  expect(tickets).toBe(6n);
  const { items } = await ownTickets(context, { playerId: sara.player.id, raffleId: id, page: 1 });
  expect(items.map(({ first, many, promotion }) => [first, many, promotion])).toEqual([
    [expect.any(BigInt), 1, null],
    [3n, 2, "gift"],
  ]);
});

test("P04 nobody has more tickets than a raffle allows, whether they come as gifts or by stakes", async () => {
  const { context, open, sara, of } = await stage(3n);
  await open();
  await stake(context, sara.player, 30_00n);
  await countTickets(context);
  expect(await sara.claim()).toBe("ticketsFull");
  expect(await of()).toEqual([3, 0]);
  const other = await stage(3n);
  await other.open();
  expect(await other.sara.claim()).toBe(3n);
  await stake(other.context, other.sara.player, 90_00n);
  await countTickets(other.context);
  expect(await other.of()).toEqual([5, 0]);
  expect(await other.open({ gift: { ...other.gift, steps: [{ level: 0, minor: 6n }] } })).toBe("ticketsMany");
});

test("P04 what is given back takes tickets of stakes back and never a gift, and the list of the draw agrees", async () => {
  const { context, open, sara, raffle, of } = await stage();
  await open();
  await stake(context, sara.player, 10_00n);
  await countTickets(context);
  expect(await sara.claim()).toBe(2n);
  const name = `first-${sara.player.id}`;
  await play(context, sara.player.id, rollback(`${name}-back`, name, { round: name }));
  await countTickets(context);
  await closeAndDraw(context);
  expect(await of()).toEqual([3, 1]);
  const drawn = await raffle();
  expect(drawn.state).toBe("drawn");
  const list = await raffleTickets(context, drawn.id);
  expect(list?.stakes).toHaveLength(2);
});

test("P01 P04 a raffle that is over gives nothing, is offered no more, and is no gift of a new offer", async () => {
  const { context, brand, open, sara, own, gift } = await stage();
  expect(await open({ gift: { ...gift, raffle: "winter" } })).toBe("unknownRaffle");
  await open();
  await stopRaffle(context, { brand: brand.id, code: "spring", reason: "A mistake" });
  expect(await own()).toEqual([]);
  expect(await sara.claim()).toBe("raffleClosed");
  expect(await open()).toBe("raffleClosed");
});

test("P01 budgets of tickets are counted in tickets and never passed, also by many at once; a dry run counts them", async () => {
  const { context, brand, open } = await stage();
  await open({ budgetMinor: 5n });
  const many = await Promise.all(["a1", "b2", "c3", "d4"].map((name) => offerPlayer(context, brand, name)));
  for (const one of many) await one.round(1_00n);
  const claims = many.map(({ player }) =>
    claimOffer(context, { player, timeZone: brand.timeZone, promotion: "gift" }),
  );
  const given = (await Promise.all(claims)).map((one) => (one.ok ? one.value.minor : one.refusal.reason));
  expect(given.sort()).toEqual([2n, 2n, "budgetSpent", "budgetSpent"]);
  const offer = await findOffer(context, { brand: brand.id, promotion: "gift" });
  expect(offer).toMatchObject({ unit: "tickets", givenMinor: 4n });
  if (!offer) return;
  context.clock.forward(7 * 86_400_000);
  const dry = await dryRun(context, { offer, weeks: 1, timeZone: brand.timeZone });
  expect(dry).toMatchObject({ players: 5 });
  expect(dry.minor).toBe(2n * BigInt(dry.times));
});
