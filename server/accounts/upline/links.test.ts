import { expect, test } from "vitest";
import { findPlayer, setUpline, uplineOf } from "#server/accounts/index.ts";
import { registerPlayer } from "#server/accounts/parts.ts";
import { DAY_MS, later } from "#server/core/time.ts";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { setAccountType } from "../account-type.ts";
import { findLink, inviteCodeOf } from "./invitations.ts";
import { endLink, type LinkMade, makeLink } from "./make-link.ts";

const context = await testContext();
const brand = await openBrand(context);
const OPEN: LinkMade = { accountType: 0, channel: "telegram", uses: null, endsAt: null };
let nth = 0;

const come = (codes: Parameters<typeof registrationOf>[1]) => {
  nth += 1;
  return registerPlayer(context, {
    brand,
    language: "en",
    registration: registrationOf(`came${nth}`, codes),
  });
};

async function agent() {
  nth += 1;
  const registration = registrationOf(`linker${nth}`);
  const id = await registeredPlayer(context, { brand, language: "en", registration });
  await setAccountType(context, { playerId: id, accountType: 2 });
  return { id, brandId: brand.id, accountType: 2 as const };
}

async function linkOfAgent(made: Partial<LinkMade> = {}) {
  const player = await agent();
  const link = await makeLink(context, player, { ...OPEN, ...made });
  if (!link.ok) throw new Error(link.refusal.reason);
  return { player, code: link.value.code };
}

const usesOf = async (code: string) =>
  (
    await context.db.call(
      {
        name: "test.uses",
        text: "select uses_left as uses from accounts.invitation_links where code = $1",
        row: { uses: null as number | null },
      },
      [code],
    )
  )[0]?.uses;

test("A05 whoever comes by a link stands below its agent, as what the link says, and it is written by which", async () => {
  const { player, code } = await linkOfAgent({ accountType: 2, uses: 3 });
  const came = await come({ affiliateCode: code.toLowerCase() });
  if (!came.ok) throw new Error(came.refusal.reason);
  expect(await findPlayer(context, came.value.playerId)).toMatchObject({ accountType: 2 });
  const row = { by: "", upline: 0n };
  const [kept] = await context.db.call(
    {
      name: "test.by-link",
      text: `select code as by, upline from accounts.link_registrations join accounts.players on id = player_id
        where player_id = $1::bigint`,
      row,
    },
    [came.value.playerId],
  );
  expect(kept).toEqual({ by: code, upline: player.id });
  expect(await usesOf(code)).toBe(2);
});

test("A05 of sixteen who come at once by a link with three uses, three come", async () => {
  const { code } = await linkOfAgent({ uses: 3 });
  const came = await Promise.all(Array.from({ length: 16 }, () => come({ affiliateCode: code })));
  expect(came.filter(({ ok }) => ok)).toHaveLength(3);
  for (const one of came.filter(({ ok }) => !ok))
    expect(one).toMatchObject({ refusal: { reason: "affiliateUnknown", over: "usedUp" } });
  expect(await usesOf(code)).toBe(0);
});

test("A05 a name that is taken uses up nothing", async () => {
  const { code } = await linkOfAgent({ uses: 2 });
  const registration = registrationOf("twin", { affiliateCode: code });
  const both = await Promise.all(
    [1, 2].map(() => registerPlayer(context, { brand, language: "en", registration })),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await usesOf(code)).toBe(1);
});

test("A05 a link that has ended, by its date or by its agent, says so, and who came with it unseen comes without", async () => {
  const dated = await linkOfAgent({ endsAt: later(context.now(), DAY_MS) });
  const closed = await linkOfAgent();
  expect(await endLink(context, { playerId: dated.player.id, code: closed.code })).toMatchObject({
    ok: false,
  });
  expect((await endLink(context, { playerId: closed.player.id, code: closed.code })).ok).toBe(true);
  expect((await come({ affiliateCode: dated.code })).ok).toBe(true);
  context.clock.forward(DAY_MS);
  for (const { code } of [dated, closed]) {
    expect(await findLink(context, { brandId: brand.id, code })).toMatchObject({ state: "ended" });
    expect(await come({ affiliateCode: code })).toMatchObject({ refusal: { over: "ended" } });
    expect((await come({ referralCode: code })).ok).toBe(true);
  }
});

test("A05 a member makes no link, an end that has passed is none, and the first link stays", async () => {
  const player = await agent();
  const refusal = (made: Partial<LinkMade>, type: 0 | 2 = 2) =>
    makeLink(context, { ...player, accountType: type }, { ...OPEN, ...made });
  expect(await refusal({}, 0)).toMatchObject({ refusal: { reason: "noTeam" } });
  expect(await refusal({ endsAt: context.now() })).toMatchObject({ refusal: { reason: "linkEndPassed" } });
  const code = await inviteCodeOf(context, player);
  expect((await endLink(context, { playerId: player.id, code })).ok).toBe(false);
  const made = await Promise.all([1, 2, 3].map(() => refusal({})));
  expect(new Set(made.map((one) => one.ok && one.value.code)).size).toBe(3);
});

test("A05 the links of a former agent bring players to the line above, and no agents any more", async () => {
  const above = await agent();
  const { player, code } = await linkOfAgent();
  const toAgents = await linkOfAgent({ accountType: 2 });
  for (const { id } of [player, toAgents.player]) {
    await setUpline(context, { playerId: id, uplineId: above.id });
    await setAccountType(context, { playerId: id, accountType: 0 });
  }
  const came = await come({ affiliateCode: code });
  if (!came.ok) throw new Error(came.refusal.reason);
  expect((await uplineOf(context, came.value.playerId))?.id).toBe(above.id);
  expect(await findLink(context, { brandId: brand.id, code: toAgents.code })).toBeNull();
});
