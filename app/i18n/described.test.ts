import { expect, test } from "vitest";
import { described, firstWords } from "./described.server.ts";

test("a public page has its sentence in the visitor's language", async () => {
  const brand = { name: { fa: "نرد", en: "Nard" } };
  expect(await described({ brand, language: "en" }, "games", { category: "Slots" })).toMatch(
    /^Slots at Nard: /,
  );
  expect(await described({ brand, language: "fa" }, "login")).toContain("نرد");
});

test("the first words of a text are without markup and end at a blank", () => {
  expect(firstWords("<h2>Open</h2><p>Nard &amp; you&nbsp;are <b>here</b>.</p>")).toBe(
    "Open Nard & you are here .",
  );
  const long = firstWords(`<p>${"words and ".repeat(40)}</p>`);
  expect(long.length).toBeLessThanOrEqual(161);
  expect(long).toMatch(/(?:words|and)…$/);
  expect(firstWords("x".repeat(300))).toHaveLength(160);
});
