import { expect, test } from "vitest";
import { seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { closeAndDraw, openRaffle, raffleSaid, stake, staker } from "#tests/setup/raffle-stage.ts";
import { minorOf, play } from "#tests/setup/real-stakes.ts";
import { debit, rollback } from "#tests/setup/wallet-stage.ts";
import { setPlayerState } from "../accounts/index.ts";
import { money } from "../core/numbers/money.ts";
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from "../core/time.ts";
import { auditFigures, keepFigures } from "../figures/index.ts";
import { startTimeOut } from "../limits/index.ts";
import { messagesOf } from "../messages/index.ts";
import { commitOfLink, ticketOwner } from "../studio/index.ts";
import { linkKey, signedLink, verifyAny, withStakes } from "../studio/verify/index.ts";
import { brokenInvariants, receiveDeposit, statement } from "../wallet/index.ts";
import {
  claimPrize,
  countTickets,
  drawnIn,
  findRaffle,
  ownEntry,
  ownRaffles,
  ownTickets,
  publishRaffle,
  type Raffle,
  raffleOfMovement,
  rafflesOf,
  raffleTickets,
  runRaffles,
  stopRaffle,
} from "./index.ts";

async function stage() {
  const context = await testContext();
  const brand = await openBrand(context);
  await seedThreeKinds(context);
  const found = async (code = "spring"): Promise<Raffle> => {
    const raffle = await findRaffle(context, { brand: brand.id, code });
    if (!raffle) throw new Error(`There is no raffle ${code}`);
    return raffle;
  };
  const ticketsOf = async (playerId: bigint, code?: string) =>
    (await ownEntry(context, { playerId, raffle: await found(code) }))?.tickets ?? 0;
  const run = (text: string) => context.db.call({ name: `test ${text}`, text }, []);
  return { context, brand, found, ticketsOf, run };
}

/** The link that checks a raffle, as the page of it says. */
function checkLink({ id, link, root, commit, terminal, index, draws }: Raffle, winners: string) {
  const drawn = { round: id, link: link ?? "", entropy: root ?? "", commit, terminal, index: String(index) };
  return signedLink(linkKey("a secret of a house that is nobody's, forty"), {
    ...{ engine: "raffle", game: "raffle" },
    ...{ ...drawn, draws: String(draws), winners },
  });
}

test("P04 the commitment is shown before the first ticket, and nothing of a raffle changes after that", async () => {
  const { context, brand, found, run } = await stage();
  const { commit, id } = await openRaffle(context, brand);
  const raffle = await found();
  expect(raffle).toMatchObject({ commit, state: "published", root: null, link: null, tickets: 0n });
  expect(await raffleTickets(context, id)).toBeNull();
  for (const changed of ["prizes = '[]'", "closes_at = closes_at + interval '1 day'", "commitment = 'x'"])
    await expect(run(`update raffle.raffles set ${changed}`)).rejects.toThrow("does not change");
  await expect(run("delete from raffle.raffles")).rejects.toThrow("does not change");
  const again = raffleSaid(context);
  expect(await publishRaffle(context, brand.id, again)).toMatchObject({ refusal: { reason: "raffleKnown" } });
  const past = { ...again, code: "past", opens: later(context.now(), -MINUTE_MS) };
  expect(await publishRaffle(context, brand.id, past)).toMatchObject({
    refusal: { reason: "opensInThePast" },
  });
  const strange = { pays: "bonus", amount: money(5n, "P"), terms: "nobody" } as const;
  const unknown = { ...again, code: "terms", prizes: [strange] };
  expect(await publishRaffle(context, brand.id, unknown)).toMatchObject({
    refusal: { reason: "unknownTerms" },
  });
});

test("P04 each part of a stake counts once, up to the most, and tickets are numbered without gaps", async () => {
  const { context, brand, found, ticketsOf, run } = await stage();
  const early = await staker(context, brand, "early", 40_00n);
  await countTickets(context);
  await openRaffle(context, brand);
  const [sara, omid] = [
    await staker(context, brand, "sara", 25_00n),
    await staker(context, brand, "omid", 999_00n),
  ];
  await Promise.all([countTickets(context), countTickets(context)]);
  await countTickets(context);
  expect(await ticketsOf(early.id)).toBe(0);
  expect(await ticketsOf(sara.id)).toBe(2);
  expect(await ticketsOf(omid.id)).toBe(5);
  await stake(context, sara, 5_00n, "second");
  await countTickets(context);
  const raffle = await found();
  expect(await ownTickets(context, { playerId: sara.id, raffleId: raffle.id, page: 1 })).toMatchObject({
    items: [
      { first: 8n, many: 1 },
      { first: 1n, many: 2 },
    ],
    hasMore: false,
  });
  expect(raffle.tickets).toBe(8n);
  await expect(run("update raffle.blocks set many = 9")).rejects.toThrow("does not change");
});

test("P04 a stake that is given back before the close takes its tickets back, the latest first", async () => {
  const { context, brand, found, ticketsOf } = await stage();
  await openRaffle(context, brand);
  const sara = await staker(context, brand, "sara", 20_00n);
  await countTickets(context);
  await stake(context, sara, 30_00n, "second");
  await countTickets(context);
  expect(await ticketsOf(sara.id)).toBe(5);
  const taken = `second-${sara.id}`;
  expect(await play(context, sara.id, rollback("back", taken, { round: taken }))).toBe("OK");
  await closeAndDraw(context);
  const raffle = await found();
  const entry = await ownEntry(context, { playerId: sara.id, raffle });
  expect(entry).toMatchObject({ tickets: 5, takenBack: 3 });
  const list = await raffleTickets(context, raffle.id);
  expect(list?.stakes).toEqual([`${entry?.name}:2`, `${"0".repeat(64)}:3`]);
  expect((await drawnIn(context, raffle.id)).map(({ ticket }) => ticket <= 2n)).toEqual([true]);
});

test("P04 deposits bring tickets where a raffle says so, and one category counts alone where it says so", async () => {
  const { context, brand, ticketsOf } = await stage();
  await openRaffle(context, brand, { code: "deposits", source: "deposits" });
  await openRaffle(context, brand, { code: "live", category: "LIVE" });
  const sara = await staker(context, brand, "sara", 20_00n);
  await play(context, sara.id, debit("live", 10_00n, { round: "live", game: "l1" }));
  const amount = money(7_00n, "P");
  await receiveDeposit(context, { playerId: sara.id, key: "fee", amount, fee: amount, provider: "bank" });
  await countTickets(context);
  expect(await ticketsOf(sara.id, "deposits")).toBe(5);
  expect(await ticketsOf(sara.id, "live")).toBe(1);
});

test("P04 nobody who is shut out, on a break or of another brand is given a ticket", async () => {
  const { context, brand, ticketsOf } = await stage();
  await openRaffle(context, brand);
  const [away, blocked] = [
    await staker(context, brand, "away", 20_00n),
    await staker(context, brand, "blocked", 20_00n),
  ];
  await startTimeOut(context, { playerId: away.id, timeZone: brand.timeZone, term: "week" });
  await setPlayerState(context, { playerId: blocked.id, state: "blocked" });
  await openRaffle(context, { ...brand, id: "elsewhere" }, { code: "elsewhere" });
  await staker(context, brand, "stranger", 20_00n);
  await countTickets(context);
  for (const { id } of [away, blocked]) expect(await ticketsOf(id)).toBe(0);
  expect(await findRaffle(context, { brand: "elsewhere", code: "elsewhere" })).toMatchObject({ tickets: 0n });
});

test("P04 the root is published before the seed, the draw follows from both, and every step is checked from its link", async () => {
  const { context, brand, found } = await stage();
  const { commit, id } = await openRaffle(context, brand);
  for (const [nth, name] of ["sara", "omid", "nima", "leila"].entries())
    await staker(context, brand, name, BigInt(nth + 1) * 10_00n);
  await runRaffles(context);
  context.clock.forward(DAY_MS + MINUTE_MS);
  await runRaffles(context);
  const closed = await found();
  expect(closed).toMatchObject({ state: "closed", link: null });
  expect(closed.root).toMatch(/^[0-9a-f]{64}$/);
  context.clock.forward(MINUTE_MS);
  await runRaffles(context);
  const raffle = await found();
  expect(raffle).toMatchObject({ state: "drawn", root: closed.root });
  expect(commitOfLink(raffle.link ?? "")).toBe(commit);

  const drawn = await drawnIn(context, id);
  expect(drawn.map(({ state, prize }) => [state, prize])).toEqual([
    ["won", 1],
    ["won", 2],
    ["reserve", null],
  ]);
  expect(new Set(drawn.map(({ name }) => name)).size).toBe(3);
  expect(drawn[0]?.player).toMatch(/•••/);
  const list = await raffleTickets(context, id);
  const winners = drawn.map(({ ticket }) => ticket).join(",");
  const link = withStakes(checkLink(raffle, winners), list?.stakes ?? []);
  expect(verifyAny(link)).toMatchObject({ value: { verdict: "proven", missing: [] } });
  const others = withStakes(checkLink(raffle, winners.split(",").reverse().join(",")), list?.stakes ?? []);
  expect(verifyAny(others)).toMatchObject({ value: { verdict: "wrong" } });
  const moved = [...(list?.stakes ?? [])].reverse();
  expect(verifyAny(withStakes(checkLink(raffle, winners), moved))).toMatchObject({
    value: { verdict: "wrong" },
  });

  // A draw that is over is drawn no more, and a name opens to its owner alone.
  await runRaffles(context);
  expect(await found()).toEqual(raffle);
  for (const { name } of drawn) expect(list?.stakes.some((line) => line.startsWith(name))).toBe(true);
});

test("P04 a winner is told and claims once, and the record of the account leads to the raffle", async () => {
  const { context, brand, found, run } = await stage();
  await openRaffle(context, brand, { prizes: [{ pays: "cash", amount: money(500_00n, "P") }], reserves: 0 });
  const sara = await staker(context, brand, "sara", 30_00n);
  const omid = await staker(context, brand, "omid", 0n);
  await closeAndDraw(context);
  const raffle = await found();
  const entry = await ownEntry(context, { playerId: sara.id, raffle });
  expect(entry?.name).toBe(ticketOwner(raffle.id, { playerId: sara.id, salt: entry?.salt ?? "" }));
  const { rows: told } = await messagesOf(context, { playerId: sara.id, page: 1 });
  expect(told.find(({ kind }) => kind === "raffleWon")?.facts.title).toBe(raffle.titles.fa);

  const before = await minorOf(context, sara.id, "P");
  const claims = [1, 2, 3].map(() => claimPrize(context, { player: sara, code: "spring" }));
  for (const claimed of await Promise.all(claims)) expect(claimed.ok).toBe(true);
  expect((await minorOf(context, sara.id, "P")) - before).toBe(500_00n);
  const { rows } = await statement(context, { playerId: sara.id, kind: "raffle-prize", page: 1 });
  expect(rows).toMatchObject([{ amount: money(500_00n, "P") }]);
  const movementId = rows[0]?.transferId ?? 0n;
  expect(await raffleOfMovement(context, { playerId: sara.id, movementId })).toBe("spring");
  expect(await raffleOfMovement(context, { playerId: omid.id, movementId })).toBeNull();
  // In the figures of agents it is what the house gave away, as in a count of the whole day.
  await keepFigures(context);
  const day = new Date(`${context.now().toISOString().slice(0, 10)}T00:00:00Z`);
  expect((await auditFigures(context, day)).apart).toEqual([]);
  const given = "select sum(bonus_released)::int8 as minor from figures.buckets";
  expect(await run(given)).toEqual([{ minor: 500_00n }]);
  expect(await claimPrize(context, { player: omid, code: "spring" })).toMatchObject({
    refusal: { reason: "nothingWon" },
  });
  expect(await claimPrize(context, { player: omid, code: "none" })).toMatchObject({
    refusal: { reason: "unknownRaffle" },
  });
  expect((await ownRaffles(context, { playerId: sara.id, page: 1 })).items).toMatchObject([
    { drawn: { state: "claimed", prize: 1 } },
  ]);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("P04 points and bonuses are prizes as well, and nobody on a break is given a bonus", async () => {
  const { context, brand } = await stage();
  const prizes = [{ pays: "bonus", amount: money(20_00n, "P"), terms: "standard" }] as const;
  await openRaffle(context, brand, { code: "bonus", prizes, reserves: 0 });
  await openRaffle(context, brand, {
    code: "points",
    prizes: [{ pays: "points", amount: money(70n, "PTS") }],
  });
  const sara = await staker(context, brand, "sara", 30_00n);
  await closeAndDraw(context);
  await closeAndDraw(context);
  expect(await claimPrize(context, { player: sara, code: "points" })).toMatchObject({ ok: true });
  expect(await minorOf(context, sara.id, "PTS")).toBe(70n);
  await startTimeOut(context, { playerId: sara.id, timeZone: brand.timeZone, term: "day" });
  const claim = () => claimPrize(context, { player: sara, code: "bonus" });
  expect(await claim()).toMatchObject({ refusal: { reason: "onABreak" } });
  context.clock.forward(DAY_MS + HOUR_MS);
  expect(await claim()).toMatchObject({ ok: true });
  expect(await brokenInvariants(context)).toEqual([]);
});

test("P04 a prize that nobody claims in time goes to the reserve, and then to nobody", async () => {
  const { context, brand, found } = await stage();
  const prizes = [{ pays: "cash", amount: money(500_00n, "P") }] as const;
  await openRaffle(context, brand, { prizes, claimDays: 2 });
  const players = [
    await staker(context, brand, "sara", 30_00n),
    await staker(context, brand, "omid", 30_00n),
  ];
  await closeAndDraw(context);
  const { id } = await found();
  const nowWon = async () => (await drawnIn(context, id)).map(({ state, prize }) => [state, prize]);
  expect(await nowWon()).toEqual([
    ["won", 1],
    ["reserve", null],
  ]);
  context.clock.forward(2 * DAY_MS);
  const early = await Promise.all(players.map((player) => claimPrize(context, { player, code: "spring" })));
  expect(early.map((claimed) => (claimed.ok ? "paid" : claimed.refusal.reason)).sort()).toEqual([
    "claimOver",
    "nothingWon",
  ]);
  await runRaffles(context);
  expect(await nowWon()).toEqual([
    ["lapsed", 1],
    ["won", 1],
  ]);
  context.clock.forward(2 * DAY_MS);
  await runRaffles(context);
  expect(await nowWon()).toEqual([
    ["lapsed", 1],
    ["lapsed", 1],
  ]);
});

test("P04 one that is stopped is never drawn, and one without tickets is drawn by nobody", async () => {
  const { context, brand, found } = await stage();
  await openRaffle(context, brand, { code: "off" });
  await openRaffle(context, brand, { code: "empty" });
  const off = { brand: brand.id, code: "off", reason: "A mistake in its prizes" };
  expect(await stopRaffle(context, off)).toMatchObject({ ok: true, value: { told: 0 } });
  expect(await stopRaffle(context, off)).toMatchObject({
    refusal: { reason: "unknownRaffle" },
  });
  await closeAndDraw(context);
  await closeAndDraw(context);
  expect(await found("off")).toMatchObject({ state: "stopped", link: null, root: null });
  const empty = await found("empty");
  expect(empty.state).toBe("drawn");
  expect(await drawnIn(context, empty.id)).toEqual([]);
  expect((await rafflesOf(context, { brand: brand.id, page: 1 })).items).toHaveLength(2);
});
