import { expect, test } from "vitest";
import { terminalText } from "./terminal-text.ts";

test.each([
  ["an escape that clears the screen", "a\u001b[2Jb", "a\ufffd[2Jb"],
  ["its single sign of the second set", "a\u009b2Jb", "a\ufffd2Jb"],
  ["a bell, a backspace, a deletion", "a\u0007\u0008\u007fb", "a\ufffd\ufffd\ufffdb"],
  ["a row that is none", "a\r\nb\tc", "a\ufffd\ufffdb\ufffdc"],
  ["lines and paragraphs of Unicode", "a\u2028\u2029\u0085b", "a\ufffd\ufffd\ufffdb"],
  ["an order that is turned", "\u202eabc\u202c \u2066x\u2069", "\ufffdabc\ufffd \ufffdx\ufffd"],
  ["half of a pair", "a\ud800b", "a\ufffdb"],
])("%s is seen and not obeyed", (_what, given, shown) => {
  expect(terminalText(given)).toBe(shown);
});

test("what people write stays as it is", () => {
  for (const text of ["می‌خواهم، «سلام» ۱۲۳", "Nguyễn Ánh", "สวัสดี", "你好", "👨‍👩‍👧 € ½", "a‏b"]) {
    expect(terminalText(text)).toBe(text);
  }
});
