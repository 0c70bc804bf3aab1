import { readCsv } from "./csv.ts";
import { jsonRows } from "./json-rows.ts";

/** A row as it stood in the file: its number there, and what it says. */
export type GivenRow = { readonly line: number; readonly given: unknown };
export type GivenRows = { ok: true; rows: readonly GivenRow[] } | { ok: false; why: string };

export const FEED_ROWS_MAX = 5_000;

/** The rows of a feed's file. JSON is a list of objects; anything else is CSV under a line of titles. */
export async function feedRows(text: string): Promise<GivenRows> {
  const plain = text.replace(/^\ufeff/, "");
  const rows = await (/^\s*[[{]/.test(plain) ? listedRows(plain) : csvRows(plain));
  if (rows === null) return { ok: false, why: "This is neither a JSON list of rows nor CSV." };
  if (rows.length > FEED_ROWS_MAX) return { ok: false, why: `More than ${FEED_ROWS_MAX} rows at once.` };
  return { ok: true, rows };
}

async function listedRows(text: string): Promise<GivenRow[] | null> {
  const rows = await jsonRows(text, FEED_ROWS_MAX + 1);
  return rows?.map((given, nth) => ({ line: nth + 1, given })) ?? null;
}

/** Titles as `home_fa` are the language of a name; `home` alone is its Persian. */
async function csvRows(text: string): Promise<GivenRow[] | null> {
  const read = await readCsv(text);
  const [titles, ...rows] = read ?? [];
  if (!titles?.cells.includes("kind")) return null;
  return rows.slice(0, FEED_ROWS_MAX + 1).map(({ line, cells }) => ({
    line,
    given: cells.length > titles.cells.length ? null : rowOf(titles.cells, cells),
  }));
}

const LOCAL = /^(league|home|away|name)_(fa|en|zh|id|th|vi)$/;
const LOCAL_FIELDS: Readonly<Record<string, string>> = {
  league: "leagueNames",
  home: "home",
  away: "away",
  name: "names",
};

function rowOf(titles: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const row: Record<string, unknown> = Object.create(null);
  const local = new Map<string, Record<string, string>>();
  for (const [nth, title] of titles.entries()) {
    const value = cells[nth]?.trim() ?? "";
    if (value === "") continue;
    const [, part = "", language = ""] = LOCAL.exec(title) ?? [];
    const field = LOCAL_FIELDS[part];
    if (field === undefined) row[title === "starts_at" ? "startsAt" : title] = value;
    else local.set(field, Object.assign(local.get(field) ?? {}, { [language]: value }));
  }
  return { ...row, ...Object.fromEntries(local) };
}
