import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { Context } from "../../../db/context.ts";
import type { Statement } from "../../../db/database.ts";
import { type CardGame, isCardGame } from "../seats/open-match.ts";
import { type Rake, USUAL_RAKE } from "./table-stakes.ts";

const PERCENT_MOST = 10;
const MOST_MINOR_MAX = 10_000_000n;

const RAKE: Statement<Rake> = {
  name: "studio.card_rake",
  text: `
    select percent as "rakePercent", most_minor as "rakeMostMinor" from studio.card_rakes where game = $1`,
};

const SET_RAKE: Statement<unknown> = {
  name: "studio.set_card_rake",
  text: `
    insert into studio.card_rakes (game, percent, most_minor) values ($1, $2::int, $3::bigint)
    on conflict (game) do update set percent = excluded.percent, most_minor = excluded.most_minor`,
};

/** What the house keeps of the pot at the next table of a game. */
export async function rakeOf({ db }: Pick<Context, "db">, game: CardGame): Promise<Rake> {
  const [set] = await db.call(RAKE, [game]);
  return set ?? USUAL_RAKE;
}

/** Sets the rake of the tables of a game that are opened from now on; one that is open keeps its own. */
export async function setRake(
  { db }: Pick<Context, "db">,
  { game, percent, mostMinor }: { game: string; percent: number; mostMinor: bigint },
): Promise<Outcome<{ before: Rake }, { reason: "unknownGame" | "badRake" }>> {
  if (!isCardGame(game)) return refuse({ reason: "unknownGame" });
  const isPercent = Number.isInteger(percent) && percent >= 0 && percent <= PERCENT_MOST;
  if (!isPercent || mostMinor < 0n || mostMinor > MOST_MINOR_MAX) return refuse({ reason: "badRake" });
  const before = await rakeOf({ db }, game);
  await db.call(SET_RAKE, [game, percent, mostMinor]);
  return done({ before });
}
