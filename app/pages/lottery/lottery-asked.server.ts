import { numbersIn } from "#app/features/lottery/counted.ts";
import { type LotteryQuery, lotteryPath } from "#app/lib/paths/lottery-paths.ts";
import { type LotteryGame, type Picks, type PlayType, playTypeOf } from "#server/studio/lottery/index.ts";

/** What a page of a lottery is asked for, as far as it can be read. */
export type Asked = LotteryQuery & {
  readonly gameCode: string;
  readonly vendor: string;
  readonly picks: Picks;
  /** Where a launch of another house wants to go back to: only within ours. */
  readonly backUrl: string | null;
};

const MOST_CHARACTERS = 60;
const GROUPS = 10;
const NUMBERS = 100;

/** The query of a page. A launch names the game `lottoGameCode` (C05), and what else it names means nothing here. */
export function askedIn(query: URLSearchParams): Asked {
  const said = (name: string) => (query.get(name) ?? "").slice(0, MOST_CHARACTERS);
  const list = said("list");
  const back = said("backUrl");
  return {
    gameCode: said("gameCode") || said("lottoGameCode"),
    vendor: said("vendor"),
    playType: said("playType"),
    draw: said("draw"),
    list: list === "results" || list === "mine" ? list : undefined,
    round: said("round"),
    unit: said("unit"),
    times: said("times"),
    check: said("check") === "1" ? "1" : undefined,
    still: said("still") === "1" ? "1" : undefined,
    picks: picksIn((name) => query.getAll(name)),
    backUrl: /^\/(?![/\\])[\w/?=&.-]*$/.test(back) ? back : null,
  };
}

/** Marked numbers, group by group, as boxes or as typed lines say them. */
export function picksIn(said: (name: string) => readonly string[]): Picks {
  return Array.from({ length: GROUPS }, (_, group) => numbersIn(said(`p${group}`)).slice(0, NUMBERS + 1));
}

/** The play that is asked for, else the first one of the game. */
export function playIn(game: LotteryGame, code: string | undefined): PlayType {
  return playTypeOf(game, code ?? "") ?? game.plays[0];
}

/** Of all marks those of groups that the play has. */
export function picksOf(play: PlayType, picks: Picks): Picks {
  return play.groups.map((_, group) => picks[group] ?? []);
}

/** Pages that are only looked at: the menu, lists, and a ticket. */
export function isWatched(asked: Asked, chosen: unknown): boolean {
  return asked.list !== undefined || chosen === null || asked.round !== "";
}

/** Whether such a page loads itself anew without script, and the address where it does the other thing. */
export function watchedBy(asked: Asked, isVietNam: boolean): { isStill: boolean; otherHref: string } {
  const { backUrl: _, ...query } = asked;
  const isStill = asked.still === "1";
  return { isStill, otherHref: lotteryPath({ ...query, isVietNam, still: isStill ? undefined : "1" }) };
}
