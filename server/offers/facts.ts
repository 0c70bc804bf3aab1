import { z } from "zod";
import type { Player } from "../accounts/index.ts";
import { dayOf, startOfDay, startOfWeek, type Weekday, weekdayOf } from "../core/days.ts";
import { DAY_MS, later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { type Deposited, lastDeposits } from "../wallet/index.ts";
import { daysInARow, hourOf } from "./brand-time.ts";
import { ANY, type Condition } from "./condition.ts";
import { FACTS_OF, type FactsRow } from "./fact-statements.ts";

/** What is known of somebody when an offer is judged. Sums are minor units of the brand's money. */
export type Facts = {
  readonly level: bigint;
  /** The digits that dial the country of their number. */
  readonly country: string;
  readonly language: string;
  /** The day of the brand on which they registered. */
  readonly registered: string;
  /** Everybody above them. */
  readonly line: readonly bigint[];
  /** Whether they registered in a week like this one of an earlier year. */
  readonly anniversary: boolean;
  readonly weekday: Weekday;
  readonly hour: bigint;
  /** Their last deposit of the last days, and whether it is the first of all. */
  readonly deposit: bigint;
  readonly firstDeposit: boolean;
  /** How many days on end they have played with own cash. */
  readonly streak: bigint;
  /** By period. */
  readonly deposited: ReadonlyMap<string, bigint>;
  /** By period and product. */
  readonly staked: ReadonlyMap<string, bigint>;
  /** By period and game. */
  readonly rounds: ReadonlyMap<string, bigint>;
  readonly lost: bigint;
};

export type Known = Omit<Facts, "lost"> & {
  readonly depositId: bigint | null;
  readonly depositAt: Date | null;
};

/** So many days a deposit can be claimed for. */
const DEPOSIT_DAYS = 7;
const MONTH_DAYS = 30;
const STREAK_DAYS = 61;

const minor = z.string().transform(BigInt);
const sums = z.array(
  z
    .object({ product: z.string(), day: minor, week: minor, month: minor })
    .transform(({ product, ...by }) => ({ product, by })),
);
const played = z.array(
  z
    .object({ game: z.string(), day: z.number(), week: z.number() })
    .transform(({ game, ...by }) => ({ game, by })),
);

type Asked = {
  readonly timeZone: string;
  /** Only of the games that these name are rounds counted. */
  readonly conditions: readonly Condition[];
};

/** The last deposit of each of some players that can still be claimed for at a moment. */
export function claimableDeposits(
  { db }: Pick<Context, "db">,
  { playerIds, at }: { readonly playerIds: readonly bigint[]; readonly at: Date },
): Promise<ReadonlyMap<bigint, Deposited>> {
  return lastDeposits({ db }, { playerIds, from: later(at, -DEPOSIT_DAYS * DAY_MS), until: at });
}

/** What is known of a player now: two statements, however many offers there are. Null where there is nobody. */
export async function factsOf(
  context: Context,
  { player, ...asked }: Asked & { readonly player: Player },
): Promise<Known | null> {
  const facts = await factsOfAll(context, { ...asked, playerIds: [player.id], at: context.now() });
  return facts.get(player.id) ?? null;
}

/** The same of several, as it was at some moment; levels are those of today. */
export async function factsOfAll(
  { db }: Pick<Context, "db">,
  {
    playerIds,
    at,
    timeZone,
    conditions,
  }: Asked & { readonly playerIds: readonly bigint[]; readonly at: Date },
): Promise<ReadonlyMap<bigint, Known>> {
  const games = conditions.flatMap((one) => (one.is === "rounds" ? [one.game] : []));
  const [rows, deposits] = await Promise.all([
    db.call(FACTS_OF, [
      ...[playerIds, startOfDay(at, timeZone), startOfWeek(at, timeZone)],
      ...[
        startOfDay(at, timeZone, MONTH_DAYS - 1),
        startOfDay(at, timeZone, STREAK_DAYS),
        timeZone,
        games,
        at,
      ],
    ]),
    claimableDeposits({ db }, { playerIds, at }),
  ]);
  return new Map(
    rows.map((row) => [row.playerId, knownOf(row, { at, timeZone, last: deposits.get(row.playerId) })]),
  );
}

type Moment = { readonly at: Date; readonly timeZone: string; readonly last: Deposited | undefined };

function knownOf(row: FactsRow, { at, timeZone, last }: Moment): Known {
  const registered = dayOf(row.registeredAt, timeZone);
  return {
    level: BigInt(row.level),
    country: row.country,
    language: row.language,
    registered,
    line: row.line.map(BigInt),
    anniversary: isAnniversary(registered, dayOf(startOfWeek(at, timeZone), timeZone)),
    weekday: weekdayOf(at, timeZone),
    hour: BigInt(hourOf(at, timeZone)),
    deposit: last?.minor ?? 0n,
    depositId: last?.movementId ?? null,
    depositAt: last?.at ?? null,
    firstDeposit: last?.isFirst ?? false,
    streak: BigInt(daysInARow(row.days, dayOf(at, timeZone))),
    deposited: new Map(sums.parse(row.deposited).flatMap(({ by }) => Object.entries(by))),
    staked: byPeriod(sums.parse(row.staked)),
    rounds: byGame(played.parse(row.rounds)),
  };
}

function byGame(rows: z.output<typeof played>): Map<string, bigint> {
  return new Map(
    rows.flatMap(({ game, by }) =>
      Object.entries(by).map(([within, many]) => [`${within} ${game}`, BigInt(many)] as const),
    ),
  );
}

/** Of each period each product, and all of them together. */
function byPeriod(rows: z.output<typeof sums>): Map<string, bigint> {
  const staked = new Map<string, bigint>();
  for (const { product, by } of rows)
    for (const [within, more] of Object.entries(by))
      for (const name of [`${within} ${product}`, `${within} ${ANY}`])
        staked.set(name, (staked.get(name) ?? 0n) + more);
  return staked;
}

/** Whether a day of an earlier year falls into the week that begins with another one. */
export function isAnniversary(day: string, weekBegin: string): boolean {
  const begin = new Date(`${weekBegin}T00:00:00Z`);
  const days = Array.from({ length: 7 }, (_, nth) =>
    later(begin, nth * DAY_MS)
      .toISOString()
      .slice(0, 10),
  );
  const [year = ""] = day.split("-");
  // A registration on the last of February has its day on the first of March in most years.
  const named = (on: string) =>
    on.slice(5) === day.slice(5) || (day.endsWith("-02-29") && on.endsWith("-03-01"));
  return days.some((on) => on.slice(0, 4) > year && named(on));
}
