import fc from "fast-check";
import { money } from "#server/core/numbers/money.ts";
import { MINUTE_MS } from "#server/core/time.ts";
import { FIGURES, type Figures } from "#server/figures/change-statement.ts";
import {
  balanceOf,
  execute,
  forfeitBonus,
  grantBonus,
  holdFunds,
  openAccounts,
  payHold,
  receiveDeposit,
  releaseBonus,
  reverseMovement,
  type WalletCommand,
} from "#server/wallet/index.ts";
import type { TestContext } from "./database.ts";
import { adjust, type Brief, credit, debit, endRound, rollback } from "./wallet-stage.ts";

const nth = (most: number) => fc.integer({ min: 0, max: most - 1 });
const PEOPLE = 2;
const VENDOR = "STUDIO";

const order = fc.record({
  does: fc.constantFrom("debit", "debit", "win", "jackpot", "promo", "free", "undo", "adjust", "end", "end"),
  round: nth(3),
  amount: fc.constantFrom(0n, 1n, 70n, 100n, 100n, 250n, 999n),
  /** Ends the round, or corrects it in the player's favour. */
  flag: fc.boolean(),
  which: nth(40),
  asset: fc.constantFrom("P", "P", "P", "TRIAL"),
});
const flow = fc.record({
  flows: fc.constantFrom("deposit", "withdraw", "grant", "release", "forfeit", "reverse"),
  amount: fc.constantFrom(50n, 100n, 400n),
  which: nth(40),
});

/** One thing that happens to one of the players, and how many minutes pass before it. */
export const happening = fc.record({
  who: nth(PEOPLE),
  minutes: fc.constantFrom(0, 0, 0, 1, 4, 30),
  what: fc.oneof({ weight: 4, arbitrary: order }, { weight: 1, arbitrary: flow }),
});
type ValueOf<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
type Order = ValueOf<typeof order>;
type Flow = ValueOf<typeof flow>;

/** Cash that came to a player in a round, or left, and the moment to which it belongs where it is no result. */
type Moved = {
  readonly key: string;
  readonly about: "stake" | "result" | "free";
  readonly round: string;
  readonly cash: bigint;
  readonly at: Date;
  readonly mayBeUndone: boolean;
};
type Flowed = {
  readonly transferId: bigint;
  readonly at: Date;
  readonly sums: Partial<Figures>;
  isBack: boolean;
};
type Book = { readonly moved: Moved[]; readonly settled: Map<string, Date>; readonly flows: Flowed[] };

let lastPlayer = 500_000n;

/**
 * Players to whom things happen, and what their figures are by a model that knows nothing of the ledger but a balance: it
 * looks at the cash before and after each thing.
 */
export async function figuresModel(context: TestContext) {
  const books = new Map<bigint, Book>();
  for (let who = 0; who < PEOPLE; who += 1) {
    lastPlayer += 1n;
    const playerId = lastPlayer;
    await openAccounts(context, { playerId, assets: ["P", "TRIAL"] });
    books.set(playerId, { moved: [], settled: new Map(), flows: [] });
  }
  const people = [...books];
  let steps = 0;
  return {
    ids: [...books.keys()],
    async happen({ who, minutes, what }: ValueOf<typeof happening>): Promise<void> {
      context.clock.forward(minutes * MINUTE_MS);
      steps += 1;
      const [playerId, book] = people[who] ?? [0n, undefined];
      if (!book) throw new Error("Nobody is called so.");
      const done = { playerId, book, key: `k${steps}` };
      await ("round" in what ? giveOrder(context, what, done) : move(context, what, done));
    },
    expected: () => linesOf(people.flatMap(([playerId, book]) => entriesOf(book, playerId))),
  };
}

type Done = { readonly playerId: bigint; readonly book: Book; readonly key: string };

async function giveOrder(context: TestContext, said: Order, { playerId, book, key }: Done): Promise<void> {
  const { does, flag, asset, which } = said;
  // Play money has rounds of its own: a round is of one asset.
  const round = `${asset}${said.round}`;
  const orders = book.moved.filter(({ mayBeUndone }) => mayBeUndone);
  const undone = orders[which % Math.max(orders.length, 1)];
  const brief = briefOf(said, { key, round, undone });
  if (!brief) return;
  const cashNow = async () => (await balanceOf(context, { playerId, asset: "P" })).minor;
  const before = await cashNow();
  const at = context.now();
  const [answer] = await execute(context, [
    { scope: VENDOR, asset, at, ...brief, playerId } as WalletCommand,
  ]);
  if (answer?.code !== "OK") return;
  const cash = (await cashNow()) - before;
  if (does === "undo") {
    if (undone) book.moved.push({ ...undone, cash, mayBeUndone: false });
    return;
  }
  if (asset !== "P") return;
  const isEnd = does === "end" || (flag && ["win", "jackpot", "free"].includes(does));
  if (isEnd && !book.settled.has(round)) book.settled.set(round, at);
  if (does !== "end") {
    book.moved.push({ key, about: ABOUT[does], round, cash, at, mayBeUndone: does !== "adjust" });
  }
}

const ABOUT = {
  debit: "stake",
  win: "result",
  jackpot: "result",
  adjust: "result",
  promo: "free",
  free: "free",
} as const;

function briefOf(
  { does, amount, flag }: Order,
  { key, round, undone }: { key: string; round: string; undone: Moved | undefined },
): Brief | null {
  const paid = (kind: "WIN" | "JACKPOT" | "PROMO" | "FREE_ROUND", endsRound: boolean) =>
    credit(key, amount, undefined, { round, kind, endsRound });
  switch (does) {
    case "debit":
      return debit(key, amount, { round });
    case "win":
      return paid("WIN", flag);
    case "jackpot":
      return paid("JACKPOT", flag);
    case "promo":
      return paid("PROMO", false);
    case "free":
      return paid("FREE_ROUND", flag);
    case "adjust":
      return adjust(key, amount, flag ? "IN" : "OUT", { round });
    case "end":
      return endRound(round, { key: `${round}-${key}` });
    case "undo":
      return undone ? rollback(key, undone.key, { round: undone.round }) : null;
  }
}

async function move(
  context: TestContext,
  { flows, amount: minor, which }: Flow,
  { playerId, book, key }: Done,
): Promise<void> {
  const asked = { playerId, key, amount: money(minor, "P") };
  const ways = {
    deposit: async () => receiveDeposit(context, { ...asked, fee: money(3n, "P"), provider: "bank" }),
    async withdraw() {
      const held = await holdFunds(context, { ...asked, key: `${key}h` });
      return held.ok ? payHold(context, { ...asked, fee: money(2n, "P"), provider: "bank" }) : held;
    },
    grant: () => grantBonus(context, asked),
    release: () => releaseBonus(context, asked),
    forfeit: () => forfeitBonus(context, asked),
  };
  const sums = {
    deposit: { deposits: minor, fees: 3n },
    withdraw: { withdrawals: minor, fees: 2n },
    grant: { bonusGiven: minor },
    release: { bonusReleased: minor },
    forfeit: { bonusGiven: -minor },
  };
  if (flows === "reverse") {
    const taken = book.flows[which % Math.max(book.flows.length, 1)];
    if (!taken || taken.isBack) return;
    const { transferId } = taken;
    if ((await reverseMovement(context, { transferId, key })).ok) taken.isBack = true;
    return;
  }
  const made = await ways[flows]();
  if (!made.ok) return;
  book.flows.push({ at: context.now(), sums: sums[flows], isBack: false, transferId: made.value.transferId });
}

type Entry = { readonly playerId: bigint; readonly at: Date; readonly vendor: string } & Partial<Figures>;

/** What a player came to: rounds when they were settled, unless they gave back what was staked, and all else as it came. */
function entriesOf({ moved, settled, flows }: Book, playerId: bigint): Entry[] {
  const inRound = (round: string, about: Moved["about"]) =>
    moved.reduce((sum, one) => (one.round === round && one.about === about ? sum + one.cash : sum), 0n);
  const rounds = [...settled].map(([round, at]) => {
    const [validStake, payout] = [-inRound(round, "stake"), inRound(round, "result")];
    return { playerId, at, vendor: VENDOR, ...(validStake === payout ? {} : { validStake, payout }) };
  });
  const free = moved
    .filter(({ about }) => about === "free")
    .map(({ at, cash }) => ({ playerId, at, vendor: VENDOR, bonusReleased: cash }));
  const kept = flows
    .filter(({ isBack }) => !isBack)
    .map(({ at, sums }) => ({ playerId, at, vendor: "", ...sums }));
  return [...rounds, ...free, ...kept];
}

/** Each bucket that came to something, as a line of text. */
function linesOf(entries: readonly Entry[]): string[] {
  const length = 5 * MINUTE_MS;
  const buckets = new Map<string, Map<string, bigint>>();
  for (const { playerId, at, vendor, ...sums } of entries) {
    const begins = new Date(Math.floor(at.getTime() / length) * length);
    const name = `${playerId} ${begins.toISOString()} ${vendor}`;
    const kept = buckets.get(name) ?? new Map<string, bigint>();
    for (const figure of FIGURES) kept.set(figure, (kept.get(figure) ?? 0n) + (sums[figure] ?? 0n));
    buckets.set(name, kept);
  }
  return [...buckets]
    .flatMap(([name, sums]) => {
      const said = [...sums].flatMap(([figure, sum]) => (sum === 0n ? [] : [`${figure} ${sum}`]));
      return said.length > 0 ? [`${name}: ${said.join(", ")}`] : [];
    })
    .sort();
}

const BUCKETS = {
  name: "test.buckets",
  text: `
    select player_id as "playerId", at, vendor, valid_stake as "validStake", payout, bonus_given as "bonusGiven",
        bonus_released as "bonusReleased", deposits, withdrawals, fees
      from figures.buckets where player_id = any ($1::bigint[])`,
  row: { playerId: 0n, at: new Date(0), vendor: "" } as Entry,
};

/** What is kept of these players, in the words of the model. */
export async function keptBuckets({ db }: TestContext, ids: readonly bigint[]): Promise<string[]> {
  return linesOf(await db.call(BUCKETS, [ids]));
}
