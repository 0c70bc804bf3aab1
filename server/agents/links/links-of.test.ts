import { expect, test } from "vitest";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { play } from "#tests/setup/real-stakes.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { credit, debit } from "#tests/setup/wallet-stage.ts";
import { countLinkVisit, inviteCodeOf, makeLink, setAccountType } from "../../accounts/index.ts";
import { seedCatalogue } from "../../catalogue/index.ts";
import { money } from "../../core/numbers/money.ts";
import { HOUR_MS } from "../../core/time.ts";
import { keepFigures } from "../../figures/index.ts";
import { receiveDeposit } from "../../wallet/index.ts";
import { LINKS_PAGE, linkOf, linksOf } from "./links-of.ts";

const context = await testContext();
const brand = await openBrand(context);
const game = { vendor: "STUDIO", names: { fa: "بازی" }, minLineBetMinor: 1n, rtpBasisPoints: 9600 };
await seedCatalogue(context, [{ ...game, code: "g1", category: "RNG" }]);

const come = (username: string, affiliateCode: string | null = null) =>
  registeredPlayer(context, {
    brand,
    language: "fa",
    registration: registrationOf(username, { affiliateCode }),
  });

async function agent(username: string) {
  const id = await come(username);
  await setAccountType(context, { playerId: id, accountType: 2 });
  return { id, brandId: brand.id, accountType: 2 as const };
}

const another = { accountType: 0, channel: "telegram", uses: null, endsAt: null } as const;
const NOTHING = { visits: 0, registrations: 0, depositors: 0, turnover: 0n };

test("A05 an agent sees of each link who came, who paid in and what was staked, and nobody else does", async () => {
  const player = await agent("owner");
  const made = await makeLink(context, player, another);
  if (!made.ok) throw new Error(made.refusal.reason);
  const { code } = made.value;
  const [first] = [await come("first", code), await come("second", code)];
  await come("third", await inviteCodeOf(context, player));
  const day = "2026-03-21";
  for (const on of [day, day, "2026-03-22"])
    await countLinkVisit(context, { brandId: brand.id, code, day: on });
  await receiveDeposit(context, {
    playerId: first,
    key: "first",
    amount: money(50_000n, "P"),
    provider: "bank",
  });
  const facts = { round: "r1", game: "g1" };
  expect(await play(context, first, debit("d1", 700n, facts))).toBe("OK");
  expect(await play(context, first, credit("c1", 100n, undefined, { ...facts, endsRound: true }))).toBe("OK");
  context.clock.forward(HOUR_MS);
  await keepFigures(context);

  const asked = { playerId: player.id, brand };
  const { links, next } = await linksOf(context, { ...asked, before: null });
  const figures = { visits: 3, registrations: 2, depositors: 1, turnover: 700n };
  expect(links).toMatchObject([
    { code, nth: 2, channel: "telegram", ...figures },
    { nth: 1, ...NOTHING, registrations: 1 },
  ]);
  expect(next).toBeNull();
  expect(await linkOf(context, { ...asked, code })).toMatchObject(figures);
  const stranger = await agent("stranger");
  expect(await linkOf(context, { playerId: stranger.id, brand, code })).toBeNull();
  expect((await linksOf(context, { playerId: stranger.id, brand, before: null })).links).toEqual([]);
});

test("A05 many links are read page by page, each once", async () => {
  const player = await agent("busy");
  for (let nth = 0; nth < LINKS_PAGE + 3; nth += 1) await makeLink(context, player, another);
  const asked = { playerId: player.id, brand };
  const page = await linksOf(context, { ...asked, before: null });
  const rest = await linksOf(context, { ...asked, before: page.next });
  const all = [...page.links, ...rest.links].map(({ nth }) => nth);
  expect(page.links).toHaveLength(LINKS_PAGE);
  expect(all).toEqual(Array.from({ length: LINKS_PAGE + 4 }, (_, nth) => LINKS_PAGE + 4 - nth));
  expect(rest.next).toBeNull();
});
