import fc from "fast-check";
import { expect, test } from "vitest";
import { manyTimes } from "#tests/setup/money.ts";
import { sharedDraw } from "./fairness/chain.ts";
import {
  blockLine,
  NOBODY,
  pickedTickets,
  RAFFLE_GAME,
  readBlocks,
  type TicketBlock,
  ticketOwner,
  ticketRoot,
  ticketsIn,
} from "./raffle-draw.ts";

const name = fc.constantFrom(..."abcdef", "0").map((digit) => digit.repeat(64));
const blocks = fc.array(fc.record({ name, many: fc.integer({ min: 1, max: 9 }) }), { maxLength: 12 });
const seeds = (list: readonly TicketBlock[]) => ({
  link: "f1".repeat(32),
  round: "01890f3e-7b1a-7c3d-8e4f-001122334455",
  entropy: ticketRoot(list),
});
const RUNS = { numRuns: manyTimes(300) };

test("P04 another order, another owner or another number of tickets is another root", () => {
  fc.assert(
    fc.property(blocks, blocks, (one, other) => {
      const isSame = one.map(blockLine).join() === other.map(blockLine).join();
      expect(ticketRoot(one) === ticketRoot(other)).toBe(isSame);
      const swapped = [...one].reverse();
      const isEven = swapped.map(blockLine).join() === one.map(blockLine).join();
      expect(ticketRoot(swapped) === ticketRoot(one)).toBe(isEven);
    }),
    RUNS,
  );
});

/** The same pick with a ticket for each element: the numbers that are left are written down, and one is struck off. */
function naive(list: readonly TicketBlock[], most: number): number[] {
  const left = list.flatMap(({ name: owner, many }) => Array<string>(many).fill(owner));
  let tickets = left
    .map((owner, nth) => ({ owner, ticket: nth + 1 }))
    .filter(({ owner }) => owner !== NOBODY);
  const draw = sharedDraw(RAFFLE_GAME, seeds(list));
  const found: number[] = [];
  while (found.length < most && tickets.length > 0) {
    const won = tickets[draw(tickets.length)];
    if (!won) throw new Error("A number was drawn that no ticket has");
    found.push(won.ticket);
    tickets = tickets.filter(({ owner }) => owner !== won.owner);
  }
  return found;
}

test("P04 who is drawn is who a list of single tickets would give, each owner once, and nobody's tickets never", () => {
  fc.assert(
    fc.property(blocks, fc.integer({ min: 1, max: 8 }), (list, most) => {
      const picked = pickedTickets(list, seeds(list), most);
      expect(picked.map(({ ticket }) => ticket)).toEqual(naive(list, most));
      const owners = new Set(list.map(({ name: owner }) => owner).filter((owner) => owner !== NOBODY));
      expect(new Set(picked.map((one) => one.name)).size).toBe(Math.min(most, owners.size));
    }),
    RUNS,
  );
});

test("P04 every ticket that is left has one number, so that none is preferred", () => {
  // The draw itself is without remainder (pf1.test.ts): here each number below those that are left names one ticket.
  const list = [
    { name: "a".repeat(64), many: 3 },
    { name: NOBODY, many: 2 },
    { name: "b".repeat(64), many: 4 },
  ];
  const asked: number[] = [];
  const places = [0, 1, 2, 3, 4, 5, 6].map((place) => {
    const drawn = pickedTickets(list, seeds(list), 1, () => (below) => {
      asked.push(below);
      return place;
    });
    return drawn[0]?.ticket;
  });
  expect(places).toEqual([1, 2, 3, 6, 7, 8, 9]);
  expect(new Set(asked)).toEqual(new Set([7]));
});

test("P04 a list is read as it was written, and what is no list is none", () => {
  fc.assert(
    fc.property(blocks, (list) => {
      expect(readBlocks(list.map(blockLine))).toEqual(list);
      expect(ticketsIn(list)).toBe(list.reduce((sum, { many }) => sum + many, 0));
    }),
    RUNS,
  );
  for (const lines of [["x"], [`${NOBODY}:0`], [`${NOBODY}:4294967295`, `${NOBODY}:1`], [NOBODY]])
    expect(readBlocks(lines)).toBeNull();
});

test("P04 the same salt is another name in another raffle and of another player", () => {
  const salt = "5a".repeat(16);
  const names = [
    ticketOwner("one", { playerId: 1n, salt }),
    ticketOwner("other", { playerId: 1n, salt }),
    ticketOwner("one", { playerId: 2n, salt }),
  ];
  expect(new Set(names).size).toBe(3);
});
