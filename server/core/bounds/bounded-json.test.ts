import fc from "fast-check";
import { expect, test } from "vitest";
import { nameTwice, readBoundedJson } from "./bounded-json.ts";

test("JSON that does not lead into itself is read as ever", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 10 }), (text) => {
      expect(readBoundedJson(text)).toEqual(JSON.parse(text));
    }),
  );
  expect(readBoundedJson(JSON.stringify(`${"[".repeat(100)}\\"${"{".repeat(100)}`))).toHaveLength(202);
});

test.each([
  ["lists", "[".repeat(17) + "]".repeat(17)],
  ["objects", `${'{"a":'.repeat(17)}1${"}".repeat(17)}`],
  ["lists without an end", "[".repeat(60_000)],
  ["lists after a text", `["\\\\",${"[".repeat(20)}${"]".repeat(20)}]`],
])("JSON of %s in each other is refused", (_what, text) => {
  expect(() => readBoundedJson(text)).toThrow(SyntaxError);
});

test("so many values are read, and not one more", () => {
  expect(readBoundedJson('["1,2","3"]', 2)).toEqual(["1,2", "3"]);
  expect(() => readBoundedJson("[1,2,3]", 2)).toThrow(SyntaxError);
});

test("sixteen in each other are read", () => {
  expect(readBoundedJson("[".repeat(16) + "]".repeat(16))).toBeInstanceOf(Array);
});

test("a name that stands twice in one object is found, however it is written, and none in what was made of objects", () => {
  expect(nameTwice('{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}],"d":"a"}')).toBeNull();
  expect(nameTwice('{"a":1, "\\u0061" :2}')).toBe("a");
  expect(nameTwice('[{"x":"{\\"","y":[],"x":1}]')).toBe("x");
  fc.assert(fc.property(fc.json({ maxDepth: 5 }), (text) => nameTwice(text) === null));
});
