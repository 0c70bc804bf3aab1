import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonRows } from "./json-rows.ts";

test("a list is read row by row as it is read at once", async () => {
  const rows = fc.array(fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.dictionary(fc.string(), fc.string())));
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom(0, 2), async (list, indent) => {
      const text = JSON.stringify(list, null, indent);
      expect(await jsonRows(text, 1000)).toEqual(JSON.parse(text));
    }),
  );
});

test.each([
  "",
  "{}",
  "[",
  "[1",
  "[1,",
  "[1,]",
  "[,1]",
  "[1] 2",
  "x[1]",
  '["a',
  '["\\',
  "[{]}]",
  "[1}",
  "[[1]",
])("%s is no list of rows", async (text) => {
  expect(await jsonRows(text, 1000)).toBeNull();
});

test("no more rows are read than are asked for, and none that has too much in it", async () => {
  expect(await jsonRows(`[${"{},".repeat(700_000)}{}]`, 10)).toHaveLength(10);
  expect(await jsonRows(`[[${"1,".repeat(300)}1]]`, 10)).toBeNull();
  expect(await jsonRows("[".repeat(100_000), 10)).toBeNull();
});
