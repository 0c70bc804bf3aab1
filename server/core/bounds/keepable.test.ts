import { expect, test } from "vitest";
import { isKeepable, keepable } from "./keepable.ts";

test("what no database keeps is marked, and everything else stays", () => {
  expect(keepable("a\u0000b\ud800c\udc00")).toBe("a\ufffdb\ufffdc\ufffd");
  expect(keepable("نرد 🎲 \n")).toBe("نرد 🎲 \n");
});

test("a value is looked through to its last name", () => {
  for (const good of [null, 1, "نرد", { a: [{ b: "😀" }] }]) expect(isKeepable(good)).toBe(true);
  for (const bad of ["\0", ["\ud83d"], { "a\0": 1 }, { a: [{ b: "x\udc00" }] }])
    expect(isKeepable(bad)).toBe(false);
});
