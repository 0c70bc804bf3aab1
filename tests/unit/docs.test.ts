import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const DECISIONS = "docs/decisions";

const pagesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));

/** A record says what was true when it was decided; all else says what is. */
const CURRENT = ["README.md", ...pagesIn("docs")];

test.each(CURRENT)("every file that %s names is there", (page) => {
  const named = [
    ...readFileSync(page, "utf8").matchAll(/`((?:app|server|tests|locales|public|docs)\/[\w./-]+)`/g),
  ];
  expect(named.map(([, path = ""]) => path).filter((path) => !existsSync(path))).toEqual([]);
});

test.each([...CURRENT, ...pagesIn(DECISIONS)])("every link of %s leads to a file", (page) => {
  const links = [...readFileSync(page, "utf8").matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)];
  const lost = links.map(([, path = ""]) => path).filter((path) => !existsSync(join(dirname(page), path)));
  expect(lost).toEqual([]);
});

test("every decision has a number of its own, four headings in one order, and a line in the index", () => {
  const index = readFileSync(`${DECISIONS}/README.md`, "utf8");
  const records = readdirSync(DECISIONS).filter((name) => /^\d/.test(name));
  for (const name of records) {
    const text = readFileSync(join(DECISIONS, name), "utf8");
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    const known = ["Context", "Decision", "Measured", "Consequences"];
    expect(headings, name).toEqual(known.filter((one) => headings.includes(one)));
    expect(headings, name).toContain("Decision");
    const title = /^# (.*)$/m.exec(text)?.[1] ?? "";
    expect(title.startsWith(`${name.slice(0, 3)} `), name).toBe(true);
    expect(index).toContain(`[${name.slice(0, 3)}](${name}) ${title.slice(4)}`);
  }
  expect(new Set(records.map((name) => name.slice(0, 3))).size).toBe(records.length);
});
