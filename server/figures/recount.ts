import type { Database } from "../db/database.ts";
import { BUCKET_MS, FIGURES, type Figure } from "./change-statement.ts";
import { knownProducts, productIn } from "./products.ts";
import { FLOW_LINES, type FlowLine, type Kept, ROUND_LINES, type RoundLine } from "./recount-statements.ts";

/** Rounds that are read at once. */
const ROUNDS = 2000;

export type RecountTime = { readonly from: Date; readonly until: Date; readonly xid: string };
type People = readonly bigint[] | null;

/**
 * The buckets of a period counted anew, line by line, from what stands in the ledger before a mark. It takes no short
 * way and shares none with the reader (keep-figures.ts), because it is what that one is measured by.
 */
export async function recount(db: Database, time: RecountTime): Promise<Kept[]> {
  const book = await countedRounds(db, time, null);
  for (const flow of await db.call(FLOW_LINES, [time.from, time.until, time.xid])) countFlow(book, flow);
  return ofProducts(db, book);
}

/** The same of rounds alone, and of some people: what they staked and won, without what is of no round. */
export async function recountRounds(
  db: Database,
  time: RecountTime,
  people: readonly bigint[],
): Promise<Kept[]> {
  return ofProducts(db, await countedRounds(db, time, people));
}

async function countedRounds(db: Database, time: RecountTime, people: People): Promise<Map<string, Counted>> {
  const book = new Map<string, Counted>();
  for await (const round of settledRounds(db, time, people)) countRound(book, round);
  return book;
}

async function ofProducts(db: Database, book: ReadonlyMap<string, Counted>): Promise<Kept[]> {
  const counted = [...book.values()];
  const known = await knownProducts(db, counted);
  const kept = new Map<string, Kept>();
  for (const { game, ...sums } of counted) {
    const product = productIn(known, { vendor: sums.vendor, game });
    const name = keyOf({ ...sums, product });
    kept.set(name, { ...added(kept.get(name), sums), product });
  }
  return [...kept.values()].filter((sums) => FIGURES.some((figure) => sums[figure] !== 0n));
}

type Counted = Omit<Kept, "product"> & { readonly game: string };

/** A bucket by its name, the same for whoever counts. */
export function keyOf({ playerId, at, assetId, product, vendor }: Kept): string {
  return [playerId, at.toISOString(), assetId, product, vendor].join(" ");
}

const NOTHING = Object.fromEntries(FIGURES.map((figure) => [figure, 0n])) as Record<Figure, bigint>;

function added<Sums extends Omit<Kept, "product">>(
  before: Omit<Kept, "product"> | undefined,
  sums: Sums,
): Sums {
  if (!before) return sums;
  const both = FIGURES.map((figure) => [figure, before[figure] + sums[figure]]);
  return { ...sums, ...Object.fromEntries(both) };
}

type Place = Pick<Counted, "playerId" | "assetId" | "vendor" | "game"> & { readonly moment: Date };

function count(
  book: Map<string, Counted>,
  { moment, ...place }: Place,
  sums: Partial<Record<Figure, bigint>>,
): void {
  const at = new Date(Math.floor(moment.getTime() / BUCKET_MS) * BUCKET_MS);
  const name = [place.playerId, at.getTime(), place.assetId, place.vendor, place.game].join(" ");
  book.set(name, added(book.get(name), { ...place, at, ...NOTHING, ...sums }));
}

/** The lines of each round that was settled in the period, together. */
async function* settledRounds(
  db: Database,
  { from, until, xid }: RecountTime,
  people: People,
): AsyncGenerator<RoundLine[]> {
  let after: readonly [bigint, string, string] = [0n, "", ""];
  for (;;) {
    const lines = await db.call(ROUND_LINES, [from, until, xid, ...after, ROUNDS, people]);
    const rounds = new Map<string, RoundLine[]>();
    for (const line of lines) {
      const name = JSON.stringify([String(line.playerId), line.roundRef, line.vendor]);
      rounds.set(name, [...(rounds.get(name) ?? []), line]);
    }
    yield* rounds.values();
    const last = lines.at(-1);
    if (!last || rounds.size < ROUNDS) return;
    after = [last.playerId, last.roundRef, last.vendor];
  }
}

const isResult = (payoutKind: string | null) =>
  payoutKind === null || payoutKind === "WIN" || payoutKind === "JACKPOT";

function countRound(book: Map<string, Counted>, lines: readonly RoundLine[]): void {
  const movements = new Map(lines.map((line) => [line.transferId, line]));
  let [staked, paid] = [0n, 0n];
  for (const line of lines) {
    // The second line of a movement is the bonus's, and what a vendor pays itself does not touch the account of games.
    if (line.line !== 1 || line.amount === null || !(line.fromGames || line.toGames)) continue;
    const about = (line.aboutId !== null && movements.get(line.aboutId)) || line;
    if (!isResult(about.payoutKind)) continue;
    const toPlayer = line.fromGames ? line.amount : -line.amount;
    if (about.kind === "stake") staked -= toPlayer;
    else paid += toPlayer;
  }
  const [first] = lines;
  if (!first || staked === paid) return;
  const { playerId, assetId, vendor, game, settledAt: moment } = first;
  count(book, { playerId, assetId, vendor, game, moment }, { validStake: staked, payout: paid });
}

/** What the house gives away beside bonuses: points for money, and prizes. */
const BRINGS_CASH: ReadonlySet<string> = new Set([
  "points-redeem",
  "raffle-prize",
  "mission-prize",
  "board-prize",
  "promotion-cash",
  "referral-pay",
]);

function countFlow(book: Map<string, Counted>, line: FlowLine): void {
  const { playerId, assetId, at: moment, kind, from, to } = line;
  const amount = line.amount - line.takenBack;
  const place = { playerId, assetId, moment };
  if (kind === "payout") {
    const { vendor, game } = line;
    if (line.line === 1 && from === "house")
      count(book, { ...place, vendor, game }, { bonusReleased: amount });
    return;
  }
  const sums: Partial<Record<Figure, bigint>> = {
    ...(kind === "deposit" && from === "suspense-deposit" ? { deposits: amount } : {}),
    ...(kind === "withdrawal" ? { withdrawals: amount } : {}),
    ...(to === "fees" ? { fees: amount } : {}),
    ...(kind === "bonus-grant" ? { bonusGiven: amount } : {}),
    ...(kind === "bonus-forfeit" ? { bonusGiven: -amount } : {}),
    ...(kind === "bonus-release" || (BRINGS_CASH.has(kind) && to === "cash")
      ? { bonusReleased: amount }
      : {}),
  };
  count(book, { ...place, vendor: "", game: "" }, sums);
}
