import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultBrand } from "#server/brand/index.ts";
import { maskedName } from "#server/core/text/masked-name.ts";
import { DAY_MS, later, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { startTimeOut } from "#server/limits/index.ts";
import { giveTickets, publishRaffle, runRaffles, stopRaffle } from "#server/raffles/index.ts";
import { commitOfLink } from "#server/studio/index.ts";
import { signedApp } from "#tests/setup/house-app.ts";
import { raffleSaid } from "#tests/setup/raffle-stage.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

const signedIn = (username: string, scopes = ["read"]) => signedApp(site, username, { scopes });

/** A raffle that has just opened, with a ticket for each of some players. */
async function opened(code: string, players: readonly bigint[]): Promise<void> {
  const { context } = site;
  const brand = await defaultBrand(context);
  const opens = later(context.now(), MINUTE_MS);
  const said = { code, opens, closes: later(opens, DAY_MS) };
  const made = await publishRaffle(context, brand.id, { ...raffleSaid(context as never), ...said });
  if (!made.ok) throw new Error(made.refusal.reason);
  site.forward(2 * MINUTE_MS);
  for (const playerId of players) {
    const gift = { brand: brand.id, raffle: code, playerId, many: 2, promotion: "spring", key: "gift" };
    expect(await giveTickets(context, gift)).toMatchObject({ ok: true });
  }
}

test("P04 an app lists the raffles and follows one to its draw, and who keeps away from play is not named", async () => {
  const { context } = site;
  const brand = await defaultBrand(context);
  const [sara, omid] = [await newMember(site, "raffleSara"), await newMember(site, "raffleOmidAway")];
  await opened("spring", [sara, omid]);
  const app = await signedIn("raffleSara");
  const guest = { token: null };
  const listed = async (saying = {}) => (await app.call("publicRaffles", saying)).value.raffles[0];
  expect(await listed(guest)).toMatchObject({
    ...{ code: "spring", title: "Spring raffle", state: "published", tickets: 4, root: null, own: null },
    prizes: [
      { pays: "cash", amount: { amount: "500.00", asset: "P" } },
      { pays: "points", amount: { amount: "70", asset: "PTS" } },
    ],
  });
  expect((await listed()).own).toEqual({ tickets: 2, won: null });
  const payload = { code: "spring" };
  const before = (await app.call("raffle", { payload })).value;
  expect(before).toMatchObject({
    mostTickets: 5,
    reserves: 1,
    claimDays: 7,
    source: "stakes",
    winners: null,
  });
  expect(before.proof).toMatchObject({ link: null, check: null, list: null });
  const { name, opened: hashed } = before.ownName;
  expect(createHash("sha256").update(hashed).digest("hex")).toBe(name);
  expect((await app.call("raffleTickets", { payload })).value.tickets).toMatchObject([
    { first: 1, many: 2, promotion: "spring" },
  ]);

  site.forward(DAY_MS);
  await runRaffles(context);
  site.forward(MINUTE_MS);
  await runRaffles(context);
  await startTimeOut(context, { playerId: omid, timeZone: brand.timeZone, term: "week" });
  const again = await signedIn("raffleSara");
  const after = (await again.call("raffle", { payload })).value;
  expect(after).toMatchObject({ state: "drawn", commit: before.commit });
  expect(commitOfLink(after.proof.link)).toBe(after.commit);
  const names = after.winners.map(({ player }: { player: string | null }) => player);
  expect(names.sort()).toEqual([maskedName("raffleSara"), null].sort());
  expect(after.own.won).toMatchObject({ state: "won" });
  const told = (await again.call("raffle", { payload, token: null })).value;
  expect([told.own, told.ownName, told.winners]).toEqual([null, null, after.winners]);
  for (const address of [told.proof.check, told.proof.list]) {
    const { pathname, search } = new URL(address);
    expect((await site.browser().get(`${pathname}${search}`)).status, address).toBe(200);
  }
});

test("P04 a raffle that was called off says why, one that nobody knows is refused, and a token that may not read is told no tickets", async () => {
  const { context } = site;
  const player = await newMember(site, "raffleNobody");
  await opened("autumn", [player]);
  const brand = await defaultBrand(context);
  await stopRaffle(context, { brand: brand.id, code: "autumn", reason: "A wrong prize" });
  site.forward(2 * SECOND_MS);
  const app = await signedIn("raffleNobody", ["play"]);
  const told = (await app.call("raffle", { payload: { code: "autumn" } })).value;
  expect(told).toMatchObject({ state: "stopped", stoppedBecause: "A wrong prize", winners: null, own: null });
  for (const call of ["raffle", "raffleTickets"]) {
    const reader = await signedIn("raffleNobody");
    const payload = { code: "nothing" };
    expect(await reader.call(call, { payload })).toMatchObject({ status: 404, code: "unknownRaffle" });
  }
});
