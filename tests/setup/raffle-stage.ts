import type { Player } from "#server/accounts/index.ts";
import type { Brand } from "#server/brand/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS, later, MINUTE_MS } from "#server/core/time.ts";
import { publishRaffle, type RaffleToPublish, runRaffles } from "#server/raffles/index.ts";
import type { TestContext } from "./database.ts";
import { paidMember, play } from "./real-stakes.ts";
import { debit } from "./wallet-stage.ts";

/** A raffle of a day that begins in a minute: a ticket for each 10 staked, 5 at most, two prizes and a reserve. */
export function raffleSaid(
  context: TestContext,
  { opens = later(context.now(), MINUTE_MS), ...more }: Partial<RaffleToPublish> = {},
): RaffleToPublish & { readonly opens: Date } {
  return {
    code: "spring",
    titles: { fa: "قرعه‌کشی بهار", en: "Spring raffle" },
    rules: { fa: "هر ۱۰ واحد یک بلیت", en: "One ticket for each 10" },
    source: "stakes",
    perTicket: money(10_00n, "P"),
    mostTickets: 5,
    prizes: [
      { pays: "cash", amount: money(500_00n, "P") },
      { pays: "points", amount: money(70n, "PTS") },
    ],
    reserves: 1,
    claimDays: 7,
    opens,
    closes: later(opens, DAY_MS),
    ...more,
  };
}

/** A raffle that has just opened. */
export async function openRaffle(
  context: TestContext,
  brand: Brand,
  more: Partial<RaffleToPublish> = {},
): Promise<{ readonly id: string; readonly commit: string; readonly code: string }> {
  const said = raffleSaid(context, more);
  const made = await publishRaffle(context, brand.id, said);
  if (!made.ok) throw new Error(made.refusal.reason);
  context.clock.forward(said.opens.getTime() - context.now().getTime());
  return { ...made.value, code: said.code };
}

/** Somebody who has staked so much. */
export async function staker(
  context: TestContext,
  brand: Brand,
  username: string,
  minor: bigint,
): Promise<Player> {
  const player = await paidMember(context, brand, { username, cashMinor: 1_000_00n });
  if (minor > 0n) await stake(context, player, minor);
  return player;
}

export const stake = (context: TestContext, { id }: Player, minor: bigint, name = "first") =>
  play(context, id, debit(`${name}-${id}`, minor, { round: `${name}-${id}`, game: "g1" }));

/** The day is over, and what happens then has happened: closed at first, drawn a while later. */
export async function closeAndDraw(context: TestContext): Promise<void> {
  context.clock.forward(DAY_MS + MINUTE_MS);
  await runRaffles(context);
  context.clock.forward(MINUTE_MS);
  await runRaffles(context);
}
