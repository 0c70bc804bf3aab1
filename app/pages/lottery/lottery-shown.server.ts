import type {
  Look,
  ShownDraw,
  ShownNumber,
  ShownResult,
  ShownTable,
  ShownTicket,
} from "#app/features/lottery/shown.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { type LotteryQuery, lotteryPath } from "#app/lib/paths/lottery-paths.ts";
import type { CheckPath, RecordPath } from "#app/lib/paths/verify-paths.ts";
import type { Language } from "#server/core/languages.ts";
import { digitsIn } from "#server/core/numbers/digits.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import {
  type DrawView,
  type LotteryGame,
  type PlayType,
  playTypeOf,
  prizesOf,
  shortNumbers,
  type TicketView,
} from "#server/studio/lottery/index.ts";
import { drawCheck } from "../play/draw-check.server.ts";

/** Where a game is played, with something more to say. */
export function gamePath(game: LotteryGame, query: LotteryQuery = {}): string {
  return lotteryPath({
    ...{ isVietNam: game.isVietNam === true, gameCode: game.code, vendor: game.vendor },
    ...query,
  });
}

export function written(text: string, language: Language): string {
  return digitsIn(text, language);
}

export function provinceName(province: string | null, { t }: Speaker): string | null {
  if (province === null) return null;
  return t(`lottery.provinces.${province}` as Parameters<typeof t>[0]);
}

export function shownDraw(
  draw: DrawView,
  { speaker, now, href, isHere }: { speaker: Speaker; now: Date; href: string; isHere: boolean },
): ShownDraw {
  const { language, timeZone } = speaker;
  const left = draw.locksAt.getTime() - now.getTime();
  return {
    number: written(draw.number, language),
    province: provinceName(draw.province, speaker),
    state: draw.state,
    closesAt: formatMoment(draw.locksAt, language, timeZone),
    drawnAt: formatMoment(draw.drawsAt, language, timeZone),
    remainMs: draw.state === "open" && left > 0 ? left : null,
    href,
    isHere,
  };
}

export function shownResult(game: LotteryGame, draw: DrawView, speaker: Speaker): ShownResult {
  const { language, timeZone } = speaker;
  return {
    number: written(draw.number, language),
    province: provinceName(draw.province, speaker),
    drawnAt: formatMoment(draw.drawsAt, language, timeZone),
    look: lookOf(game),
    numbers: numbersIn(game, shortNumbers(game.draw, cameOut(draw)), speaker),
    isCorrected: draw.isCorrected,
    isCancelled: draw.state === "cancelled",
    href: gamePath(game, { list: "results", draw: draw.number }),
  };
}

/** What a draw that was called off would have been is told on its own page alone. */
function cameOut({ state, numbers }: DrawView): readonly string[] {
  return state === "cancelled" ? [] : (numbers ?? []);
}

function numbersIn(game: LotteryGame, numbers: readonly string[], { language }: Speaker): ShownNumber[] {
  const isRace = lookOf(game) === "runners";
  return numbers.map((number) => ({
    text: written(number, language),
    ...(isRace ? { runner: Number(number) } : {}),
  }));
}

const LOOKS = { digits: "digits", balls: "balls", table: "table" } as const;

function lookOf({ draw }: LotteryGame): Look {
  const isRace = draw.kind === "balls" && draw.count === draw.of;
  return isRace ? "runners" : LOOKS[draw.kind];
}

/** Everything that came out in a draw. */
export function shownTable(game: LotteryGame, draw: DrawView, speaker: Speaker): ShownTable {
  const { numbers } = draw;
  if (!numbers) return [];
  if (game.draw.kind !== "table")
    return [{ name: null, look: lookOf(game), numbers: numbersIn(game, numbers, speaker) }];
  const rowNames = prizesOf(game.draw.rows).map(({ name }) => name);
  return game.draw.rows.map(({ name }) => ({
    name: speaker.t(`lottery.rows.${name}` as Parameters<typeof speaker.t>[0]),
    look: "table" as const,
    numbers: numbersIn(
      game,
      numbers.filter((_, nth) => rowNames[nth] === name),
      speaker,
    ),
  }));
}

/** A number of a group as it is written on a ball. */
export function markText(
  play: PlayType,
  { group, value }: { group: number; value: number },
  speaker: Speaker,
): string {
  const { digits = 1, sides } = play.groups[group] ?? {};
  if (sides) return speaker.t(`lottery.prizes.${SIDES[value] ?? "big"}`);
  return written(String(value).padStart(digits, "0"), speaker.language);
}

const SIDES = ["big", "small", "odd", "even"] as const;

export function playName(code: string, { t }: Speaker): string {
  return t(`lottery.plays.${code}.name` as Parameters<typeof t>[0]);
}

export function shownTicket(
  game: LotteryGame,
  ticket: TicketView,
  { speaker, checkPath, recordPath }: { speaker: Speaker; checkPath: CheckPath; recordPath: RecordPath },
): ShownTicket {
  const { language, timeZone, t } = speaker;
  const { draw, wagerId, vendor, picks, payout } = ticket;
  const play = playTypeOf(game, ticket.playType) ?? game.plays[0];
  const marks = (group: number, values: readonly number[]) =>
    values.map((value) => markText(play, { group, value }, speaker)).join(" · ");
  const isEach = play.combine === "each";
  const lineOf = ([first = 0, ...rest]: readonly number[]) =>
    isEach
      ? `${play.groups.length > 1 ? `${written(String(first + 1), language)}: ` : ""}${marks(first, rest)}`
      : marks(0, [first, ...rest]);
  const positioned = (group: number, text: string) =>
    play.groups.length > 1 ? `${t("lottery.position", { number: group + 1 })}: ${text}` : text;
  return {
    wagerId,
    href: gamePath(game, { round: wagerId }),
    recordHref: recordPath(vendor, wagerId),
    againHref: gamePath(game, {
      playType: play.code,
      unit: ticket.unit.minor.toString(),
      times: String(ticket.times),
      picks,
    }),
    draw: written(draw.number, language),
    drawnAt: formatMoment(draw.drawsAt, language, timeZone),
    play: playName(play.code, speaker),
    picks: picks.flatMap((values, group) =>
      values.length > 0 ? [positioned(group, marks(group, values))] : [],
    ),
    lines: ticket.lines,
    stake: formatMoney(ticket.stake, language),
    state: stateOf(ticket),
    payout: payout && payout.minor > 0n ? formatMoney(payout, language) : null,
    look: lookOf(game),
    numbers: numbersIn(game, shortNumbers(game.draw, cameOut(draw)), speaker),
    won: ticket.won.map(lineOf),
    isCorrected: ticket.isCorrected,
    placedAt: formatMoment(ticket.placedAt, language, timeZone),
    checkHref: drawCheck(draw, { checkPath, ticket }),
  };
}

/** A payout that is no more than the stake is nobody's win. */
function stateOf({ state, payout, stake, draw }: TicketView): ShownTicket["state"] {
  if (state === "paid") {
    if (!payout || payout.minor === 0n) return "lost";
    return payout.minor > stake.minor ? "won" : "back";
  }
  if (state === "refused" || state === "returned") return state;
  const isWaiting = state === "staked" && (draw.state === "open" || draw.state === "locked");
  return isWaiting ? "waiting" : "onTheWay";
}
