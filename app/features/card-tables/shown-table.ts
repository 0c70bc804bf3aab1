import type { Speech } from "#app/i18n/speech.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import type { Funds } from "#app/lib/funds.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { liveTablePath, tablePath } from "#app/lib/paths/table-paths.ts";
import type { CheckPath, RecordPath } from "#app/lib/paths/verify-paths.ts";
import { type ShownSums, shownSums } from "#app/lib/shown-sums.ts";
import { localText } from "#server/core/languages.ts";
import { formatMoney, type Money, money } from "#server/core/numbers/money.ts";
import type { Persona } from "#server/personas/index.ts";
import type { CardGame, CardRoom, CardView, OpenedTables, TableView } from "#server/studio/tables/index.ts";
import {
  cardNames,
  endOf,
  lastText,
  type Rules,
  replayOf,
  rulesOf,
  seatNames,
  turnText,
} from "./table-words.ts";

export type ShownBuyIn = {
  readonly minor: string;
  readonly buyIn: string;
  readonly share: string;
  readonly rake: string;
  readonly waiting: number;
};

/** The page of a card game: its tables, or one of them. */
export type ShownTables = {
  readonly sessionId: string;
  readonly game: CardGame;
  readonly name: string;
  readonly funds: Funds;
  readonly rules: Rules;
  readonly room: ShownRoom | null;
  readonly table: ShownTable | null;
  readonly sums: ShownSums;
};

export type ShownRoom = {
  readonly buyIns: readonly ShownBuyIn[];
  readonly playing: readonly { readonly href: string; readonly buyIn: string }[];
};

export type ShownTable = Pick<
  TableView,
  "tableId" | "game" | "state" | "version" | "houseAsked" | "seats" | "taken" | "places" | "turn" | "moves"
> & {
  readonly path: string;
  /** Where one hears that the table has another version. */
  readonly livePath: string;
  readonly lobby: string;
  readonly buyInMinor: string;
  readonly buyIn: string;
  readonly pot: string;
  readonly share: string;
  readonly rake: string;
  /** Where one sits; null for who watches and before the places are drawn. */
  readonly place: number | null;
  readonly isOwn: boolean;
  readonly hasWon: boolean;
  readonly card: CardView | null;
  /** Of the turn that somebody has now. */
  readonly secondsLeft: number;
  /** Seconds until the house may sit down; null where it never does. */
  readonly houseIn: number | null;
  readonly commitment: string;
  readonly checks: readonly string[];
  readonly record: string | null;
  /** A card of which one still has to say what it takes. */
  readonly chosen: string;
  /** The match again, move by move; null while it is played. */
  readonly replay: { readonly at: string; readonly steps: readonly (readonly [string, string])[] } | null;
  /** The seat whose turn it is, and what was played last. */
  readonly turnText: string;
  readonly lastText: string;
  /** The player at each place, and how the cards on the page are called. */
  readonly names: readonly string[];
  readonly avatars: readonly (string | null)[];
  readonly cardNames: Readonly<Record<string, string>>;
  readonly end: { readonly title: string; readonly text: string } | null;
};

type Personas = ReadonlyMap<string, Persona>;

/** What the page is made of, and for whom. */
type Facts = Omit<OpenedTables, "ownTableId"> & {
  speech: Speech;
  now: Date;
  chosen: string;
  checkPath: CheckPath;
  recordPath: RecordPath;
  /** How players at the table are known by their own choice. */
  personas: Personas;
};

/** Everything that the page shows, written in the visitor's language. */
export function shownTables(facts: Facts): ShownTables {
  const { sessionId, game, names, asset, speech, now, rake, room, table, chosen, sums, checkPath } = facts;
  const { personas, recordPath } = facts;
  const { language, t } = speech;
  const isTrial = asset === "TRIAL";
  const write = (amount: Money) => formatMoney(amount, language);
  // Inside a sentence an amount keeps its direction and its sign.
  const say = (amount: Money) => isolated(write(amount));
  return {
    sessionId,
    game,
    name: localText(names, language),
    funds: isTrial ? "trial" : "real",
    rules: rulesOf(t, {
      game,
      isTrial,
      percent: rake.rakePercent,
      most: say(money(rake.rakeMostMinor, asset)),
    }),
    room: room && shownRoom(room, sessionId, say),
    table:
      table && shownTable(table, { sessionId, now, chosen, write: say, t, checkPath, recordPath, personas }),
    sums: shownSums(sums, language),
  };
}

type Write = (amount: Money) => string;

function shownRoom({ buyIns, playing }: CardRoom, sessionId: string, write: Write): ShownRoom {
  return {
    buyIns: buyIns.map(({ buyIn, share, rake, waiting }) => ({
      minor: buyIn.minor.toString(),
      buyIn: write(buyIn),
      share: write(share),
      rake: write(rake),
      waiting,
    })),
    playing: playing.map(({ tableId, buyIn }) => ({
      href: tablePath(sessionId, { table: tableId }),
      buyIn: write(buyIn),
    })),
  };
}

type Place = {
  sessionId: string;
  now: Date;
  chosen: string;
  write: Write;
  t: Translate;
  checkPath: CheckPath;
  recordPath: RecordPath;
  personas: Personas;
};

function shownTable(table: TableView, place: Place): ShownTable {
  const { sessionId, now, chosen, write, t, checkPath, recordPath, personas } = place;
  const { tableId, game, state, version, houseAsked, seats, taken, places, turn, moves } = table;
  const { own, card, vendor, deadline, houseFrom, buyIn } = table;
  const paid = own?.payout ?? null;
  const payout = paid && write(paid);
  const hasWon = paid !== null && paid.minor > buyIn.minor;
  const share = write(table.share);
  const path = tablePath(sessionId, { table: tableId });
  const names = seatNames(t, table, nicknamesOf(personas));
  return {
    ...{
      tableId,
      game,
      state,
      version,
      houseAsked,
      seats,
      taken,
      places,
      turn,
      moves,
      card,
      chosen,
    },
    path,
    livePath: liveTablePath(sessionId, tableId),
    lobby: tablePath(sessionId),
    buyInMinor: buyIn.minor.toString(),
    buyIn: write(buyIn),
    pot: write(table.pot),
    share,
    rake: write(table.rake),
    place: own?.place ?? null,
    isOwn: own !== null,
    hasWon,
    names,
    avatars: table.placeRefs.map((ref) => personas.get(ref ?? "")?.avatar ?? null),
    cardNames: cardNames(t, card),
    end: endOf(t, table, { payout, hasWon, share }),
    secondsLeft: secondsUntil(deadline, now),
    houseIn: houseFrom && secondsUntil(houseFrom, now),
    commitment: table.commitment,
    checks: checksOf(table, checkPath),
    record: own?.wagerId ? recordPath(vendor, own.wagerId) : null,
    replay: replayOf(t, table, path),
    turnText: turnText(t, table, names),
    lastText: lastText(t, table, names),
  };
}

function nicknamesOf(personas: Personas): ReadonlyMap<string, string> {
  return new Map(
    [...personas].flatMap(([ref, { nickname }]) => (nickname === null ? [] : [[ref, nickname]])),
  );
}

function secondsUntil(moment: Date | null, now: Date): number {
  return moment ? Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000)) : 0;
}

/** One link for each hand that was dealt, and before them for who deals or calls first. */
function checksOf(
  { tableId, game, mathVersion, secret, entropy, commitment, card }: TableView,
  checkPath: CheckPath,
): string[] {
  if (secret === null || entropy === null) return [];
  return Array.from({ length: card?.hand ?? 0 }, (_, nth) =>
    checkPath("tables", {
      game,
      version: String(mathVersion),
      round: `${tableId}.${nth + 1}`,
      entropy,
      link: secret,
      commit: commitment,
    }),
  );
}
