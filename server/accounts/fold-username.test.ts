import { expect, test } from "vitest";
import { foldUsername } from "./fold-username.ts";

test.each(["Nima7", "NIMA7", " nima۷ ", "nima٧", "ｎｉｍａ7", "ni\u200cma7", "\u200fnima7"])(
  "%s is nima7, however it was typed",
  (typed) => {
    expect(foldUsername(typed)).toBe("nima7");
  },
);

test("a letter in one of its other shapes is the letter, and then the Persian one", () => {
  expect(foldUsername("\ufed9")).toBe(foldUsername("ک"));
  expect(foldUsername("\ufef1")).toBe(foldUsername("ی"));
});

test("two names stay two", () => {
  expect(foldUsername("nima7")).not.toBe(foldUsername("nima8"));
});
