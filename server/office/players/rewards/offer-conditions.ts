import { CATEGORIES } from "../../../catalogue/index.ts";
import { WEEKDAYS } from "../../../core/days.ts";
import { LANGUAGES } from "../../../core/languages.ts";
import type { Money } from "../../../core/numbers/money.ts";
import { done, type Outcome } from "../../../core/outcome.ts";
import { type Condition, conditionRow, STREAK_MAX, type Within } from "../../../offers/index.ts";
import { refused } from "../../command.ts";
import type { Refused } from "../../reasons.ts";
import type { SaidOffer, SaidWho } from "./offer-said.ts";

const minorOf = (sum: Money | null | undefined) => sum?.minor.toString();

/** A condition as it was said, and what its word takes. */
type Row = readonly [said: unknown, takes: string, row: object];

/** Those of whom. */
export const whoSaid = (said: SaidWho): Outcome<Condition[], Refused> => readRows(whoRows(said));

function whoRows({ level, country, language, agent, ...said }: SaidWho): Row[] {
  const day = "is a day, such as 2027-03-21";
  return [
    [level, "--level is the rank of a level, 1 or above", { is: "level", least: level }],
    [country, "--country is the digits that dial countries, such as 98,90", { is: "country", any: country }],
    [
      language,
      `--language is some of ${Object.keys(LANGUAGES).join(",")}`,
      { is: "language", any: language },
    ],
    [
      said["registered-from"],
      `--registered-from ${day}`,
      { is: "registeredFrom", day: said["registered-from"] },
    ],
    [
      said["registered-until"],
      `--registered-until ${day}`,
      { is: "registeredUntil", day: said["registered-until"] },
    ],
    [agent, "--agent is the number of a player", { is: "line", agent: agent?.toString() }],
  ];
}

function readRows(rows: readonly Row[]): Outcome<Condition[], Refused> {
  const asked = rows
    .filter(([said]) => said !== undefined && said !== null)
    .map(([, takes, row]) => ({ takes, read: conditionRow.safeParse(row) }));
  const wrong = asked.flatMap(({ takes, read }) => (read.success ? [] : [`${takes}.`]));
  if (wrong.length > 0) return refused("badConditions", wrong.join(" "));
  return done(asked.flatMap(({ read }) => (read.success ? [read.data] : [])));
}

/** The conditions that were said, in the order in which a player reads them. */
export function conditionsSaid(said: SaidOffer): Outcome<Condition[], Refused> {
  const { weekdays, hours, on, rounds, game, within = "week" } = said;
  const [, from, until] = /^(\d{1,2})-(\d{1,2})$/.exec(hours ?? "") ?? [];
  return readRows([
    ...whoRows(said),
    [said.anniversary, "--anniversary stands alone", { is: "anniversary" }],
    [weekdays, `--weekdays is some of ${WEEKDAYS.join(",")}`, { is: "weekdays", any: weekdays }],
    [
      hours,
      "--hours is from 0 to 24, such as 18-24",
      { is: "hours", from: from && Number(from), until: until && Number(until) },
    ],
    [said["first-deposit"], "--first-deposit stands alone", { is: "firstDeposit" }],
    [said.deposit, "--deposit is a sum", { is: "deposit", least: minorOf(said.deposit) }],
    [said.deposited, "--deposited is a sum", { is: "deposited", within, least: minorOf(said.deposited) }],
    [
      said.staked,
      `--staked is a sum, --on one of ${CATEGORIES.join(", ")}`,
      { is: "staked", within, product: on ?? null, least: minorOf(said.staked) },
    ],
    [
      rounds,
      "--rounds is 1 or above and needs --game VENDOR/CODE",
      { is: "rounds", within: shorter(within), game, least: rounds },
    ],
    [said.streak, `--streak is 2 to ${STREAK_MAX} days`, { is: "streak", least: said.streak }],
    [said.also, "--also is a text of 1 to 500 characters", { is: "also", text: said.also }],
  ]);
}

/** Rounds are counted over a week at most. */
const shorter = (within: Within) => (within === "day" ? "day" : "week");
