import fc from "fast-check";
import { expect, test } from "vitest";
import { testContext } from "#tests/setup/database.ts";
import { manyTimes } from "#tests/setup/money.ts";
import { standBelow } from "./index.ts";

const context = await testContext();
const MINUTE = 60_000;
const STEP = 5 * MINUTE;

/** A clock that is behind, at a move that takes others along. */
const BEHIND = [
  { who: 4, above: 0, passes: 0 },
  { who: 0, above: null, passes: MINUTE },
  { who: 4, above: 6, passes: -MINUTE / 2 },
  { who: 6, above: 0, passes: -MINUTE / 2 },
];

const MANY = { numRuns: manyTimes(60), examples: [[BEHIND]] as [(typeof BEHIND)[number][]][] };
const START = Date.UTC(2026, 0, 1);

const LINES = {
  name: "test.lines",
  text: `select ancestor, descendant, depth, since, until from team.lines
    where descendant between $1::bigint and $2::bigint`,
  row: { ancestor: 0n, descendant: 0n, depth: 0, since: new Date(), until: null as Date | null },
};

const PEOPLE = 7;
const somebody = fc.integer({ min: 0, max: PEOPLE - 1 });
const step = fc.record({
  who: somebody,
  above: fc.option(somebody, { nil: null }),
  /** Nothing passes now and then, and now and then the clock is behind. */
  passes: fc.constantFrom(0, 0, MINUTE, MINUTE, -MINUTE / 2),
});

/** The naive model: who is directly above whom. */
type Above = ReadonlyMap<number, number>;

/** Everybody above somebody, nearest first. */
function lineOf(above: Above, who: number): number[] {
  const next = above.get(who);
  return next === undefined ? [] : [next, ...lineOf(above, next)];
}

/** Null where it would close a circle. */
function moveIn(above: Above, who: number, chosen: number | null): Above | null {
  const moved = new Map(above);
  moved.delete(who);
  if (chosen === null) return moved;
  if (chosen === who || lineOf(above, chosen).includes(who)) return null;
  return moved.set(who, chosen);
}

/** Each line as "ancestor descendant depth". */
const linesOf = (above: Above) =>
  Array.from({ length: PEOPLE }, (_, who) =>
    lineOf(above, who).map((ancestor, nth) => `${ancestor} ${who} ${nth + 1}`),
  )
    .flat()
    .sort();

let base = 1_000n;

test("A04 whatever moves follow each other, the team at every moment is what a naive model says", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      base += 100n;
      const idOf = (nth: number) => base + BigInt(nth);
      let above: Above = new Map();
      let at = START;
      /** What the model said from each step of figures on; a later one in the same step takes its place. */
      const history = new Map<number, string[]>();
      for (const { who, above: chosen, passes } of steps) {
        at += passes;
        const uplineId = chosen === null ? null : idOf(chosen);
        const stood = await standBelow(
          { db: context.db, now: () => new Date(at) },
          { playerId: idOf(who), uplineId },
        );
        const moved = moveIn(above, who, chosen);
        expect(stood.ok ? null : stood.refusal.reason).toBe(moved ? null : "uplineCircle");
        if (!moved) continue;
        above = moved;
        history.set(Math.ceil(at / STEP) * STEP, linesOf(above));
      }
      const rows = await context.db.call(LINES, [idOf(0), idOf(PEOPLE - 1)]);
      const told = ({ ancestor, descendant, depth }: (typeof rows)[number]) =>
        `${ancestor - base} ${descendant - base} ${depth}`;
      expect(
        rows
          .filter(({ until }) => until === null)
          .map(told)
          .sort(),
      ).toEqual(linesOf(above));
      // Where the clock went back, a moment was twice: only one that goes forward has one past.
      if (steps.some(({ passes }) => passes < 0)) return;
      for (const [moment, lines] of history) {
        const then = rows.filter(
          ({ since, until }) => since.getTime() <= moment && (until === null || until.getTime() > moment),
        );
        expect(then.map(told).sort()).toEqual(lines);
      }
    }),
    MANY,
  );
});

test("A04 a move ends what was with the five minutes that have begun, for everybody below, and edits nothing before", async () => {
  const at = (minute: number) => ({ db: context.db, now: () => new Date(START + minute * 60_000) });
  const [old, fresh, middle, low, late] = [1n, 2n, 3n, 4n, 5n];
  await standBelow(at(0), { playerId: middle, uplineId: old });
  await standBelow(at(1), { playerId: low, uplineId: middle, isNewcomer: true });
  await standBelow(at(3), { playerId: middle, uplineId: fresh });
  await standBelow(at(4), { playerId: late, uplineId: middle, isNewcomer: true });
  await standBelow(at(6), { playerId: middle, uplineId: fresh });
  const rows = await context.db.call(LINES, [1n, 5n]);
  const minute = (when: Date | null) => (when === null ? null : (when.getTime() - START) / 60_000);
  const told = rows.map((row) => [
    row.ancestor,
    row.descendant,
    row.depth,
    minute(row.since),
    minute(row.until),
  ]);
  expect(told.sort()).toEqual(
    [
      [old, middle, 1, 0, 5],
      [old, low, 2, 1, 5],
      [middle, low, 1, 1, null],
      [fresh, middle, 1, 5, null],
      [fresh, low, 2, 5, null],
      // A player who comes in between counts at once for whom they came to, and above with them.
      [middle, late, 1, 4, null],
      [fresh, late, 2, 5, null],
    ].sort(),
  );
});
