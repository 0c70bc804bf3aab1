import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { WALLET_COMMANDS } from "#server/vendors/protocol.ts";

let page: string;

beforeAll(async () => {
  page = await readFile("docs/wallet-protocol.md", "utf8");
});

/** The text between the fences that carry this name. */
function fenced(name: string): string {
  const [, text] = new RegExp(`\`\`\`${name}\n(.*)\n\`\`\``).exec(page) ?? [];
  if (text === undefined) throw new Error(`The page shows no ${name}.`);
  return text;
}

test("the worked example of the signature is right, with nothing but the words of the page", () => {
  const said = `${fenced("timestamp")}.POST.${fenced("path")}.${fenced("body")}`;
  const signature = createHmac("sha256", fenced("secret")).update(said);
  expect(fenced("signature")).toBe(signature.digest("hex"));
});

test("every command and every code of the protocol is on the page, and no other", async () => {
  const types = await readFile("server/vendors/protocol.ts", "utf8");
  const [, union = ""] = /export type WalletCode =([^;]+);/.exec(types) ?? [];
  const codes = [...union.matchAll(/"([A-Z_]+)"/g)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(15);
  expect(firstColumn("Codes").sort()).toEqual(codes.sort());
  expect(firstColumn("Commands")).toEqual([...WALLET_COMMANDS]);
});

function firstColumn(chapter: string): string[] {
  const [, text = ""] = page.split(new RegExp(`^## ${chapter}$`, "m"));
  const [own = ""] = text.split(/^## /m);
  return [...own.matchAll(/^\| `([A-Za-z_-]+)` +\|/gm)].map(([, name]) => name ?? "");
}
