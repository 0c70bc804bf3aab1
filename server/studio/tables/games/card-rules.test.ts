import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actOfTheClock, actOfTheHouse } from "../play/choose-act.ts";
import { TABLES_VERSION } from "../play/tables-version.ts";
import type { Match } from "../seats/match.ts";
import { type CardGame, dealsOf, type Move, openMatch, placesOf, standingOf } from "../seats/open-match.ts";
import { potOf, USUAL_RAKE } from "../stakes/table-stakes.ts";
import { type Card, DECK, suitOf } from "./cards.ts";
import { winnerOf } from "./hokm.ts";
import type { HokmView } from "./hokm-view.ts";
import { takesOf } from "./pasur.ts";
import { scoreOf } from "./pasur-score.ts";
import type { PasurView } from "./pasur-view.ts";

const secrets = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString("hex"));

function seeds(secret: string) {
  return { secret, table: "t", entropy: "e", mathVersion: TABLES_VERSION };
}

/** Plays a whole match with choices from a list of numbers; answers every moment of it. */
function whole(game: CardGame, secret: string, choices: readonly number[]): Match[] {
  const moments = [openMatch(game, dealsOf(game, seeds(secret)))];
  for (let nth = 0; nth < 5000; nth += 1) {
    const match = moments.at(-1);
    if (!match || match.turn === null) return moments;
    const act = match.options()[(choices[nth % choices.length] ?? 0) % match.options().length];
    moments.push(match.play(act ?? ""));
  }
  throw new Error("The match does not end");
}

const choices = fc.array(fc.nat(1000), { minLength: 7, maxLength: 60 });

describe("pasur", () => {
  test("any legal play ends, each hand is worth 20 points and its surs, and the higher of 62 wins", () => {
    fc.assert(
      fc.property(secrets, choices, (secret, chosen) => {
        const last = whole("pasur", secret, chosen).at(-1)?.view(null) as PasurView;
        for (const { sums, surs, clubs } of last.results) {
          expect(sums[0] + sums[1]).toBe(20 + 5 * (surs[0] + surs[1]));
          expect(clubs[0] + clubs[1]).toBe(13);
        }
        const [one, other] = last.places.map(({ points }) => points) as [number, number];
        expect(Math.max(one, other)).toBeGreaterThanOrEqual(62);
        expect(last.winner).toBe(one > other ? 0 : 1);
      }),
      { numRuns: 40 },
    );
  });

  test("every card is somewhere, once, at each moment, and the first four have no jack", () => {
    fc.assert(
      fc.property(secrets, choices, (secret, chosen) => {
        const moments = whole("pasur", secret, chosen);
        const opening = moments[0]?.view(0) as PasurView;
        expect(opening.pool.filter((card) => card.startsWith("J"))).toEqual([]);
        for (const match of moments.slice(0, -1)) {
          const view = match.view(0) as PasurView;
          const open = view.places.reduce((sum, place) => sum + place.cards + place.taken, 0);
          expect(open + view.deckLeft + view.pool.length).toBe(52);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("numbers take what makes eleven, kings and queens one of their kind, jacks the rest", () => {
    const pool: Card[] = ["4D", "AS", "3H", "KC", "KD", "QS", "JC", "8C"];
    expect(takesOf("7C", pool)).toEqual([["AS", "3H"], ["4D"]]);
    expect(takesOf("KH", pool)).toEqual([["KC"], ["KD"]]);
    expect(takesOf("QH", pool)).toEqual([["QS"]]);
    expect(takesOf("JH", pool)).toEqual([["4D", "AS", "3H", "JC", "8C"]]);
    expect(takesOf("5C", ["4D", "KC"])).toEqual([]);
    expect(takesOf("JH", ["KC", "QS"])).toEqual([]);
  });

  test("seven clubs 7, jacks and aces 1, the ten of diamonds 3, the two of clubs 2, a sur 5", () => {
    const clubs = DECK.filter((card) => suitOf(card) === "C");
    const others = DECK.filter((card) => suitOf(card) !== "C");
    expect(scoreOf([clubs, others], [1, 0]).sums).toEqual([7 + 2 + 1 + 1 + 5, 3 + 3 + 3]);
  });
});

const WORTH = { plain: 1, kot: 2, hakemKot: 3 };

function pointsOf(results: HokmView["results"]): [number, number] {
  const of = (side: number) =>
    results.reduce((sum, { winner, kind }) => sum + (winner === side ? WORTH[kind] : 0), 0);
  return [of(0), of(1)];
}

/** The hakem stays while the own side wins, else it is the next one. */
function nextHakem({ hakem, winner }: HokmView["results"][number]): number {
  return hakem % 2 === winner ? hakem : (hakem + 1) % 4;
}

describe("hokm", () => {
  test("any legal play ends at seven points, and hands end at seven tricks", () => {
    fc.assert(
      fc.property(secrets, choices, (secret, chosen) => {
        const last = whole("hokm", secret, chosen).at(-1)?.view(null) as HokmView;
        const points = pointsOf(last.results);
        expect(Math.max(...points)).toBe(points[last.winner ?? 0]);
        expect(points[last.winner ?? 0]).toBeGreaterThanOrEqual(7);
        expect(Math.min(...points)).toBeLessThan(7);
        for (const { tricks, kind } of last.results) {
          expect(Math.max(...tricks)).toBe(7);
          expect(kind === "plain").toBe(Math.min(...tricks) > 0);
        }
        const hakems = last.results.slice(1).map(({ hakem }) => hakem);
        expect(hakems).toEqual(last.results.slice(0, -1).map(nextHakem));
      }),
      { numRuns: 40 },
    );
  });

  test("who has the suit that was led plays it, and only then", () => {
    fc.assert(
      fc.property(secrets, choices, (secret, chosen) => {
        for (const match of whole("hokm", secret, chosen)) {
          if (match.turn === null) continue;
          const view = match.view(match.turn) as HokmView;
          const [led] = view.trick;
          if (view.trump === null || !led) continue;
          const suit = suitOf(led.card);
          const following = view.own.filter((card) => suitOf(card) === suit);
          expect([...view.options].sort()).toEqual([...(following.length ? following : view.own)].sort());
        }
      }),
      { numRuns: 15 },
    );
  });

  test("the highest trump takes a trick, else the highest of what was led", () => {
    const trick = [
      { seat: 1, card: "9C" },
      { seat: 2, card: "AC" },
      { seat: 3, card: "2H" },
      { seat: 0, card: "KS" },
    ] as const;
    expect(winnerOf(trick, "H")).toBe(3);
    expect(winnerOf(trick, "D")).toBe(2);
    expect(winnerOf(trick, "S")).toBe(0);
  });

  test("before trump is called everybody holds five cards, and the hakem alone may call", () => {
    const match = openMatch("hokm", dealsOf("hokm", seeds("a".repeat(64))));
    const hakem = match.turn ?? -1;
    for (const seat of [0, 1, 2, 3]) {
      const view = match.view(seat) as HokmView;
      expect(view.own).toHaveLength(5);
      expect(view.options).toHaveLength(seat === hakem ? 4 : 0);
    }
    expect((match.play("*H").view(hakem) as HokmView).own).toHaveLength(13);
  });
});

/** Cards in a hand that stand in the view of another seat, or of nobody's. */
function seenByOthers(match: Match, seats: readonly number[]): Card[] {
  const open = new Set(["results", "last", "trick", "pool"]);
  return seats.flatMap((seat) => {
    const others = [...seats.filter((other) => other !== seat), null];
    const told = others.map((other) =>
      JSON.stringify(match.view(other), (name, value) => (open.has(name) ? null : value)),
    );
    return match.view(seat).own.filter((card) => told.some((view) => view.includes(card)));
  });
}

describe.each(["pasur", "hokm"] as const)("%s at any moment", (game) => {
  test("a view holds no card that its seat may not see, and what is not legal throws", () => {
    fc.assert(
      fc.property(secrets, choices, (secret, chosen) => {
        for (const match of whole(game, secret, chosen).slice(0, 120)) {
          expect(seenByOthers(match, game === "pasur" ? [0, 1] : [0, 1, 2, 3])).toEqual([]);
          if (match.turn !== null) expect(() => match.play("nothing")).toThrow();
        }
      }),
      { numRuns: 4 },
    );
  });

  test("the clock and the house play what is legal, from what their seat sees, until the end", () => {
    fc.assert(
      fc.property(secrets, (secret) => {
        let match = openMatch(game, dealsOf(game, seeds(secret)));
        for (let nth = 0; match.turn !== null; nth += 1) {
          expect(nth).toBeLessThan(5000);
          const choose = match.turn % 2 === 0 ? actOfTheHouse : actOfTheClock;
          match = match.play(choose(match.view(match.turn)));
        }
        expect(match.winner).not.toBeNull();
      }),
      { numRuns: 10 },
    );
  });

  test("the same seeds and moves give the same match again", () => {
    fc.assert(
      fc.property(secrets, choices, (secret, chosen) => {
        const moves: Move[] = [];
        let match = openMatch(game, dealsOf(game, seeds(secret)));
        for (let nth = 0; match.turn !== null && nth < 60; nth += 1) {
          const act = match.options()[(chosen[nth % chosen.length] ?? 0) % match.options().length] ?? "";
          moves.push({ seat: match.turn, act, by: "player" });
          match = match.play(act);
        }
        const again = standingOf(game, dealsOf(game, seeds(secret)), moves).match;
        for (const seat of [null, 0, 1]) expect(again.view(seat)).toEqual(match.view(seat));
      }),
      { numRuns: 10 },
    );
  });
});

test("the places of four are drawn, and each is there once", () => {
  const places = placesOf("hokm", seeds("b".repeat(64)));
  expect([...places].sort()).toEqual([0, 1, 2, 3]);
  expect(placesOf("hokm", seeds("b".repeat(64)))).toEqual(places);
});

test("what the winners are paid and what the house keeps are the pot", () => {
  for (const buyIn of [100n, 500n, 2_000n, 10_000n, 50_000n]) {
    const two = potOf({ game: "pasur", buyInMinor: buyIn, ...USUAL_RAKE });
    expect(two.shareMinor + two.rakeMinor).toBe(2n * buyIn);
    const four = potOf({ game: "hokm", buyInMinor: buyIn, ...USUAL_RAKE });
    expect(2n * four.shareMinor + four.rakeMinor).toBe(4n * buyIn);
    for (const { rakeMinor, potMinor } of [two, four]) {
      expect(rakeMinor).toBeLessThanOrEqual(2_000n);
      expect(rakeMinor * 100n).toBeLessThanOrEqual(potMinor * 3n);
    }
  }
});
