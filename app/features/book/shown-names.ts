import type { Speaker, Speech } from "#app/i18n/speech.tsx";
import { formatDay, formatHour } from "#app/lib/dates.ts";
import { type Language, type LocalText, localText } from "#server/core/languages.ts";
import { toPersianDigits } from "#server/core/numbers/digits.ts";
import { formatHundredths } from "#server/core/numbers/numbers.ts";
import { HOUR_MS } from "#server/core/time.ts";
import type { LegOutcome, MarketType } from "#server/studio/book/index.ts";

/** What the book calls things, in the visitor's language. Called in loaders. */
const MARKET_NAMES = {
  "1x2": "book.market.result",
  "double-chance": "book.market.doubleChance",
  total: "book.market.total",
  handicap: "book.market.handicap",
  "both-score": "book.market.bothScore",
  "correct-score": "book.market.correctScore",
  winner: "book.market.winner",
} as const satisfies Record<MarketType, string>;

/** A price in hundredths in the digits of the language: `۱٫۸۵`. */
export function shownPrice(price: number, language: Language): string {
  return formatHundredths(price, language);
}

const PARTS = ["", ".25", ".5", ".75"];

/** A line in quarters as people write it: 10 is 2.5, and -2 is −0.5. A handicap always has its sign. */
export function shownLine(quarters: number, language: Language, { signed = false } = {}): string {
  const size = Math.abs(quarters);
  const sign = quarters < 0 ? "\u2212" : signed && quarters > 0 ? "+" : "";
  const part = (PARTS[size % 4] ?? "").replace(".", separatorOf(language));
  const text = `${sign}${String((size - (size % 4)) / 4)}${part}`;
  return language === "fa" ? `\u2066${toPersianDigits(text)}\u2069` : text;
}

function separatorOf(language: Language): string {
  if (language === "fa") return "٫";
  return language === "id" || language === "vi" ? "," : ".";
}

type Market = { readonly type: MarketType; readonly lineQuarters: number | null };

export function marketTitle({ type, lineQuarters }: Market, { t, language }: Speech): string {
  if (lineQuarters === null) return t(MARKET_NAMES[type]);
  const line = shownLine(lineQuarters, language, { signed: type === "handicap" });
  return t(MARKET_NAMES[type], { line });
}

type Asked = Market & {
  readonly key: string;
  readonly names: LocalText | null;
  readonly home: LocalText;
  readonly away: LocalText | null;
};

export function selectionTitle(asked: Asked, speech: Speech): string {
  const { type, key, names } = asked;
  const { language, t } = speech;
  if (names) return localText(names, language);
  if (type === "total" || type === "handicap") return lineTitle(asked, speech);
  if (type === "both-score") return t(key === "yes" ? "book.selection.yes" : "book.selection.no");
  if (type === "correct-score") return scoreTitle(key, speech);
  const sides = key.split("-").map((part) => sideTitle(part, asked, speech));
  return sides.length === 2
    ? t("book.selection.or", { one: sides[0] ?? "", other: sides[1] ?? "" })
    : (sides[0] ?? key);
}

function lineTitle({ type, key, lineQuarters, home, away }: Asked, { language, t }: Speech): string {
  const quarters = lineQuarters ?? 0;
  if (type === "total") {
    const line = shownLine(quarters, language);
    return t(key === "over" ? "book.selection.over" : "book.selection.under", { line });
  }
  const own = key === "home" ? quarters : -quarters;
  const side = localText(key === "home" ? home : (away ?? home), language);
  return `${side} (${shownLine(own, language, { signed: true })})`;
}

function scoreTitle(key: string, { language, t }: Speech): string {
  if (key === "other") return t("book.selection.other");
  const [home = 0, away = 0] = key.split("-").map(Number);
  return shownScore({ home, away }, language);
}

/** The two numbers of a score in the digits of the language. */
export function scoreDigits(
  { home, away }: { home: number; away: number },
  language: Language,
): readonly [string, string] {
  const digits = (goals: number) => (language === "fa" ? toPersianDigits(String(goals)) : String(goals));
  return [digits(home), digits(away)];
}

/** A score that runs as its language does: the first side's goals stand where its name stands. */
export function shownScore(score: { home: number; away: number }, language: Language): string {
  const [home, away] = scoreDigits(score, language);
  return language === "fa" ? `\u2067${home} – ${away}\u2069` : `${home}–${away}`;
}

function sideTitle(part: string, { home, away }: Asked, { language, t }: Speech): string {
  if (part === "draw") return t("book.selection.draw");
  return localText(part === "home" ? home : (away ?? home), language);
}

export function matchTitle(
  { home, away }: { home: LocalText; away: LocalText | null },
  language: Language,
): string {
  const one = localText(home, language);
  return away ? `${one} – ${localText(away, language)}` : one;
}

/** When something begins: the hour alone where that is soon. */
export function shownStart(startsAt: Date, { language, timeZone }: Speaker, now = new Date()): string {
  const isSoon = Math.abs(startsAt.getTime() - now.getTime()) < SOON_MS;
  const hour = formatHour(startsAt, language, timeZone);
  return isSoon ? hour : `${formatDay(startsAt, language, timeZone)} ${hour}`;
}

const SOON_MS = 8 * HOUR_MS;

export function outcomeTitle(outcome: LegOutcome | null, { t }: Speech): string {
  switch (outcome) {
    case null:
      return t("book.bets.outcome.open");
    case "won":
    case "lost":
    case "push":
    case "void":
      return t(`book.bets.outcome.${outcome}`);
    case "half-won":
      return t("book.bets.outcome.halfWon");
    case "half-lost":
      return t("book.bets.outcome.halfLost");
    default:
      return t("book.bets.outcome.deadHeat", { count: Number(outcome.slice("won/".length)) });
  }
}
