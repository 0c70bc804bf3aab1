/**
 * What a player's money should do, as plainly as it can be said: four sums per player, what every key was told, and
 * what each stake was paid from. It knows nothing of how the ledger does it.
 */
export type Act =
  | { op: "bet"; key: string; round: string; amount: bigint }
  | { op: "win"; key: string; round: string; bet: string; amount: bigint }
  | { op: "undo"; key: string; round: string; target: string }
  | { op: MoveName; key: string; amount: bigint };

export const MOVES = [
  "deposit",
  "hold",
  "release",
  "pay",
  "grant",
  "convert",
  "forfeit",
  "issue",
  "redeem",
  "send",
] as const;
export type MoveName = (typeof MOVES)[number];

export type Sums = { cash: bigint; bonus: bigint; held: bigint; points: bigint };
export type Told = { said: string; sums: Sums };

type Stake = { cash: bigint; bonus: bigint; round: string; live: boolean };
type Payout = Stake;

/** What each move takes from one sum and gives to another, per unit of the amount; points are paid two for one. */
const EFFECTS: Record<MoveName, Partial<Sums>> = {
  deposit: { cash: 1n },
  hold: { cash: -1n, held: 1n },
  release: { cash: 1n, held: -1n },
  pay: { held: -1n },
  grant: { bonus: 1n },
  convert: { cash: 1n, bonus: -1n },
  forfeit: { bonus: -1n },
  issue: { points: 1n },
  redeem: { points: -1n, cash: 2n },
  send: { cash: -1n },
};

/** What leaves nothing behind: the same key may be tried again. */
const FORGOTTEN = ["BET_NOT_FOUND", "BAD_REQUEST", "insufficientFunds"];

export function moneyModel() {
  const sums: Sums = { cash: 0n, bonus: 0n, held: 0n, points: 0n };
  const known = new Map<string, { content: string; said: string }>();
  const stakes = new Map<string, Stake>();
  const payouts = new Map<string, Payout>();

  const settledIn = (round: string) =>
    [...payouts.values()].some((payout) => payout.round === round && payout.live);

  function bet({ key, round, amount }: Extract<Act, { op: "bet" }>): string {
    if (sums.cash + sums.bonus < amount) return "INSUFFICIENT_FUNDS";
    const cash = amount < sums.cash ? amount : sums.cash;
    const stake = { cash, bonus: amount - cash, round, live: true };
    sums.cash -= stake.cash;
    sums.bonus -= stake.bonus;
    stakes.set(key, stake);
    return "OK";
  }

  function win({ key, round, bet: betKey, amount }: Extract<Act, { op: "win" }>): string {
    const told = known.get(`bet ${betKey}`);
    if (!told) return "BET_NOT_FOUND";
    const stake = stakes.get(betKey);
    if (!stake?.live) return "TX_CANCELLED";
    if (stake.round !== round) return "BET_NOT_FOUND";
    const bonus = stake.bonus === 0n ? 0n : (amount * stake.bonus) / (stake.cash + stake.bonus);
    const payout = { cash: amount - bonus, bonus, round, live: true };
    sums.cash += payout.cash;
    sums.bonus += payout.bonus;
    payouts.set(key, payout);
    return "OK";
  }

  function undo({ round, target }: Extract<Act, { op: "undo" }>): string {
    const named = [`bet ${target}`, `win ${target}`].filter((name) => known.has(name));
    const arrived = named.filter((name) => known.get(name)?.content !== "");
    if (arrived.length > 1 && arrived.some((name) => known.get(name)?.said === "OK")) return "BAD_REQUEST";
    const [first] = [...arrived, ...named];
    return first ? undoOne({ first, round, target }) : bury(target);
  }

  /** A number that never came: it moves nothing, and finds its answer there if it comes. */
  function bury(target: string): string {
    if (known.has(`undo ${target}`)) return "TX_NOT_FOUND";
    for (const name of ["bet", "win"]) known.set(`${name} ${target}`, { content: "", said: "TX_CANCELLED" });
    return "OK";
  }

  function undoOne({ first, round, target }: { first: string; round: string; target: string }): string {
    const isStake = first.startsWith("bet");
    const movement = (isStake ? stakes : payouts).get(target);
    if (!movement?.live) return "OK";
    if (movement.round !== round) return "TX_NOT_FOUND";
    if (isStake && settledIn(round)) return "ROUND_SETTLED";
    const sign = isStake ? 1n : -1n;
    if (sums.cash + sign * movement.cash < 0n || sums.bonus + sign * movement.bonus < 0n) {
      return "INSUFFICIENT_FUNDS";
    }
    sums.cash += sign * movement.cash;
    sums.bonus += sign * movement.bonus;
    movement.live = false;
    return "OK";
  }

  function move({ op, amount }: Extract<Act, { op: MoveName }>): string {
    const after = { ...sums };
    for (const [name, times] of Object.entries(EFFECTS[op]) as [keyof Sums, bigint][])
      after[name] += times * amount;
    if (Object.values(after).some((sum) => sum < 0n)) return "insufficientFunds";
    Object.assign(sums, after);
    return "OK";
  }

  function decide(act: Act): string {
    if (act.op === "bet") return bet(act);
    if (act.op === "win") return win(act);
    return act.op === "undo" ? undo(act) : move(act);
  }

  return {
    /** The keys of stakes, payouts and rollbacks are apart; those of moves are one space. */
    act(act: Act): Told {
      const isMove = MOVES.some((name) => name === act.op);
      const name = `${isMove ? "move" : act.op} ${act.key}`;
      const content = JSON.stringify(act, (_key, value) => (typeof value === "bigint" ? `${value}` : value));
      const before = known.get(name);
      if (before?.content === content) return { said: before.said, sums: { ...sums } };
      if (before && before.content !== "") {
        return { said: isMove ? "keyConflict" : "DUPLICATE_CONFLICT", sums: { ...sums } };
      }
      if (before) {
        known.set(name, { content, said: "TX_CANCELLED" });
        return { said: "TX_CANCELLED", sums: { ...sums } };
      }
      const said = decide(act);
      if (!FORGOTTEN.includes(said)) known.set(name, { content, said });
      return { said, sums: { ...sums } };
    },
  };
}
