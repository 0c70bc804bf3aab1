import { expect, test } from "vitest";
import { rational, times } from "../../rational.ts";
import { quickDraw } from "../cascade/simulate-cascade.ts";
import { fishGames } from "./games.ts";
import { KINDS } from "./kinds.ts";
import { fishAt, fishOf, isInRoom } from "./room.ts";

const NOW = new Date("2026-03-21T12:00:00.000Z");
const [game] = fishGames;
if (!game) throw new Error("There is no fishing");

test("every kind returns the same: the chance times the payout is 24 of 25, counted over every draw", () => {
  for (const { id, times: pays } of KINDS) {
    let caught = 0n;
    let drawn = 0;
    for (let number = 0; number < 25 * pays; number += 1) {
      const draw = (below: number) => {
        drawn = below;
        return number;
      };
      const { payoutMinor } = game.play({
        choice: { fish: 1, kind: id },
        stakeMinor: 10n,
        actions: [],
        draw,
      });
      if (payoutMinor === 10n * BigInt(pays)) caught += 1n;
      else expect(payoutMinor).toBe(0n);
    }
    const chance = rational(caught, BigInt(drawn));
    expect(times(chance, rational(BigInt(pays), 1n)), id).toEqual(rational(24n, 25n));
  }
  expect(game.figures.rtpBasisPoints).toBe(9600);
});

test("the room is the same for everybody, always has something to aim at, and every kind comes", () => {
  expect(fishAt("khalij", NOW)).toEqual(fishAt("khalij", new Date(NOW)));
  const seen = new Set<string>();
  for (let minute = 0; minute < 600; minute += 1) {
    const room = fishAt("khalij", new Date(NOW.getTime() + minute * 60_000));
    expect(room.length).toBeGreaterThanOrEqual(5);
    expect(room.length).toBeLessThanOrEqual(30);
    for (const { kind } of room) seen.add(kind);
  }
  expect([...seen].sort()).toEqual(KINDS.map(({ id }) => id).sort());
});

test("a fish is in the room from its coming to its going and can be aimed at a little around that", () => {
  const [fish] = fishAt("khalij", NOW);
  if (!fish) throw new Error("The room is empty");
  const { id, entersAt, leavesAt } = fish;
  const present = (at: number) => fishAt("khalij", new Date(at)).some((one) => one.id === id);
  expect([entersAt - 1, entersAt, leavesAt - 1, leavesAt].map(present)).toEqual([false, true, true, false]);
  const shots = [entersAt - 2001, entersAt - 2000, leavesAt + 2000, leavesAt + 2001];
  expect(shots.map((at) => isInRoom("khalij", id, new Date(at)))).toEqual([false, true, true, false]);
});

test("what is sent ahead is what will be there", () => {
  const ahead = fishAt("khalij", NOW, 15_000).map(({ id }) => id);
  const later = fishAt("khalij", new Date(NOW.getTime() + 10_000)).map(({ id }) => id);
  expect(ahead).toEqual(expect.arrayContaining(later));
});

test("the aim is a number, and the kind is the timetable's, not the form's", () => {
  for (const fish of ["", "-1", "1.5", "1e3", "abc", "9999999999999"]) {
    expect(game.readChoice(new URLSearchParams({ fish }))).toBeNull();
  }
  const choice = game.readChoice(new URLSearchParams({ fish: "1234567", kind: "pearl" }));
  expect(choice).toEqual({ fish: 1234567, kind: fishOf("khalij", 1234567).kind });
});

test("20,000 shots at each of three fish return what is said within three deviations", () => {
  const draw = quickDraw(9);
  for (const { id, times: pays } of KINDS.filter(({ times: of }) => [2, 20, 200].includes(of))) {
    const shots = 20_000;
    let paid = 0n;
    for (let shot = 0; shot < shots; shot += 1) {
      paid +=
        game.play({ choice: { fish: 1, kind: id }, stakeMinor: 10n, actions: [], draw }).payoutMinor ?? 0n;
    }
    const chance = 24 / 25 / pays;
    const deviation = Math.sqrt((chance * (1 - chance)) / shots) * pays;
    expect(Math.abs(Number(paid) / 10 / shots - 0.96), id).toBeLessThan(3 * deviation);
  }
});
