import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "#server/core/languages.ts";
import { problems } from "../locales.js";

/** A copy of the project's texts with one fault planted in it. */
function planted(change: (folder: string) => void): string[] {
  const folder = mkdtempSync(join(tmpdir(), "nard-locales-"));
  try {
    cpSync("locales", folder, { recursive: true });
    change(folder);
    return problems(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function edit(folder: string, file: string, replace: (text: string) => string): void {
  writeFileSync(join(folder, file), replace(readFileSync(join(folder, file), "utf8")));
}

test("I01 a missing text, an empty one and a lost hole are each named", () => {
  const reasons = (replace: (text: string) => string) =>
    planted((folder) => edit(folder, "fa/reasons.json", replace));
  expect(reasons((text) => text.replace('"required"', '"requird"'))).toEqual([
    "fa: missing reasons.required",
    "fa: unknown reasons.requird",
  ]);
  expect(reasons((text) => text.replace("{{time}}", "time"))).toEqual(["fa: other holes in reasons.tooMany"]);
  expect(reasons((text) => text.replace(/"required": "[^"]*"/, '"required": " "'))).toEqual([
    "fa: empty reasons.required",
  ]);
});

test("I01 the six languages of the site are complete", () => {
  for (const language of Object.keys(LANGUAGES))
    expect(existsSync(join("locales", language)), language).toBe(true);
  expect(problems()).toEqual([]);
});
