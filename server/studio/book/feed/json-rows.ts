import { setImmediate as othersTurn } from "node:timers/promises";
import { readBoundedJson } from "../../../core/bounds/bounded-json.ts";

/** A row has some thirty, with all its names in all languages. */
const VALUES_OF_ROW_MAX = 200;
const ROWS_AT_A_STRETCH = 100;

const [QUOTE, COMMA, BACKSLASH] = [34, 44, 92];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [91, 93, 123, 125];
/** A row is a line of names and numbers. */
const ROW_CHARACTERS_MAX = 20_000;

/**
 * The rows of a JSON list up to so many, each read by itself with a pause now and then: read at once, a long list would
 * hold the thread. Null where it is no list, or a row in it is none.
 */
export async function jsonRows(text: string, rowsMax: number): Promise<unknown[] | null> {
  const rows: unknown[] = [];
  let place = text.indexOf("[") + 1;
  if (text.slice(0, place).trim() !== "[") return null;
  while (rows.length < rowsMax) {
    const end = endOfRow(text, place);
    const row = end < 0 ? undefined : rowIn(text.slice(place, end));
    const isLast = text[end] === "]";
    if (row === undefined) return isLast && isEmpty(text, place, end) && rows.length === 0 ? rows : null;
    rows.push(row);
    if (isLast) return text.slice(end + 1).trim() === "" ? rows : null;
    place = end + 1;
    if (rows.length % ROWS_AT_A_STRETCH === 0) await othersTurn();
  }
  return rows;
}

function isEmpty(text: string, from: number, to: number): boolean {
  return text.slice(from, to).trim() === "";
}

function rowIn(text: string): unknown {
  try {
    return readBoundedJson(text, VALUES_OF_ROW_MAX);
  } catch {
    return undefined;
  }
}

/** Where the comma or the bracket after a row stands; -1 where there is none, and where it is too far away. */
function endOfRow(text: string, from: number): number {
  const last = Math.min(text.length, from + ROW_CHARACTERS_MAX);
  let depth = 0;
  for (let place = from; place < last; place += 1) {
    const sign = text.charCodeAt(place);
    if (sign === QUOTE) place = endOfText(text, place + 1, last);
    else if (depth === 0 && (sign === COMMA || sign === LIST_END)) return place;
    else if (sign === LIST || sign === OBJECT) depth += 1;
    else if (sign === LIST_END || sign === OBJECT_END) depth -= 1;
  }
  return -1;
}

/** Where the quote stands that ends a text; `last` without one. */
function endOfText(text: string, from: number, last: number): number {
  for (let place = from; place < last; place += 1) {
    const sign = text.charCodeAt(place);
    if (sign === QUOTE) return place;
    if (sign === BACKSLASH) place += 1;
  }
  return last;
}
