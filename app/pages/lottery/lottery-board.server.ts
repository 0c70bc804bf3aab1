import type { ShownBoard, ShownGroup, ShownPrize } from "#app/features/lottery/shown.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { type Asset, formatMoney, money } from "#server/core/numbers/money.ts";
import { formatShort } from "#server/core/numbers/numbers.ts";
import { formatBasisPoints } from "#server/core/numbers/percent.ts";
import {
  type LotteryGame,
  type PlayType,
  returnBasisPoints,
  type Ticket,
  ticketOf,
} from "#server/studio/lottery/index.ts";
import { type Asked, picksOf } from "./lottery-asked.server.ts";
import { gamePath, markText, playName, written } from "./lottery-shown.server.ts";

type BoardFacts = {
  game: LotteryGame;
  play: PlayType;
  asked: Asked;
  draw: string;
  asset: Asset;
  formRef: string;
  speaker: Speaker;
};

/** The form of a lottery with everything that is told before a stake. */
export function shownBoard(facts: BoardFacts): ShownBoard {
  const { game, play, asked, draw, asset, formRef, speaker } = facts;
  const { t, language } = speaker;
  const told = (minor: bigint) => formatMoney(money(minor, asset), language);
  const marked = picksOf(play, asked.picks);
  const unit = asked.unit || game.unitsMinor[0].toString();
  const times = asked.times || "1";
  const isMarked = marked.some(({ length }) => length > 0);
  const ticket = isMarked
    ? ticketOf(game, { playType: play.code, picks: marked, ...stakeIn({ unit, times }) })
    : null;
  return {
    action: gamePath(game, { playType: play.code, draw }),
    query: [
      ["gameCode", game.code],
      ["vendor", game.vendor],
      ["playType", play.code],
    ],
    formRef,
    edition: JSON.stringify([play.code, marked, unit, times, asked.check, asked.round]),
    plays: game.plays.map(({ code }) => ({
      text: playName(code, speaker),
      href: gamePath(game, { playType: code, draw: asked.draw }),
      isHere: code === play.code,
    })),
    how: t(`lottery.plays.${play.code}.how` as Parameters<typeof t>[0]),
    groups: play.groups.map((_, group) => shownGroup(game, play, group, speaker)),
    combine: play.combine,
    prizes: play.prizes.map((prize) => shownPrize(play, prize, speaker)),
    returns: formatBasisPoints(returnBasisPoints(play), language),
    units: game.unitsMinor.map((minor) => ({ minor: minor.toString(), text: told(minor) })),
    timesMax: game.timesMax,
    asset,
    marked,
    unit,
    times: written(times, language),
    counted: ticket && typeof ticket !== "string" ? countedOf(ticket, told) : null,
    fault: typeof ticket === "string" ? t(`reasons.${ticket}`) : null,
    isChecked: asked.check === "1",
    limits: {
      stake: told(game.stakeMaxMinor),
      payout: told(game.payoutMaxMinor),
      line: told(game.liabilityMinor),
    },
  };
}

/** What was said of the stake, as numbers; what cannot be read is on no offer. */
export function stakeIn({ unit, times }: { unit: string; times: string }): {
  unitMinor: bigint;
  times: number;
} {
  return {
    unitMinor: /^\d{1,9}$/.test(unit) ? BigInt(unit) : 0n,
    times: /^\d{1,4}$/.test(times) ? Number(times) : 0,
  };
}

function countedOf(ticket: Ticket, told: (minor: bigint) => string): ShownBoard["counted"] {
  const { lines, stakeMinor, topMinor } = ticket;
  return {
    lines: lines.length,
    stakeMinor: stakeMinor.toString(),
    stake: told(stakeMinor),
    top: told(topMinor),
  };
}

/** In so many columns stand fields of so many numbers; others as they fit. */
const COLUMNS: ReadonlyMap<number, 5 | 9 | 10> = new Map([
  [10, 5],
  [45, 9],
  [100, 10],
]);

function shownGroup(game: LotteryGame, play: PlayType, nth: number, speaker: Speaker): ShownGroup {
  const { t } = speaker;
  const group = play.groups[nth];
  const { values = [], least = 0, most = 0, digits = 1, typed, sides } = group ?? {};
  const place = { number: nth + 1 };
  const isRace = game.menuTag === "PK10";
  const columns = COLUMNS.get(values.length) ?? null;
  const whole = sides ? playName(play.code, speaker) : t("lottery.numbers");
  const label = play.groups.length > 1 ? t(isRace ? "lottery.place" : "lottery.position", place) : whole;
  const some =
    least === most ? t("lottery.pickExactly", { count: most }) : t("lottery.pickSome", { least, most });
  const hint = typed ? t("lottery.pickTyped", { most, digits }) : least === 0 ? t("lottery.pickAny") : some;
  return {
    name: `p${nth}`,
    label,
    // Of several positions the first one says it for all.
    hint: nth === 0 ? hint : "",
    isSides: sides === true,
    columns,
    values: typed
      ? null
      : values.map((value) => ({ value, text: markText(play, { group: nth, value }, speaker) })),
  };
}

function shownPrize(play: PlayType, prize: PlayType["prizes"][number], { t, language }: Speaker): ShownPrize {
  const { name, hundredths, chance } = prize;
  const { numerator, denominator } = chance;
  const oneIn = formatShort((denominator * 100n) / numerator, language);
  const average = formatShort((numerator * 100n) / denominator, language);
  const isPerHit = play.prizes.length === 1 && name === "perHit";
  return {
    name: t(`lottery.prizes.${name}` as Parameters<typeof t>[0]),
    times: t("lottery.timesStake", { number: formatShort(BigInt(hundredths), language) }),
    chance: isPerHit ? t("lottery.onAverage", { number: average }) : t("lottery.oneIn", { number: oneIn }),
    hundredths,
  };
}
