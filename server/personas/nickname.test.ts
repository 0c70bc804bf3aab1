import { expect, test } from "vitest";
import { foldName, nicknameFrom } from "./nickname.ts";

const named = (typed: string) => {
  const judged = nicknameFrom(typed);
  return judged.ok ? judged.value.name : judged.refusal.reason;
};

test.each([
  ["Sara", "Sara"],
  ["  Sara ", "Sara"],
  ["نگار", "نگار"],
  ["علي", "علی"],
  ["می‌نا", "می‌نا"],
  ["نگار٧", "نگار۷"],
  ["小明88", "小明88"],
  ["Nguyễn Ánh", "Nguyễn Ánh"],
  ["ปลาทู", "ปลาทู"],
  ["กุ้ง", "กุ้ง"],
  ["a_b.c d", "a_b.c d"],
  ["Ｓａｒａ", "Sara"],
])("M01 %j is a nickname of the six languages", (typed, name) => {
  expect(named(typed)).toBe(name);
});

test.each([
  ["a", "nicknameLength"],
  ["a".repeat(17), "nicknameLength"],
  ["a".repeat(500), "nicknameLength"],
  ["7up", "nicknameLetters"],
  ["_ali", "nicknameLetters"],
  ["ali_", "nicknameLetters"],
  ["a__b", "nicknameLetters"],
  ["neg-1234", "nicknameLetters"],
  ["a\u202eb", "nicknameLetters"],
  ["a\u200bb", "nicknameLetters"],
  ["a\u200db", "nicknameLetters"],
  ["sa\u200cra", "nicknameLetters"],
  ["<b>x</b>", "nicknameLetters"],
  ["😀😀", "nicknameLetters"],
  ["Иван", "nicknameLetters"],
  ["pаypal", "nicknameLetters"],
  ["αβγ", "nicknameLetters"],
  ["ก่่่่ก", "nicknameLetters"],
  ["a\u0301\u0301\u0301b", "nicknameLetters"],
  ["ᴀdmin", "nicknameLetters"],
  ["Saraنگار", "nicknameMixed"],
  ["小mei", "nicknameMixed"],
  ["ali1۲", "nicknameMixed"],
])("M01 %j is none", (typed, reason) => {
  expect(named(typed)).toBe(reason);
});

test("M01 names that are read as one are folded into one, and others are not", () => {
  expect(new Set(["Ali", "ALI", "Al1", "a.l_i", "áli"].map(foldName)).size).toBe(1);
  expect(foldName("علي")).toBe(foldName("علی"));
  expect(foldName("می‌نا")).toBe(foldName("مینا"));
  expect(foldName("ali")).not.toBe(foldName("alia"));
});
