import { expect, test } from "vitest";
import { isCommonPassword } from "./common-password.ts";
import common from "./common-passwords.json" with { type: "json" };

test("T3 what is guessed first is refused, however it is written", () => {
  for (const typed of [
    "123456",
    "۱۲۳۴۵۶",
    "Password1",
    "QWERTY123",
    "iran1234",
    "  letmein123 ",
    "1404" + "1404",
  ]) {
    expect(isCommonPassword(typed), typed).toBe(true);
  }
  for (const typed of ["aaaaaaaaa", "abcdefghijk", "98765432", "qqqqqqqqqqqq"]) {
    expect(isCommonPassword(typed), typed).toBe(true);
  }
});

test("a player's own name is no password, and a good one is none of these", () => {
  expect(isCommonPassword("xBahram77y", "bahram77")).toBe(true);
  expect(isCommonPassword("Sara-Kabutar-26", "sara")).toBe(true);
  expect(isCommonPassword("Ali-Kabutar-26", "ali")).toBe(false);
  expect(isCommonPassword("Sarv2026x", "ali")).toBe(false);
  expect(isCommonPassword("Sarv-Nard-2026", "bahram")).toBe(false);
  expect(isCommonPassword("correct horse battery", "horse1")).toBe(false);
});

test("the list has thousands, each once and as it is compared", () => {
  expect(common.length).toBeGreaterThan(3000);
  expect(new Set(common).size).toBe(common.length);
  expect(common.every((password) => password === password.trim().toLowerCase())).toBe(true);
});
