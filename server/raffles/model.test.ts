import fc from "fast-check";
import { expect, test } from "vitest";
import { seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { manyTimes } from "#tests/setup/money.ts";
import { closeAndDraw, openRaffle, staker } from "#tests/setup/raffle-stage.ts";
import { play } from "#tests/setup/real-stakes.ts";
import { type Brief, debit, rollback } from "#tests/setup/wallet-stage.ts";
import type { Player } from "../accounts/index.ts";
import { NOBODY } from "../studio/index.ts";
import { countTickets, findRaffle, ownEntry, raffleTickets } from "./index.ts";

const PLAYERS = 3;
const PER_TICKET = 10_00n;
const MOST = 5;

const who = fc.nat(PLAYERS - 1);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant("stake" as const), who, minor: fc.bigInt(1n, 25_00n) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("giveBack" as const), who, which: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("count" as const) }) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Staked = { readonly who: number; readonly minor: bigint };

/** A raffle, who plays in it, and their stakes that stand. */
class Life {
  readonly stakes = new Map<string, Staked>();
  private readonly context: TestContext;
  private readonly players: readonly Player[];

  constructor(context: TestContext, players: readonly Player[]) {
    this.context = context;
    this.players = players;
  }

  private act = (nth: number, brief: Brief) => play(this.context, this.players[nth]?.id ?? 0n, brief);

  async live(one: Step, name: string): Promise<void> {
    if (one.does === "count") await countTickets(this.context);
    if (one.does === "stake") await this.stake(name, one);
    if (one.does === "giveBack") await this.giveBack(one.who, one.which);
  }

  private async stake(name: string, one: Staked): Promise<void> {
    const code = await this.act(one.who, debit(name, one.minor, { round: name, game: "g1" }));
    if (code === "OK") this.stakes.set(name, one);
  }

  private async giveBack(nth: number, which: number): Promise<void> {
    const own = [...this.stakes].filter(([, { who: whose }]) => whose === nth);
    const [name] = own[which % Math.max(1, own.length)] ?? [];
    if (name === undefined) return;
    expect(await this.act(nth, rollback(`b-${name}`, name, { round: name }))).toBe("OK");
    this.stakes.delete(name);
  }

  /** What a count from nothing gives. */
  due(nth: number): number {
    const own = [...this.stakes.values()].filter(({ who: whose }) => whose === nth);
    const net = own.reduce((sum, { minor }) => sum + minor, 0n);
    return Math.min(MOST, Number(net / PER_TICKET));
  }
}

/** How many tickets a name has in a published list. */
const inList = (lines: readonly string[], name: string): number =>
  lines
    .filter((line) => line.startsWith(`${name}:`))
    .reduce((sum, line) => sum + Number(line.split(":")[1]), 0);

test(
  "P04 whatever is staked and given back, in whichever order and however often it is counted, tickets at the close are what a count from nothing gives",
  async () => {
    const context = await testContext();
    const brand = await openBrand(context);
    await seedThreeKinds(context);
    let run = 0;
    const lived = async (steps: readonly Step[]) => {
      run += 1;
      const code = `run-${run}`;
      const { id } = await openRaffle(context, brand, { code, perTicket: { minor: PER_TICKET, asset: "P" } });
      const players: Player[] = [];
      for (let nth = 0; nth < PLAYERS; nth += 1)
        players.push(await staker(context, brand, `r${run}p${nth}`, 0n));
      const life = new Life(context, players);
      for (const [nth, one] of steps.entries()) await life.live(one, `s${run}-${nth}`);
      await closeAndDraw(context);

      const raffle = await findRaffle(context, { brand: brand.id, code });
      if (!raffle) throw new Error("There is no raffle");
      const lines = (await raffleTickets(context, id))?.stakes ?? [];
      let kept = 0;
      for (const [nth, player] of players.entries()) {
        const entry = await ownEntry(context, { playerId: player.id, raffle });
        expect((entry?.tickets ?? 0) - (entry?.takenBack ?? 0)).toBe(life.due(nth));
        expect(entry ? inList(lines, entry.name) : 0).toBe(life.due(nth));
        kept += life.due(nth);
      }
      expect(BigInt(kept + inList(lines, NOBODY))).toBe(raffle.tickets);
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25, size: "max" }), lived), {
      numRuns: manyTimes(25),
    });
  },
  manyTimes(120_000),
);
