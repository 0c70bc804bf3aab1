/** What the player begins with. */
export const CASH = 1_000n;
const WEIGHTS: Readonly<Record<string, bigint>> = { g1: 100n, l1: 30n, c1: 0n };
export const TERMS = [
  { times: 1, of: "bonus", weights: { RNG: 100, LIVE: 30 }, days: 3 },
  { times: 3, of: "bonus", weights: { RNG: 100, LIVE: 30 }, days: 2, countsMost: "1.50", keepsMost: "2.00" },
] as const;
const MOST: readonly { counts: bigint | null; keeps: bigint | null }[] = [
  { counts: null, keeps: null },
  { counts: 150n, keeps: 200n },
];

type Grant = {
  readonly terms: number;
  readonly amount: bigint;
  state: string;
  counted: bigint;
  kept: bigint;
  begun: number;
  ends: number;
};
export type NaiveRound = {
  readonly game: string;
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly nth: number;
  state: string;
};

const atMost = (minor: bigint, most: bigint) => (minor > most ? most : minor);

/** What should be, step by step and without a ledger: the money of one player, and each bonus. */
export class NaiveBonuses {
  cash = CASH;
  bonus = 0n;
  day = 0;
  nth = 0;
  readonly grants: Grant[] = [];
  readonly rounds = new Map<string, NaiveRound>();
  last: Grant | null = null;

  active = () => this.grants.find(({ state }) => state === "active");

  give(terms: number, amount: bigint): void {
    this.grants.push({ terms, amount, state: "waiting", counted: 0n, kept: 0n, begun: 0, ends: 0 });
    this.settle();
  }

  stake(name: string, game: string, amount: bigint): boolean {
    if (amount > this.cash + this.bonus) {
      // A refused stake keeps its number for itself.
      this.rounds.set(name, { game, cash: 0n, bonus: 0n, nth: 0, state: "refused" });
      return false;
    }
    const cash = amount < this.cash ? amount : this.cash;
    this.cash -= cash;
    this.bonus -= amount - cash;
    this.nth += 1;
    this.rounds.set(name, { game, cash, bonus: amount - cash, nth: this.nth, state: "open" });
    return true;
  }

  pay(round: NaiveRound, amount: bigint): void {
    const share = (amount * round.bonus) / (round.cash + round.bonus);
    this.bonus += share;
    this.cash += amount - share;
  }

  giveBack(round: NaiveRound): void {
    this.cash += round.cash;
    this.bonus += round.bonus;
    round.state = "given back";
  }

  count(): void {
    const active = this.active();
    for (const round of this.rounds.values()) {
      if (round.state !== "over") continue;
      round.state = "counted";
      if (!active || round.nth <= active.begun) continue;
      const { counts } = MOST[active.terms] ?? { counts: null };
      const staked = round.cash + round.bonus;
      const most = counts !== null && staked > counts ? counts : staked;
      active.counted += (most * (WEIGHTS[round.game] ?? 0n)) / 100n;
    }
    this.settle();
  }

  end(grant: Grant, state: string): void {
    grant.state = state;
    if (grant.begun > 0) {
      this.last = grant;
      this.moveOut(grant);
    }
  }

  private isInPlay = () =>
    [...this.rounds.values()].some(({ state, bonus }) => state === "open" && bonus > 0n);

  private required = ({ terms, amount }: Grant) => BigInt(TERMS[terms]?.times ?? 0) * amount;

  private moveOut(grant: Grant): void {
    const keeps = MOST[grant.terms]?.keeps ?? null;
    const room = keeps === null ? this.bonus : keeps - grant.kept;
    const kept = grant.state === "completed" ? atMost(this.bonus, room) : 0n;
    grant.kept += kept;
    this.cash += kept;
    this.bonus = 0n;
  }

  settle(): void {
    const active = this.active();
    if (active) {
      if (active.counted >= this.required(active)) this.end(active, "completed");
      else if (this.day >= active.ends) this.end(active, "expired");
      else if (this.bonus > 0n || this.isInPlay()) return;
      else this.end(active, "spent");
    }
    if (this.bonus > 0n && this.last) this.moveOut(this.last);
    const next = this.grants.find(({ state }) => state === "waiting");
    if (!next || this.isInPlay()) return;
    this.nth += 1;
    this.bonus += next.amount;
    Object.assign(next, {
      state: "active",
      begun: this.nth,
      ends: this.day + (TERMS[next.terms]?.days ?? 0),
    });
  }

  said = () =>
    this.grants.map((grant) => {
      const required = this.required(grant);
      return [grant.state, atMost(grant.counted, required), grant.kept];
    });
}
