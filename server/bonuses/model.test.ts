import fc from "fast-check";
import { expect, test } from "vitest";
import { CASH, NaiveBonuses, TERMS } from "#tests/setup/bonus-model.ts";
import { seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { manyTimes } from "#tests/setup/money.ts";
import { paidMember, play } from "#tests/setup/real-stakes.ts";
import { type Brief, credit, debit, endRound, rollback } from "#tests/setup/wallet-stage.ts";
import { money } from "../core/numbers/money.ts";
import { DAY_MS } from "../core/time.ts";
import { accountOf, brokenInvariants } from "../wallet/index.ts";
import { bonusTerms, countBonuses, decideBonus, findBonus, giveBonus, giveUpBonus } from "./index.ts";

const game = fc.constantFrom("g1", "l1", "c1");
const which = fc.nat(9);
const stake = fc.record({ does: fc.constant("stake" as const), game, amount: fc.bigInt(1n, 700n) });
const pay = fc.record({ does: fc.constant("pay" as const), which, amount: fc.bigInt(1n, 900n) });
const end = fc.record({ does: fc.constant("end" as const), which });
const giveBack = fc.record({ does: fc.constant("giveBack" as const), which });
const give = fc.record({ does: fc.constant("give" as const), terms: fc.nat(1), amount: fc.bigInt(1n, 500n) });
const count = fc.record({ does: fc.constant("count" as const) });
const wait = fc.record({ does: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 3 }) });
const giveUp = fc.record({ does: fc.constant("giveUp" as const), house: fc.boolean() });
const step = fc.oneof(
  { weight: 3, arbitrary: stake },
  { weight: 3, arbitrary: pay },
  { weight: 3, arbitrary: end },
  { weight: 1, arbitrary: giveBack },
  { weight: 2, arbitrary: give },
  { weight: 4, arbitrary: count },
  { weight: 1, arbitrary: wait },
  { weight: 1, arbitrary: giveUp },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Of<Does extends Step["does"]> = Extract<Step, { does: Does }>;
type Doing = { readonly [Does in Step["does"]]: (one: Of<Does>) => Promise<void> };

/** One player's life in the house, and the same in the model. */
class Life {
  readonly naive = new NaiveBonuses();
  readonly ids: string[] = [];
  private readonly paid = new Set<string>();
  private readonly context: TestContext;
  private readonly playerId: bigint;

  constructor(context: TestContext, playerId: bigint) {
    this.context = context;
    this.playerId = playerId;
  }

  private act = (brief: Brief) => play(this.context, this.playerId, brief);

  /** One of the rounds that are open; null where none is. */
  private open(nth: number) {
    const open = [...this.naive.rounds].filter(([, { state }]) => state === "open");
    return open[nth % Math.max(1, open.length)] ?? null;
  }

  private readonly doing: Doing = {
    stake: async ({ game: played, amount }) => {
      const round = `r${this.naive.rounds.size}`;
      const taken = this.naive.stake(round, played, amount);
      const code = await this.act(debit(round, amount, { round, game: played }));
      expect(code).toBe(taken ? "OK" : "INSUFFICIENT_FUNDS");
    },
    pay: async ({ which: nth, amount }) => {
      const open = this.open(nth);
      if (!open) return;
      const [round, known] = open;
      const win = credit(this.context.newId(), amount, round, { round, game: known.game });
      expect(await this.act(win)).toBe("OK");
      this.paid.add(round);
      this.naive.pay(known, amount);
    },
    end: async ({ which: nth }) => {
      const open = this.open(nth);
      if (!open) return;
      const [round, known] = open;
      expect(await this.act(endRound(round, { game: known.game }))).toBe("OK");
      known.state = "over";
    },
    giveBack: async ({ which: nth }) => {
      const open = this.open(nth);
      if (!open || this.paid.has(open[0])) return;
      const [round, known] = open;
      expect(await this.act(rollback(`back-${round}`, round, { round }))).toBe("OK");
      this.naive.giveBack(known);
    },
    give: async ({ terms, amount }) => {
      const gift = {
        playerId: this.playerId,
        key: this.context.newId(),
        source: "operator",
        sourceRef: "model",
      } as const;
      const given = { ...gift, amount: money(amount, "P"), terms: bonusTerms.parse(TERMS[terms]) };
      const made = await giveBonus(this.context, given);
      if (!made.ok) throw new Error(made.refusal.reason);
      this.ids.push(made.value.id);
      this.naive.give(terms, amount);
    },
    count: async () => {
      await countBonuses(this.context);
      this.naive.count();
    },
    wait: async ({ days }) => {
      this.context.clock.forward(days * DAY_MS);
      this.naive.day += days;
    },
    giveUp: async ({ house }) => {
      const active = this.naive.active();
      const bonusId = active && this.ids[this.naive.grants.indexOf(active)];
      if (!bonusId) return;
      const ended = house
        ? await decideBonus(this.context, { bonusId, end: "taken-back", reason: "model" })
        : await giveUpBonus(this.context, { playerId: this.playerId, bonusId });
      expect(ended.ok).toBe(true);
      this.naive.end(active, house ? "taken-back" : "forfeited");
      this.naive.settle();
    },
  };

  async live(steps: readonly Step[]): Promise<void> {
    for (const one of steps) {
      await (this.doing[one.does] as (said: Step) => Promise<void>)(one);
      const purse = await accountOf(this.context, { playerId: this.playerId, asset: "P" });
      expect([purse?.balance.minor, purse?.bonus.minor]).toEqual([this.naive.cash, this.naive.bonus]);
    }
    const own = { playerId: this.playerId };
    const found = await Promise.all(this.ids.map((bonusId) => findBonus(this.context, { ...own, bonusId })));
    expect(found.map((bonus) => [bonus?.state, bonus?.counted.minor, bonus?.kept.minor])).toEqual(
      this.naive.said(),
    );
  }
}

test(
  "M09 whatever is given, staked, paid, given back and ended, and whenever it is counted, money is what a naive model says",
  async () => {
    const context = await testContext();
    const brand = await openBrand(context);
    await seedThreeKinds(context);
    let nth = 0;
    const run = async (steps: readonly Step[]) => {
      nth += 1;
      const player = await paidMember(context, brand, { username: `naive${nth}`, cashMinor: CASH });
      await new Life(context, player.id).live(steps);
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40, size: "max" }), run), {
      numRuns: manyTimes(40),
    });
    expect(await brokenInvariants(context)).toEqual([]);
  },
  manyTimes(120_000),
);
