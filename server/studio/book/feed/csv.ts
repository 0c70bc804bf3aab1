import { setImmediate as othersTurn } from "node:timers/promises";

export type CsvLine = { readonly line: number; readonly cells: readonly string[] };

/** What means something in CSV stands between runs of what does not. */
const RUN = /[^",\n]{1,5000}/y;

/** Cells, ends of lines and quotations of a file: five thousand rows have some thirty each. */
const SIGNS_MAX = 250_000;
const SIGNS_AT_A_STRETCH = 2000;
/** No name or number is nearly as long. */
const CELL_CHARACTERS_MAX = 5000;

/**
 * Reads CSV as RFC 4180 writes it. Empty lines are passed over; null where a quotation does not end, and where there is
 * more to it than a feed has. It pauses now and then, so that a long file does not hold the thread.
 */
export async function readCsv(text: string): Promise<CsvLine[] | null> {
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = "";
  let line = 1;
  let began = 1;
  let place = 0;

  const endCell = () => {
    cells.push(cell.replaceAll("\r", ""));
    cell = "";
  };
  const endLine = () => {
    endCell();
    if (cells.some((value) => value !== "")) lines.push({ line: began, cells });
    cells = [];
    began = line;
  };

  for (let signs = 0; place < text.length; signs += 1) {
    if (isTooMuch(signs, cell)) return null;
    if (signs % SIGNS_AT_A_STRETCH === SIGNS_AT_A_STRETCH - 1) await othersTurn();
    RUN.lastIndex = place;
    const run = RUN.exec(text)?.[0] ?? "";
    cell += run;
    place += run.length;
    const sign = text[place] ?? "";
    if (sign === '"' && cell === "") {
      const end = endOfQuotation(text, place + 1);
      if (end === null) return null;
      cell = text.slice(place + 1, end).replaceAll('""', '"');
      line += cell.split("\n").length - 1;
      place = end + 1;
      continue;
    }
    if (sign === ",") endCell();
    else if (sign === "\n") {
      line += 1;
      endLine();
    } else cell += sign;
    place += 1;
  }
  if (cell !== "" || cells.length > 0) endLine();
  return lines;
}

function isTooMuch(signs: number, cell: string): boolean {
  return signs > SIGNS_MAX || cell.length > CELL_CHARACTERS_MAX;
}

function endOfQuotation(text: string, from: number): number | null {
  let place = text.indexOf('"', from);
  const last = from + CELL_CHARACTERS_MAX;
  while (place !== -1 && place <= last && text[place + 1] === '"') place = text.indexOf('"', place + 2);
  return place === -1 || place > last ? null : place;
}
