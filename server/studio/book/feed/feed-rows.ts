import { z } from "zod";
import type { LocalText } from "../../../core/languages.ts";
import { hasLine, isMarketType, isSelectionKey, type MarketType } from "../market.ts";
import { writtenScore } from "../score.ts";
import { isLegOutcome, type LegOutcome } from "../slips/leg-outcome.ts";
import { BOOK_GAMES } from "../sports.ts";
import { isVirtualGame } from "../virtual/virtual-league.ts";

/** One piece of news from a feed. `sequence` is its place among all news of that feed. */
export type FeedRow =
  | (Row & { kind: "event" } & EventNews)
  | (Row & { kind: "price" } & PriceNews)
  | (Row & { kind: "market"; market: MarketRef; state: "open" | "suspended" | "closed" | "void" })
  | (Row & { kind: "result" } & ResultNews);

type Row = { readonly sequence: bigint; readonly event: string };
export type MarketRef = { readonly type: MarketType; readonly lineQuarters: number | null };

export type EventNews = {
  readonly sport: string;
  readonly league: string;
  readonly leagueNames: LocalText;
  readonly home: LocalText;
  readonly away: LocalText | null;
  readonly startsAt: Date;
  readonly state: "scheduled" | "suspended" | "live" | "closed" | "void";
};

export type PriceNews = {
  readonly market: MarketRef;
  readonly selection: string;
  readonly names: LocalText | null;
  readonly price: number;
  readonly state: "open" | "suspended";
};

export type ResultNews = {
  readonly score: { readonly home: number; readonly away: number } | null;
  readonly isFinal: boolean;
  /** Of a selection that no score decides. */
  readonly named: { market: MarketRef; selection: string; outcome: LegOutcome } | null;
};

const cell = z.preprocess((value) => (typeof value === "string" ? value.trim() : value), z.string());
const name = cell.pipe(z.string().regex(/^[^\p{Cc}]{1,80}$/u));
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());

const local = z.object({
  fa: name,
  ...Object.fromEntries(["en", "zh", "id", "th", "vi"].map((language) => [language, orNothing(name)])),
});

/** Names are given by language; who knows one alone gives that. */
const names = z.union([name.transform((fa) => ({ fa })), local]).transform((given) => {
  const said = Object.entries(given).filter(([, text]) => typeof text === "string");
  return Object.fromEntries(said) as LocalText;
});

const sequence = z
  .union([cell, z.number().int()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,15}$/))
  .transform(BigInt);

const eventId = cell
  .pipe(z.string().regex(/^[a-z0-9][a-z0-9.-]{0,59}$/))
  .refine((id) => !id.startsWith("virtual-"));

const SPORTS = new Set(BOOK_GAMES.map(({ code }) => code).filter((code) => !isVirtualGame(code)));
const sport = cell
  .transform((given) => (given.startsWith("fb-") ? given : `fb-${given}`))
  .refine((code) => SPORTS.has(code));

const moment = cell.pipe(z.iso.datetime({ offset: true })).transform((text) => new Date(text));

const DECIMAL = /^(\d{1,5})(?:\.(\d{1,2}))?$/;

/** A decimal price as bookmakers write it, `1.85`, in hundredths. */
const price = z
  .union([cell, z.number()])
  .transform(String)
  .transform((text, check) => {
    const [, whole, parts = ""] = DECIMAL.exec(text) ?? [];
    const hundredths = whole === undefined ? 0 : Number(whole) * 100 + Number(parts.padEnd(2, "0"));
    if (hundredths >= 101 && hundredths <= 10_000_000) return hundredths;
    check.addIssue({ code: "custom", message: "not a price from 1.01 on" });
    return z.NEVER;
  });

const LINE = /^([+-]?)(\d{1,4})(?:\.(0|00|25|5|50|75))?$/;
const QUARTERS: Readonly<Record<string, number>> = { "25": 1, "5": 2, "50": 2, "75": 3 };

/** A line in halves or quarters, `2.5` or `-0.25`, in quarters. */
const line = z
  .union([cell, z.number()])
  .transform(String)
  .transform((text, check) => {
    const [, sign, whole, part = "0"] = LINE.exec(text) ?? [];
    if (whole !== undefined) {
      const quarters = Number(whole) * 4 + (QUARTERS[part] ?? 0);
      return sign === "-" && quarters > 0 ? -quarters : quarters;
    }
    check.addIssue({ code: "custom", message: "not a line such as 2.5" });
    return z.NEVER;
  });

const market = z
  .object({ market: cell.refine(isMarketType), line: orNothing(line) })
  .refine(({ market, line }) => hasLine(market as MarketType) === (line !== undefined), {
    path: ["line"],
  })
  .transform(({ market, line }): MarketRef => ({ type: market as MarketType, lineQuarters: line ?? null }));

const score = cell.pipe(writtenScore);

const head = { sequence, event: eventId };
const selection = cell.pipe(z.string().regex(/^[a-z0-9-]{1,40}$/));

const eventRow = z.object({
  ...head,
  kind: z.literal("event"),
  sport,
  league: cell.pipe(z.string().regex(/^[a-z0-9][a-z0-9.-]{0,59}$/)),
  leagueNames: names,
  home: names,
  away: orNothing(names).transform((given) => given ?? null),
  startsAt: moment,
  state: orNothing(z.enum(["scheduled", "suspended", "live", "closed", "void"])).transform(
    (given) => given ?? "scheduled",
  ),
});

const marketPart = z.looseObject({}).transform((row, check) => {
  const read = market.safeParse(row);
  if (read.success) return read.data;
  check.addIssue({ code: "custom", path: [String(read.error.issues[0]?.path[0] ?? "market")] });
  return z.NEVER;
});

const priceRow = z.object({
  ...head,
  kind: z.literal("price"),
  selection,
  names: orNothing(names).transform((given) => given ?? null),
  price,
  state: orNothing(z.enum(["open", "suspended"])).transform((given) => given ?? "open"),
});

const marketRow = z.object({
  ...head,
  kind: z.literal("market"),
  state: z.enum(["open", "suspended", "closed", "void"]),
});

const resultRow = z.object({
  ...head,
  kind: z.literal("result"),
  score: orNothing(score).transform((given) => given ?? null),
  state: orNothing(z.enum(["live", "final"])).transform((given) => given ?? "final"),
  selection: orNothing(selection),
  outcome: orNothing(cell.refine(isLegOutcome)),
});

const anyRow = z.discriminatedUnion("kind", [eventRow, priceRow, marketRow, resultRow]);

export type ReadRow = { ok: true; row: FeedRow } | { ok: false; why: string };

/** One row as a feed gave it, whatever the file's format. `why` names the field that is not right. */
export function readFeedRow(given: unknown): ReadRow {
  const read = anyRow.safeParse(given);
  if (!read.success) return { ok: false, why: whyOf(read.error) };
  const row = read.data;
  if (row.kind === "event") return { ok: true, row };
  if (row.kind === "result" && row.selection === undefined) {
    if (!row.score) return { ok: false, why: "score" };
    return { ok: true, row: { ...row, isFinal: row.state === "final", named: null } };
  }
  const part = marketPart.safeParse(given);
  if (!part.success) return { ok: false, why: whyOf(part.error) };
  return withMarket(row, part.data);
}

type WithoutMarket = z.output<typeof priceRow> | z.output<typeof marketRow> | z.output<typeof resultRow>;

function withMarket(row: WithoutMarket, ref: MarketRef): ReadRow {
  if (row.kind === "market") return { ok: true, row: { ...row, market: ref } };
  const key = row.selection ?? "";
  if (!isSelectionKey(ref.type, key)) return { ok: false, why: "selection" };
  if (row.kind === "price") return { ok: true, row: { ...row, market: ref } };
  if (row.outcome === undefined) return { ok: false, why: "outcome" };
  const named = { market: ref, selection: key, outcome: row.outcome as LegOutcome };
  return { ok: true, row: { ...row, isFinal: true, named } };
}

function whyOf({ issues: [issue] }: z.ZodError): string {
  const place = issue?.path.join(".") ?? "";
  return place === "" ? "not a row" : place;
}
