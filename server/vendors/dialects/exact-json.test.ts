import { expect, test } from "vitest";
import { decimalOfMinor, minorOfDecimal, minorOfUnits, unitsOfMinor } from "./amounts.ts";
import { fieldsIn, isExactNumber, readExactJson, writeExactJson } from "./exact-json.ts";

const read = (text: string) => readExactJson(new TextEncoder().encode(text));

test("a number keeps every digit, also where a float would lose some", () => {
  const fields = fieldsIn(read('{"amount":9223372036854775807, "half" : 1.50, "list":[1e3,-0]}'));
  expect(fields?.amount).toEqual({ digits: "9223372036854775807" });
  expect(fields?.half).toEqual({ digits: "1.50" });
  expect(fields?.list).toEqual([{ digits: "1e3" }, { digits: "-0" }]);
  expect(isExactNumber(fields?.amount)).toBe(true);
});

test("a text that looks like a number, and an object that looks like one, are none", () => {
  const fields = fieldsIn(read('{"a":"12","b":{"digits":"12"},"c":"#12","d":"say \\"1\\": 2","e\\"1":"=x"}'));
  expect(fields).toEqual({ a: "12", b: { digits: "12" }, c: "#12", d: 'say "1": 2', 'e"1': "=x" });
  expect(isExactNumber(fields?.b)).toBe(false);
});

test.each(["", "{", "{'a':1}", '{"a":01}', '{"a":.5}', '{"a":NaN}', '{"a":1}}', "[1,]", "\ufeff{}"])(
  "%j is no JSON",
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);

test("bytes that are no UTF-8, and what is nested beyond reason, are no JSON of ours", () => {
  expect(readExactJson(new Uint8Array([0x22, 0xff, 0x22]))).toBeUndefined();
  expect(fieldsIn(read("[".repeat(30_000) + "]".repeat(30_000)))).toBeNull();
});

test.each(["[]", "1", '"text"', "null", "true"])("%s has no fields", (text) => {
  expect(fieldsIn(read(text))).toBeNull();
});

test("an object is written with its numbers as they are", () => {
  const fields = { text: 'a "quoted" \u2028 one', balance: { digits: "922337203685477580700000" } };
  const text = writeExactJson(fields);
  expect(fieldsIn(read(text))).toEqual(fields);
});

test.each([
  ["10.50", "P", "1050"],
  ["0.05", "P", "5"],
  ["7", "TRIAL", "700"],
  ["0.5", "P", "50"],
  ["1.00", "EUR", "100"],
  ["1.00", "PTS", "100"],
  ["92233720368547758.07", "P", "9223372036854775807"],
])("%s of %s is %s minor units", (text, currency, minor) => {
  expect(minorOfDecimal(text, currency)).toBe(minor);
});

test.each([
  "10.505",
  "1e3",
  "-1",
  "+1",
  "NaN",
  "",
  " 1",
  "1,5",
  "1.",
  ".5",
  "۱۰",
  "0x10",
  "1_000",
  "1".repeat(20),
])("%j is no decimal amount", (text) => {
  expect(minorOfDecimal(text, "P")).toBeNull();
});

test("hundred-thousandths are exact both ways, or no amount", () => {
  expect(minorOfUnits("1000", "P")).toBe("1");
  expect(minorOfUnits("9223372036854775807000", "P")).toBe("9223372036854775807");
  expect(unitsOfMinor("9223372036854775807", "TRIAL")).toBe("9223372036854775807000");
  for (const digits of ["1", "999", "1001", "-1000", "1000.0", "1e3", ""]) {
    expect(minorOfUnits(digits, "P")).toBeNull();
  }
  expect(decimalOfMinor("5", "P")).toBe("0.05");
});
