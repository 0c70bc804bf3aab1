import { expect, test } from "vitest";
import { isId, newId } from "./ids.ts";

test("ten thousand ids are different, well formed, and in the order of their time", () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every(isId)).toBe(true);
  const times = ids.map((id) => id.slice(0, 13));
  expect([...times].sort()).toEqual(times);
  expect(ids.every((id) => id[14] === "7")).toBe(true);
});

test("a text that only looks like an id is not one", () => {
  expect(isId("01890f3e-7b1a-7c3d-8e4f-00112233445")).toBe(false);
  expect(isId("01890F3E-7B1A-7C3D-8E4F-001122334455")).toBe(false);
  expect(isId("' or 1=1 --")).toBe(false);
});
