import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ACCOUNT, ASSET_NUMBER, MOVE, OWNER } from "#server/core/ledger-kinds.ts";
import { numbered } from "#server/db/named-numbers.ts";
import { testContext } from "#tests/setup/database.ts";

const NAMES = {
  name: "test-ledger-names",
  text: `
    select 'move' as of, name, id from ledger.transfer_kinds
    union all select 'account', name, id from ledger.account_kinds
    union all select 'owner', name, id from ledger.owner_kinds
    union all select 'asset', code, id from ledger.assets`,
  row: { of: "", name: "", id: 0 },
};

/** A number beside what the ledger has names for, in a statement or in a function. */
const BARE =
  /(?:\b(?:owner_kind|[tabhexvmo]\.kind|kind|\w+\.kind|[pv]_kind|(?:\w+\.)?op|op_nr|[pv]_op)\)*(?:::smallint)? (?:=|<>|>=|<=|>|<|in|not in)|case (?:\w+\.)?(?:kind|op|[pv]_kind|[pv]_op) when) \(?\d/;

const GAMES_OWN = /^server\/studio\//;

function bareIn(text: string): string[] {
  return text.split("\n").filter((line) => BARE.test(line));
}

function filesOf(folder: string, ends: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((name) => name.endsWith(ends) && !name.includes(".test."));
}

test("the names of the ledger's numbers are those of its tables, all of them", async () => {
  const { db } = await testContext();
  const rows = await db.call(NAMES, []);
  const inTable = (of: string) =>
    Object.fromEntries(rows.filter((row) => row.of === of).map(({ name, id }) => [name, id]));
  expect(inTable("move")).toEqual(MOVE);
  expect(inTable("account")).toEqual(ACCOUNT);
  expect(inTable("owner")).toEqual(OWNER);
  expect(inTable("asset")).toEqual(ASSET_NUMBER);
});

test("no function and no statement says a number where the ledger has a name", () => {
  const files = [...filesOf("server/db/functions", ".sql"), ...filesOf("server", ".ts")].filter(
    (file) => !GAMES_OWN.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    bareIn(readFileSync(file, "utf8")).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test("a number beside a kind is seen however it is written", () => {
  const lines = [
    "where t.kind = 1",
    "and a.kind in (20, 21)",
    "coalesce(o.kind, t.kind) = 10",
    "x.owner_kind <> 1::smallint",
    "case i.op when 1 then 'debit'",
    "i.op in (1, 2)",
  ];
  expect(bareIn(lines.join("\n"))).toEqual(lines);
  expect(bareIn("where t.kind = MOVE_STAKE and l.kind = 'one' and i.op = p_op")).toEqual([]);
});

test("a function is given numbers for its names, and one that nobody knows stops it", () => {
  expect(numbered("t.kind = MOVE_BONUS_GRANT and '{OP_DEBIT}' and a.owner_kind = OWNER_HOUSE")).toBe(
    "t.kind = 17 and '{1}' and a.owner_kind = 0",
  );
  expect(numbered("raise exception 'ACCOUNT'")).toBe("raise exception 'ACCOUNT'");
  expect(() => numbered("t.kind = MOVE_STEAK")).toThrow("MOVE_STEAK");
});
