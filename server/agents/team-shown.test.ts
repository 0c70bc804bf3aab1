import { beforeAll, expect, test } from "vitest";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { findPlayer, type Player, setUpline } from "../accounts/index.ts";
import { standBelow } from "../team/index.ts";
import { teamShown } from "./index.ts";

let context: TestContext;
let top: Player;
let middle: Player;
let low: Player;
let other: Player;

beforeAll(async () => {
  context = await testContext();
  const brand = await openBrand(context);
  const member = async (name: string) => {
    const registration = registrationOf(name, { email: `${name}@example.com`, mobile: "+989120000000" });
    const id = await registeredPlayer(context, { brand, language: "fa", registration });
    return (await findPlayer(context, id)) as Player;
  };
  top = await member("toranj");
  middle = await member("mahtab");
  low = await member("laleh");
  other = await member("omid");
  await setUpline(context, { playerId: middle.id, uplineId: top.id });
  await setUpline(context, { playerId: low.id, uplineId: middle.id });
});

const NEAREST = { isWhole: false, after: null } as const;
const WHOLE = { isWhole: true, after: null } as const;

test("A04 an agent sees the whole team, each with theirs, by masked name and without any contact", async () => {
  const shown = await teamShown(context, { player: top, of: null, ...WHOLE });
  expect(shown?.crumbs).toEqual([{ id: top.id, name: "toranj" }]);
  expect(shown?.members).toMatchObject([
    { id: middle.id, name: "ma•••b", depth: 1, direct: 1, whole: 1 },
    { id: low.id, name: "la•••h", depth: 2, direct: 0, whole: 0 },
  ]);
  expect(Object.keys(shown?.members[0] ?? {}).sort()).toEqual(
    [
      "accountType",
      "depth",
      "direct",
      "id",
      "lastSeenAt",
      "name",
      "rates",
      "registeredAt",
      "state",
      "whole",
    ].sort(),
  );
  const nearest = await teamShown(context, { player: top, of: null, ...NEAREST });
  expect(nearest?.members.map(({ id }) => id)).toEqual([middle.id]);
});

test("A04 the team of somebody below is shown with the line that leads there, and nobody else's ever", async () => {
  const shown = await teamShown(context, { player: top, of: low.id, ...NEAREST });
  expect(shown?.crumbs.map(({ id }) => id)).toEqual([top.id, middle.id, low.id]);
  for (const [player, of] of [
    [middle, top],
    [other, low],
    [low, middle],
    [top, other],
  ] as const) {
    expect(await teamShown(context, { player, of: of.id, ...WHOLE })).toBeNull();
  }
  await setUpline(context, { playerId: low.id, uplineId: other.id });
  expect(await teamShown(context, { player: top, of: low.id, ...WHOLE })).toBeNull();
  await setUpline(context, { playerId: low.id, uplineId: middle.id });
});

test("A04 a team of more than one page is seen once each, nearest first", async () => {
  const brand = await openBrand(context);
  const registration = registrationOf("anahita");
  const id = await registeredPlayer(context, { brand, language: "fa", registration });
  const head = (await findPlayer(context, id)) as Player;
  await context.db.script(`
    insert into accounts.players (brand_id, username, folded_username, password_hash, language, terms_version,
      terms_accepted_at, created_at, upline)
    select '${brand.id}', 'many' || nth, 'many' || nth, '$argon2id$x', 'fa', '1', now(), now(), ${id}
    from generate_series(1, 120) nth`);
  const made = {
    name: "test.many",
    text: "select id from accounts.players where upline = $1::bigint order by id",
    row: { id: 0n },
  };
  const below = (await context.db.call(made, [id])).map((row) => row.id);
  for (const playerId of below) await standBelow(context, { playerId, uplineId: id, isNewcomer: true });
  await setUpline(context, { playerId: below[0] ?? 0n, uplineId: below[1] ?? 0n });
  const seen: bigint[] = [];
  const sizes: number[] = [];
  let after = null;
  do {
    const shown = await teamShown(context, { player: head, of: null, isWhole: true, after });
    sizes.push(shown?.members.length ?? 0);
    seen.push(...(shown?.members ?? []).map((member) => member.id));
    after = shown?.next ?? null;
  } while (after);
  expect(sizes).toEqual([50, 50, 20]);
  expect(seen).toEqual([...below.slice(1), below[0]]);
});
