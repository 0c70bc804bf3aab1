import type { LocalText } from "../../../core/languages.ts";
import type { Context } from "../../../db/context.ts";
import { plus, type Rational, rational, times } from "../../rational.ts";
import { EVENTS, type MarketRow } from "../event-statements.ts";
import { SELECTIONS_NAMES, type SelectionNameRow } from "../feed/name-statements.ts";
import type { MarketType } from "../market.ts";
import { isOver, isSuspended } from "./check-slip.ts";
import { systemsOf } from "./combinations.ts";
import { OFFERED } from "./leg-statements.ts";
import { type SlipKind, slipLines } from "./slip.ts";
import { legFactor } from "./slip-payout.ts";

/** A selection as it is named anywhere: on a slip, in a record. */
export type NamedSelection = {
  readonly selection: string;
  readonly eventId: string;
  readonly game: string;
  readonly home: LocalText;
  readonly away: LocalText | null;
  readonly startsAt: Date;
  readonly market: MarketType;
  readonly lineQuarters: MarketRow["lineQuarters"];
  readonly key: string;
  readonly names: LocalText | null;
};

export type SlipLegView = NamedSelection & {
  readonly price: number;
  readonly state: "open" | "suspended" | "over";
  /** Whether another leg is on the same event: then the two make no line together. */
  readonly isRelated: boolean;
};

export type SlipWay = {
  readonly kind: SlipKind;
  readonly system: string | null;
  readonly lines: number;
  /** What one unit on each line pays when every leg wins. */
  readonly most: Rational;
};

export type SlipView = {
  readonly legs: readonly SlipLegView[];
  /** Selections that were asked for and are not there any more. */
  readonly missing: readonly string[];
  readonly ways: readonly SlipWay[];
};

/** What stands on a slip, and every way to place it. */
export async function slipView(context: Context, selections: readonly string[]): Promise<SlipView> {
  const { db, now } = context;
  const wanted = [...new Set(selections)];
  const offers = new Map((await db.call(OFFERED, [wanted])).map((offer) => [offer.id, offer]));
  const named = await namedSelections(context, wanted);
  const at = now();
  const legs = wanted.flatMap((id) => {
    const offer = offers.get(id);
    const name = named.get(id);
    if (!offer || !name) return [];
    const isRelated = [...offers.values()].some(
      (other) => other.id !== id && other.eventId === offer.eventId && wanted.includes(other.id),
    );
    const state = isOver(offer, at) ? "over" : isSuspended(offer) ? "suspended" : "open";
    return [{ ...name, price: offer.price, state, isRelated } as const];
  });
  return { legs, missing: wanted.filter((id) => !offers.has(id)), ways: waysOf(legs) };
}

function waysOf(legs: readonly SlipLegView[]): SlipWay[] {
  const prices = legs.map(({ price }) => price);
  const singles = prices.length === 0 ? [] : [singlesOf(prices)];
  if (legs.some(({ isRelated }) => isRelated)) return singles;
  const multiple = wayOf("multiple", null, prices);
  const systems = systemsOf(prices.length).map((system) => wayOf("system", system, prices));
  return [...singles, multiple, ...systems].filter((way) => way !== null);
}

function singlesOf(prices: readonly number[]): SlipWay {
  const most = prices.map((price) => legFactor(price, "won")).reduce(plus, rational(0n, 1n));
  return { kind: "single", system: null, lines: prices.length, most };
}

function wayOf(kind: SlipKind, system: string | null, prices: readonly number[]): SlipWay | null {
  const lines = slipLines(kind, system, prices.length);
  if (!lines) return null;
  const factors = prices.map((price) => legFactor(price, "won"));
  const most = lines
    .map((line) => line.map((place) => factors[place] ?? rational(0n, 1n)).reduce(times, rational(1n, 1n)))
    .reduce(plus, rational(0n, 1n));
  return { kind, system, lines: lines.length, most };
}

/** Selections with what they are about, by their ids. */
export async function namedSelections(
  { db }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedSelection>> {
  const rows = await db.call(SELECTIONS_NAMES, [ids]);
  const events = await db.call(EVENTS, [[...new Set(rows.map(({ eventId }) => eventId))]]);
  const byId = new Map(events.map((event) => [event.id, event]));
  const named = rows.flatMap((row) => {
    const event = byId.get(row.eventId);
    return event ? [[row.id, nameOf(row, event)] as const] : [];
  });
  return new Map(named);
}

function nameOf(
  { id, eventId, type, lineQuarters, key, names }: SelectionNameRow,
  { game, home, away, startsAt }: Pick<NamedSelection, "game" | "home" | "away" | "startsAt">,
): NamedSelection {
  return { selection: id, eventId, game, home, away, startsAt, market: type, lineQuarters, key, names };
}
