import { type Money, money } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import type { MovementKind } from "../../wallet/index.ts";
import { crumbsOf } from "../crumbs.ts";
import {
  lineAsked,
  namesOf,
  placeOf,
  TEAM_LISTED_MAX,
  TEAM_PAGE,
  type TeamAsked,
  type TeamPage,
  teamValues,
} from "./asked.ts";
import {
  LISTED_MOVEMENTS,
  MOVEMENT_TOTALS,
  type MoneyAccount,
  type TeamMovementRow,
} from "./movement-statements.ts";

export type TeamMovementsAsked = TeamAsked & {
  /** Of these kinds alone. */
  readonly kinds?: readonly MovementKind[] | undefined;
};

/** One change of one account of somebody in a team; below zero when it left. */
export type TeamMovement = {
  readonly playerId: bigint;
  readonly name: string;
  readonly transferId: bigint;
  readonly kind: MovementKind;
  /** Of real money. */
  readonly account: MoneyAccount;
  readonly amount: Money;
  readonly balanceAfter: Money;
  readonly at: Date;
};

/** What came to the accounts of a team and what left them, without what moved between them: of all that was asked for, not of the page alone. */
export type MovedSums = { readonly rows: number; readonly came: Money; readonly left: Money };

/** What moved in the accounts of a team but by play, newest first (A01). Null for anybody outside the line. */
export async function teamMovements(
  context: Pick<Context, "db">,
  { page, ...asked }: TeamMovementsAsked & { readonly page: number },
): Promise<(TeamPage<TeamMovement> & { readonly sums: MovedSums }) | null> {
  const line = await lineAsked(context, asked);
  if (!line) return null;
  const [sums] = await context.db.call(MOVEMENT_TOTALS, valuesOf(asked));
  const { rows: count = 0, came = 0n, left = 0n } = sums ?? {};
  const { offset, ...place } = placeOf(count, page);
  const found = await context.db.call(LISTED_MOVEMENTS, [...valuesOf(asked), TEAM_PAGE, offset]);
  const { rows, nameOf } = await named(context, line.ids, found);
  const crumbs = crumbsOf(line.ids, asked.player, nameOf);
  const shown = { rows: count, came: money(came, "P"), left: money(left, "P") };
  return { playerId: line.playerId, crumbs, rows, ...place, sums: shown };
}

/** The same in one piece, and whether older ones were left out. */
export async function wholeTeamMovements(
  context: Pick<Context, "db">,
  asked: TeamMovementsAsked,
): Promise<{ readonly rows: readonly TeamMovement[]; readonly isCut: boolean } | null> {
  if (!(await lineAsked(context, asked))) return null;
  const found = await context.db.call(LISTED_MOVEMENTS, [...valuesOf(asked), TEAM_LISTED_MAX + 1, 0]);
  const { rows } = await named(context, [], found.slice(0, TEAM_LISTED_MAX));
  return { rows, isCut: found.length > TEAM_LISTED_MAX };
}

async function named(
  context: Pick<Context, "db">,
  line: readonly bigint[],
  found: readonly TeamMovementRow[],
) {
  const ids = found.map(({ playerId }) => playerId);
  const nameOf = await namesOf(context, line, ids);
  const rows = found.map(
    ({ id, amount, after, ...row }): TeamMovement => ({
      ...row,
      transferId: id,
      name: nameOf(row.playerId),
      amount: money(amount, "P"),
      balanceAfter: money(after, "P"),
    }),
  );
  return { rows, nameOf };
}

const valuesOf = ({ kinds, ...asked }: TeamMovementsAsked) => [
  ...teamValues(asked),
  kinds ? [...kinds] : null,
];
