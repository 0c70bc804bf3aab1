import type { Condition, Once } from "#server/offers/index.ts";

export type ModelOffer = {
  readonly conditions: readonly Condition[];
  readonly once: Once;
  readonly minor: bigint;
  readonly budgetMinor: bigint | null;
  readonly dayBudgetMinor: bigint | null;
};

type Happened = {
  readonly who: number;
  readonly at: Date;
  readonly what: "play" | "deposit";
  readonly game: string;
  readonly minor: bigint;
  readonly isEven: boolean;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What offers give by a list of everything that happened, gone through anew for each question. */
export class NaiveOffers {
  private readonly events: Happened[] = [];
  private readonly given = new Map<string, bigint>();
  private readonly spent: { offer: number; day: number; minor: bigint }[] = [];
  private readonly purses = new Map<number, bigint>();
  private readonly offers: readonly ModelOffer[];
  private readonly aheadMs: number;

  constructor(offers: readonly ModelOffer[], timeZone: string) {
    if (timeZone !== "Asia/Tehran") throw new Error(`The model does not know the clock of ${timeZone}.`);
    this.offers = offers;
    this.aheadMs = 3.5 * HOUR_MS;
  }

  /** Days are counted from a Thursday. */
  private day(at: Date): number {
    return Math.floor((at.getTime() + this.aheadMs) / DAY_MS);
  }

  private week(at: Date): number {
    return Math.floor((this.day(at) - 2) / 7);
  }

  private add(who: number, minor: bigint): void {
    this.purses.set(who, this.cash(who) + minor);
  }

  cash(who: number): bigint {
    return this.purses.get(who) ?? 0n;
  }

  deposit(who: number, minor: bigint, at: Date): void {
    this.events.push({ who, at, what: "deposit", game: "", minor, isEven: false });
    this.add(who, minor);
  }

  play(
    who: number,
    { game, staked, paid }: { readonly game: string; readonly staked: bigint; readonly paid: bigint },
    at: Date,
  ): void {
    this.events.push({ who, at, what: "play", game, minor: staked, isEven: staked === paid });
    this.add(who, paid - staked);
  }

  /** What is given; or why nothing is. */
  claim(who: number, nth: number, at: Date): bigint | "missing" | "budgetSpent" {
    const offer = this.offers[nth];
    if (!offer) throw new Error("There is no such offer.");
    const period = this.period(who, offer.once, at);
    const key = `${who} ${nth} ${period}`;
    const before = this.given.get(key);
    if (period !== null && before !== undefined) return before;
    if (period === null || !offer.conditions.every((one) => this.holds(who, one, at))) return "missing";
    const day = this.day(at);
    const spent = (isCounted: (one: { day: number }) => boolean) =>
      this.spent
        .filter((one) => one.offer === nth && isCounted(one))
        .reduce((sum, { minor }) => sum + minor, 0n);
    const all = spent(() => true) + offer.minor;
    const today = spent((one) => one.day === day) + offer.minor;
    if (offer.budgetMinor !== null && all > offer.budgetMinor) return "budgetSpent";
    if (offer.dayBudgetMinor !== null && today > offer.dayBudgetMinor) return "budgetSpent";
    this.spent.push({ offer: nth, day, minor: offer.minor });
    this.given.set(key, offer.minor);
    this.add(who, offer.minor);
    return offer.minor;
  }

  private lastDeposit(who: number, at: Date): Happened | undefined {
    return this.events.findLast(
      (one) => one.who === who && one.what === "deposit" && one.at.getTime() >= at.getTime() - 7 * DAY_MS,
    );
  }

  private period(who: number, once: Once, at: Date): string | null {
    if (once === "once") return once;
    if (once === "daily") return `day ${this.day(at)}`;
    if (once === "weekly") return `week ${this.week(at)}`;
    if (once === "yearly") return `year ${new Date(at.getTime() + this.aheadMs).getUTCFullYear()}`;
    const last = this.lastDeposit(who, at);
    return last ? `deposit ${this.events.indexOf(last)}` : null;
  }

  private isWithin(one: Happened, within: "day" | "week" | "month", at: Date): boolean {
    if (within === "day") return this.day(one.at) === this.day(at);
    if (within === "week") return this.week(one.at) === this.week(at);
    return this.day(one.at) > this.day(at) - 30;
  }

  private holds(who: number, condition: Condition, at: Date): boolean {
    const own = this.events.filter((one) => one.who === who);
    const sum = (some: readonly Happened[]) => some.reduce((all, { minor }) => all + minor, 0n);
    switch (condition.is) {
      case "deposit":
        return (this.lastDeposit(who, at)?.minor ?? 0n) >= condition.least;
      case "deposited":
        return (
          sum(own.filter((one) => one.what === "deposit" && this.isWithin(one, condition.within, at))) >=
          condition.least
        );
      case "staked": {
        const games = { RNG: "g1", LIVE: "l1" } as Readonly<Record<string, string>>;
        const counted = own.filter(
          (one) =>
            one.what === "play" &&
            !one.isEven &&
            (condition.product === null || games[condition.product] === one.game) &&
            this.isWithin(one, condition.within, at),
        );
        return sum(counted) >= condition.least;
      }
      case "rounds":
        return (
          own.filter(
            (one) => `STUDIO/${one.game}` === condition.game && this.isWithin(one, condition.within, at),
          ).length >= condition.least
        );
      case "streak": {
        const days = new Set(
          own.filter((one) => one.what === "play" && !one.isEven).map((one) => this.day(one.at)),
        );
        const today = this.day(at);
        let row = 0;
        for (let day = days.has(today) ? today : today - 1; days.has(day); day -= 1) row += 1;
        return row >= condition.least;
      }
      default:
        throw new Error(`The model does not know ${condition.is}.`);
    }
  }
}
