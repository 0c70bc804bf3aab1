import type { Breaks } from "./breaks.ts";
import { gainsIn } from "./deeds.ts";
import type { Entry, Recorded } from "./ledger-reading.ts";

/** What a player had of an asset after each of its versions. */
export type History = ReadonlyMap<bigint, { cash: bigint; bonus: bigint }>;

type Account = { balance: bigint; version: bigint };
type Purse = {
  cash: Account;
  bonus: Account;
  hold: Account;
  history: Map<bigint, { cash: bigint; bonus: bigint }>;
};
type Round = { live: Set<bigint>; results: Set<bigint> };

const STAKE = 1;
const PAYOUT = 2;
const ADJUSTMENT = 5;

/**
 * Plays the whole ledger again, movement by movement, and asks of each whether it was allowed then: by rules written
 * here once more, in another language than those that are checked. Gives what everybody had at each version.
 */
export function replayLedger(ledger: readonly Recorded[], breaks: Breaks): ReadonlyMap<string, History> {
  const purses = new Map<string, Purse>();
  const past: Past = {
    wrong: ({ id, key }, what) => breaks.add("invariant", `transfer ${id} (${key}) ${what}`),
    rounds: new Map(),
    byId: new Map(),
    stakes: new Map(),
    reversed: new Set(),
  };
  for (const movement of ledger) {
    for (const entry of movement.entries) {
      follow(purseOf(purses, entry), entry, (what) => past.wrong(movement, what));
    }
    judge(past, movement);
    for (const entry of movement.entries) remember(purseOf(purses, entry));
  }
  return new Map([...purses].map(([name, { history }]) => [name, history]));
}

/** What has happened up to a movement, as far as its rules ask for it. */
type Past = {
  readonly wrong: (movement: Recorded, what: string) => void;
  readonly rounds: Map<string, Round>;
  readonly byId: Map<bigint, Recorded>;
  readonly stakes: Map<string, Recorded>;
  readonly reversed: Set<bigint>;
};

function judge(past: Past, movement: Recorded): void {
  const { id, kind, scope, player, key, payoutKind, reverses } = movement;
  const round = roundOf(past, movement);
  if (kind === STAKE) {
    past.stakes.set(`${scope}|${player}|${key}`, movement);
    round.live.add(id);
  } else if (kind === PAYOUT && (payoutKind === "WIN" || payoutKind === "JACKPOT")) {
    const fault = faultOfPayout(past, movement, round);
    if (fault) past.wrong(movement, fault);
    round.results.add(id);
  } else if (kind === ADJUSTMENT) {
    round.results.add(id);
  }
  const target = reverses === null ? undefined : past.byId.get(reverses);
  if (target) judgeReversal(past, movement, target);
  else if (reverses !== null) past.wrong(movement, `takes back ${reverses}, which is not there`);
  past.byId.set(id, movement);
}

function faultOfPayout({ stakes, reversed }: Past, movement: Recorded, { live }: Round): string | null {
  const { scope, player, refKey, round, entries } = movement;
  if (refKey === null) return live.size === 0 ? "pays in a round without a stake" : null;
  const stake = stakes.get(`${scope}|${player}|${refKey}`);
  if (!stake) return "pays on no stake of this player";
  if (reversed.has(stake.id)) return "pays on a stake that was taken back";
  if (stake.round !== round) return "pays on a stake of another round";
  const [paid, staked] = [entries[0]?.asset, stake.entries[0]?.asset];
  return paid !== undefined && staked !== undefined && paid !== staked ? "pays in another asset" : null;
}

function judgeReversal(past: Past, movement: Recorded, target: Recorded): void {
  const { reversed, wrong } = past;
  if (reversed.has(target.id)) wrong(movement, `takes back ${target.id} once more`);
  reversed.add(target.id);
  const opposite = target.entries.map((entry) => ({ ...entry, delta: -entry.delta }));
  if (gainsIn(movement.entries, { apart: true }) !== gainsIn(opposite, { apart: true })) {
    wrong(movement, `does not undo exactly what ${target.id} did`);
  }
  const { live, results } = roundOf(past, target);
  if (target.kind === STAKE && results.size > 0) wrong(movement, "takes back a stake that was paid on");
  live.delete(target.id);
  results.delete(target.id);
}

function roundOf({ rounds }: Past, { scope, player, round }: Recorded): Round {
  const name = `${scope}|${player}|${round}`;
  const known = rounds.get(name) ?? { live: new Set(), results: new Set() };
  rounds.set(name, known);
  return known;
}

/** Each version of an account follows from the one before, and nobody owes the house. */
function follow(purse: Purse, entry: Entry, wrong: (what: string) => void): void {
  const { asset, account, delta, after, version } = entry;
  const held = account === "bonus" ? purse.bonus : account === "hold" ? purse.hold : purse.cash;
  held.balance += delta;
  held.version += 1n;
  if (after !== held.balance) wrong(`leaves ${after} ${asset} of ${account}, not ${held.balance}`);
  if (version !== held.version) wrong(`makes version ${version} of ${account}, not ${held.version}`);
  if (held.balance < 0n) wrong(`leaves ${held.balance} ${asset} of ${account}`);
}

/** A version as answers tell it is that of cash and bonus together. */
function remember({ cash, bonus, history }: Purse): void {
  history.set(cash.version + bonus.version, { cash: cash.balance, bonus: bonus.balance });
}

function purseOf(purses: Map<string, Purse>, { owner, asset }: Entry): Purse {
  const name = `${owner}|${asset}`;
  const known = purses.get(name);
  if (known) return known;
  const empty = (): Account => ({ balance: 0n, version: 0n });
  const fresh = {
    cash: empty(),
    bonus: empty(),
    hold: empty(),
    history: new Map([[0n, { cash: 0n, bonus: 0n }]]),
  };
  purses.set(name, fresh);
  return fresh;
}
