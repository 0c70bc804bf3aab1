import { expect, test } from "vitest";
import { oneLine, severalLines } from "./typed-lines.ts";

test("what was typed makes no line that an operator did not ask for, and turns none around", () => {
  expect(oneLine(" a\r\nb\u202ec\u2028  d ")).toBe("a b c d");
  expect(severalLines(" a\r\n\u0007\u202eb\r\r\r\rc\u0007d ")).toBe("a\nb\n\nc d");
});
