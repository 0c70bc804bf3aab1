import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COMMANDS } from "#server/office/commands.ts";

const KNOWN = Object.keys(COMMANDS);

/** What the handbook names that begins like a command; subjects of the audit begin so too. */
function named(): string[] {
  const lines = readFileSync("docs/operating.md", "utf8").split("\n");
  const text = lines.filter((line) => !line.startsWith("A subject of `audit`")).join("\n");
  const firsts = new Set(KNOWN.map((name) => name.split(" ")[0]));
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
  return spans.filter((span) => span.includes(" ") && firsts.has(span.split(" ")[0]));
}

test("every command that the operator's handbook names is there", () => {
  expect(named().length).toBeGreaterThan(60);
  const isKnown = (span: string) => KNOWN.some((name) => span === name || span.startsWith(`${name} `));
  expect(named().filter((span) => !isKnown(span))).toEqual([]);
});
