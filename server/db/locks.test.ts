import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LOCKS } from "./locks.ts";

const FUNCTIONS = "server/db/functions";

test("no two locks have one number, and the database's own functions take none that is not named", () => {
  const numbers: number[] = Object.values(LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
  const files = readdirSync(FUNCTIONS, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".sql"),
  );
  const taken = files.flatMap((name) => {
    const calls = readFileSync(join(FUNCTIONS, name), "utf8").matchAll(/advisory\w*lock\w*\(\s*([^)]*)\)/g);
    return [...calls].map(([, lock]) => ({ name, lock }));
  });
  expect(taken).toEqual([{ name: "ledger/seals.sql", lock: `${LOCKS.seals}` }]);
});
