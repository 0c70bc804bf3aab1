import { expect, test } from "vitest";
import { inviteCodeOf, type Player, setAccountType, setUpline } from "#server/accounts/index.ts";
import { registerPlayer } from "#server/accounts/parts.ts";
import { registrationOf } from "#tests/setup/brand.ts";
import type { TestContext } from "#tests/setup/database.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { member, uplineBrand } from "#tests/setup/upline.ts";

/** What each player's upline says, followed up step by step, against the lines that last; neither has one more. */
const APART = {
  name: "test.apart",
  text: `
    with recursive said (ancestor, descendant, depth) as (
      select upline, id, 1 from accounts.players where upline is not null
      union all
      select player.upline, said.descendant, said.depth + 1
      from said join accounts.players player on player.id = said.ancestor
      where player.upline is not null
    ), kept as (select ancestor, descendant, depth from team.lines where until is null)
    (table said except all table kept) union all (table kept except all table said)`,
  row: { ancestor: 0n, descendant: 0n, depth: 0 },
};

/** One player whose lines overlap in time: two on one step at one moment. */
const TWICE = {
  name: "test.twice",
  text: `
    select one.descendant from team.lines one join team.lines other
      on other.descendant = one.descendant and other.depth = one.depth and other.ancestor <> one.ancestor
      and tstzrange(one.since, one.until) && tstzrange(other.since, other.until)`,
  row: { descendant: 0n },
};

const linesOf = async ({ db }: TestContext) => ({
  apart: await db.call(APART, []),
  twice: await db.call(TWICE, []),
});

test("A04 lines say what the uplines say, whoever is moved and whoever comes at once", async () => {
  const context = await moneyContext();
  const brand = await uplineBrand(context);
  const names = Array.from({ length: 8 }, (_, nth) => `agent${nth}`);
  const agents = await Promise.all(names.map((name) => member(context, brand, name)));
  for (const { id } of agents) await setAccountType(context, { playerId: id, accountType: 2 });
  const codes = await Promise.all(agents.map((agent) => inviteCodeOf(context, agent)));
  const pick = (nth: number) => agents[nth % agents.length] as Player;

  for (let race = 0; race < manyTimes(4); race += 1) {
    const moves = agents.map(({ id }, nth) =>
      setUpline(context, { playerId: id, uplineId: (nth + race) % 5 === 0 ? null : pick(nth * 3 + race).id }),
    );
    const come = codes.map((referralCode, nth) =>
      registerPlayer(context, {
        brand,
        language: "en",
        registration: registrationOf(`new${race}x${nth}`, { referralCode }),
      }),
    );
    const came = await Promise.all(come);
    await Promise.all(moves);
    expect(came.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect(await linesOf(context)).toEqual({ apart: [], twice: [] });
  }
});
