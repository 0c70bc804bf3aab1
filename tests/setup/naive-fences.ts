/** What each person came to for the house in a period, by place, and what bonuses cost. */
export type PlayedPeriod = { readonly results: readonly bigint[]; readonly bonus: bigint };

type Paid = { readonly counted: bigint; readonly carried: Readonly<Record<string, bigint>> };

/**
 * Ring-fences as one would do them by hand: an account for each person, by their number from 1, and nothing that pay
 * shares with it.
 */
export function fencedPay(periods: readonly PlayedPeriod[], limit: bigint): Paid[] {
  let debts = periods[0]?.results.map(() => 0n) ?? [];
  let lives = debts;
  return periods.map(({ results, bonus }) => {
    lives = lives.map((life, who) => life + (results[who] ?? 0n));
    const back = debts.map((debt, who) => least(debt, most(results[who] ?? 0n, 0n)));
    const counted = sumOf(results) - sumOf(back) - bonus;
    const isWinner = (who: number) => (results[who] ?? 0n) <= -limit && (lives[who] ?? 0n) < 0n;
    const gains = results.map((result, who) => (counted < 0n && isWinner(who) ? -result : 0n));
    const parts = partsOf(least(sumOf(gains), -counted), gains);
    debts = debts.map((debt, who) =>
      (lives[who] ?? 0n) < 0n ? debt - (back[who] ?? 0n) + (parts[who] ?? 0n) : 0n,
    );
    const carried = debts.flatMap((debt, who) => (debt > 0n ? [[`${who + 1}`, -debt] as const] : []));
    return { counted, carried: Object.fromEntries(carried) };
  });
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);
const most = (one: bigint, other: bigint) => (one > other ? one : other);
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/** Each part is what the pot gives to all up to there, less what it gives to all before. */
function partsOf(pot: bigint, gains: readonly bigint[]): bigint[] {
  const all = sumOf(gains);
  const upTo = (many: number) => (all === 0n ? 0n : (pot * sumOf(gains.slice(0, many))) / all);
  return gains.map((_, place) => upTo(place + 1) - upTo(place));
}
