import { type Asset, plainAmount } from "#server/core/money.ts";
import type { Movement } from "#server/wallet/index.ts";
import { csvText, numberCell, textCell } from "./csv.ts";

/** Names that programs rely on: they stay as they are in every language, and new ones come at the end. */
const COLUMNS = [
  "at",
  "reference",
  "kind",
  "account",
  "asset",
  "amount",
  "balance_after",
  "vendor",
  "game",
  "round",
  "note",
] as const;

/** The house is nobody's vendor. */
const HOUSE = "house";

type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

const EMPTY: Row = {
  at: "",
  reference: "",
  kind: "",
  account: "",
  asset: "",
  amount: "",
  balance_after: "",
  vendor: "",
  game: "",
  round: "",
  note: "",
};

type File = {
  readonly movements: readonly Movement[];
  readonly gameOf: (movement: Movement) => string;
  readonly timeZone: string;
  /** Said in a last line of its own: that older rows were left out. */
  readonly note: string | null;
};

/** The account record as a file for table programs: codes instead of words, plain decimals, ISO moments. */
export function accountRecordFile({ movements, gameOf, timeZone, note }: File): string {
  const rows = movements.map((movement) => rowOf(movement, gameOf(movement), timeZone));
  if (note) rows.push({ ...EMPTY, note: textCell(note) });
  return csvText([COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name]))]);
}

/** A name that says whose day it is and what was asked for; nothing of it comes from outside. */
export function accountRecordFileName(now: Date, timeZone: string, asset: Asset | undefined): string {
  const day = isoMoment(now, timeZone).slice(0, 10);
  return `account-record-${asset ? `${asset.toLowerCase()}-` : ""}${day}.csv`;
}

function rowOf(movement: Movement, game: string, timeZone: string): Row {
  const { amount, balanceAfter, vendor, round } = movement;
  return {
    ...EMPTY,
    at: isoMoment(movement.at, timeZone),
    reference: movement.transferId.toString(),
    kind: movement.kind,
    account: movement.account,
    asset: amount.asset,
    amount: numberCell(plainAmount(amount)),
    balance_after: numberCell(plainAmount(balanceAfter)),
    vendor: vendor === HOUSE ? "" : textCell(vendor),
    game: textCell(game),
    round: textCell(round ?? ""),
  };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "longOffset" });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** `2026-03-21T15:30:00.000+03:30`: the moment on the wall clock of a zone, and how far that is from UTC. */
export function isoMoment(moment: Date, timeZone: string): string {
  const zone = clockOf(timeZone)
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName");
  const offset = zone?.value.slice("GMT".length) || "+00:00";
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  const aheadMs = (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * 60_000;
  return `${new Date(moment.getTime() + aheadMs).toISOString().slice(0, -1)}${offset}`;
}
