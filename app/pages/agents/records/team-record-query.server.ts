import { TEAM_MOVEMENT_KINDS } from "#app/features/records/record-choices.ts";
import { calledIn } from "#app/features/records/record-query.ts";
import { oneOf, pageNumber } from "#app/lib/paths/query.ts";
import type { TeamAddress } from "#app/lib/paths/team-paths.ts";
import type { TeamScope } from "#server/agents/index.ts";
import { BONUS_KINDS } from "#server/figures/index.ts";
import { daysAsked, personNamed } from "../asked-days.server.ts";

/** As many days are told of at once, because each round in them is read. */
const DAYS_MAX = 31;

const SCOPES = ["", "whole", "own"] as const;

/** By what the rounds of a team are put together; "" tells each. */
export const BETTING_BY = ["", "person", "product", "vendor", "game"] as const;

/** What both records of a team are filtered by, as it stands in their addresses. */
export type TeamFilter = Required<Omit<TeamAddress, "pageNo">> & {
  readonly scope: (typeof SCOPES)[number];
  readonly period: ReturnType<typeof daysAsked>["days"]["period"];
};

/** What the address of a team's record asks for; null where it names no person. */
export function teamQuery(url: string, now: Date, timeZone: string) {
  const query = new URL(url).searchParams;
  const of = personNamed(query, "of");
  if (of === null) return null;
  const scope = oneOf(SCOPES, query.get("scope"));
  const { days, isBad, between } = daysAsked(query, { daysMax: DAYS_MAX, now, timeZone });
  const filter: TeamFilter = { of, scope, ...days };
  const width: TeamScope = scope || "direct";
  const asked = { of: of === "" ? null : BigInt(of), scope: width, ...between };
  return { query, filter, isBad, asked, page: pageNumber(query.get("pageNo")) };
}

/** What the record of rounds is filtered by on top of that. */
export type BettingFilter = TeamFilter & {
  readonly by: (typeof BETTING_BY)[number];
  readonly category: string;
  readonly vendor: string;
  readonly game: string;
};

export function bettingQuery(url: string, now: Date, timeZone: string) {
  const read = teamQuery(url, now, timeZone);
  if (!read) return null;
  const { category, vendor, game } = calledIn(read.query);
  const by = oneOf(BETTING_BY, read.query.get("by"));
  const filter: BettingFilter = { ...read.filter, by, category, vendor, game };
  return { ...read, filter, asked: { ...read.asked, vendor: vendor || undefined, game: game || undefined } };
}

/** What the record of what moved is filtered by on top of that. */
export type TransactionsFilter = TeamFilter & {
  readonly kind: (typeof TEAM_MOVEMENT_KINDS)[number] | typeof GIVEN | "";
};

/** All that figures have as bonus, whatever brought it. */
export const GIVEN = "given";

export function transactionsQuery(url: string, now: Date, timeZone: string) {
  const read = teamQuery(url, now, timeZone);
  if (!read) return null;
  const kind = oneOf(["", ...TEAM_MOVEMENT_KINDS, GIVEN], read.query.get("kind"));
  const filter: TransactionsFilter = { ...read.filter, kind };
  const kinds = kind === GIVEN ? BONUS_KINDS : kind === "" ? undefined : [kind];
  return { ...read, filter, asked: { ...read.asked, kinds } };
}
