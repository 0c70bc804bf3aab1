import type { Json } from "../wagers/wager-statements.ts";
import type { Drawn } from "./draws/draw-kind.ts";
import { type LotteryGame, playTypeOf } from "./lottery-game.ts";
import { LINES_MAX, type Line, linesOf, offeredPicks, type Picks, type PlayType } from "./plays/play-type.ts";

/** What somebody wants to stake: a play, the marks, what each line takes, and how many times. */
export type TicketRequest = {
  readonly playType: string;
  readonly picks: Picks;
  readonly unitMinor: bigint;
  readonly times: number;
};

/** The same when it is on offer, with what it comes to. */
export type Ticket = TicketRequest & {
  readonly play: PlayType;
  readonly lines: readonly Line[];
  /** On each line. */
  readonly lineStakeMinor: bigint;
  readonly stakeMinor: bigint;
  /** It never wins more. */
  readonly topMinor: bigint;
};

export type TicketFault =
  | "picksNotOffered"
  | "tooManyLines"
  | "unitNotOffered"
  | "stakeAboveLimit"
  | "payoutAboveLimit";

/** What a request comes to, or why it is not on offer. */
export function ticketOf(game: LotteryGame, request: TicketRequest): Ticket | TicketFault {
  const play = playTypeOf(game, request.playType);
  const picks = play && offeredPicks(play, request.picks);
  if (!play || !picks) return "picksNotOffered";
  const { unitMinor, times } = request;
  const isTimes = Number.isInteger(times) && times >= 1 && times <= game.timesMax;
  if (!game.unitsMinor.includes(unitMinor) || !isTimes) return "unitNotOffered";
  const lines = linesOf(play, picks);
  if (lines.length === 0) return "picksNotOffered";
  if (lines.length > LINES_MAX) return "tooManyLines";
  const lineStakeMinor = unitMinor * BigInt(times);
  const stakeMinor = lineStakeMinor * BigInt(lines.length);
  const topMinor = paidOf(lineStakeMinor, play.top(picks));
  if (stakeMinor > game.stakeMaxMinor) return "stakeAboveLimit";
  if (topMinor > game.payoutMaxMinor) return "payoutAboveLimit";
  return { ...request, picks, play, lines, lineStakeMinor, stakeMinor, topMinor };
}

function paidOf(lineStakeMinor: bigint, hundredths: number): bigint {
  return (lineStakeMinor * BigInt(hundredths)) / 100n;
}

/** What its lines win in a draw, in whole minor units, rounded down. */
export function payoutOf({ play, lines, lineStakeMinor }: Ticket, drawn: Drawn): bigint {
  return paidOf(lineStakeMinor, hundredthsWon(play, lines, drawn));
}

/** What lines win together, in hundredths of the stake on one of them. */
export function hundredthsWon(play: PlayType, lines: readonly Line[], drawn: Drawn): number {
  return lines.reduce((total, line) => total + play.pays(line, drawn), 0);
}

/** The name of a line among all lines of a draw, and the most that this wager may win on it. */
export function liabilitiesOf({
  play,
  lines,
  lineStakeMinor,
  picks,
}: Ticket): { line: string; payoutMinor: bigint }[] {
  return lines.map((line) => ({
    line: `${play.code}:${line.join("-")}`,
    payoutMinor: paidOf(lineStakeMinor, mostOf(play, line, picks)),
  }));
}

/** What one line can win: its best prize, or what it wins where it can be hit more than once. */
function mostOf(play: PlayType, line: Line, picks: Picks): number {
  const best = Math.max(...play.prizes.map(({ hundredths }) => hundredths));
  if (!play.alternatives && play.prizes[0]?.name === "perHit") return play.top(picks);
  return play.alternatives ? (play.prizes[line[1] ?? 0]?.hundredths ?? best) : best;
}

/** As it is kept with its wager. */
export function choiceOf({ playType, picks, unitMinor, times }: TicketRequest): Json {
  return { playType, picks, unit: unitMinor.toString(), times };
}

/** The ticket of a wager that was taken. What was on offer then is judged by its game as it was: it is not asked again. */
export function ticketIn(game: LotteryGame, choice: Json): Ticket {
  const request = requestIn(choice);
  const play = request && playTypeOf(game, request.playType);
  if (!request || !play) throw new Error(`A wager on ${game.code} holds something that is no ticket`);
  const lines = linesOf(play, request.picks);
  const lineStakeMinor = request.unitMinor * BigInt(request.times);
  const stakeMinor = lineStakeMinor * BigInt(lines.length);
  const topMinor = paidOf(lineStakeMinor, play.top(request.picks));
  return { ...request, play, lines, lineStakeMinor, stakeMinor, topMinor };
}

/** Null where it is no choice of a lottery. */
export function requestIn(choice: Json): TicketRequest | null {
  if (typeof choice !== "object" || choice === null || Array.isArray(choice)) return null;
  const { playType, picks, unit, times } = choice as Readonly<Record<string, Json>>;
  const isMarks = (marks: Json): marks is readonly number[] =>
    Array.isArray(marks) && marks.every((mark) => typeof mark === "number");
  if (typeof playType !== "string" || typeof unit !== "string" || typeof times !== "number") return null;
  if (!Array.isArray(picks) || !picks.every(isMarks)) return null;
  return { playType, picks, unitMinor: BigInt(unit), times };
}
