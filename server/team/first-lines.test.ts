import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { setUpline } from "#server/accounts/index.ts";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";

const LINES = {
  name: "test.lines-that-last",
  text: "select ancestor, descendant, depth from team.lines where until is null order by 2, 3",
  row: { ancestor: 0n, descendant: 0n, depth: 0 },
};

test("A04 who stood below somebody before there were lines has them from the migration", async () => {
  const context = await testContext();
  const brand = await openBrand(context);
  const ids: bigint[] = [];
  for (const name of ["low", "middle", "high", "alone"]) {
    ids.push(await registeredPlayer(context, { brand, language: "en", registration: registrationOf(name) }));
  }
  const [low = 0n, middle = 0n, high = 0n] = ids;
  await setUpline(context, { playerId: low, uplineId: middle });
  await setUpline(context, { playerId: middle, uplineId: high });
  const before = await context.db.call(LINES, []);
  expect(before).toHaveLength(3);
  await context.db.script(
    `drop schema team cascade; ${await readFile("server/db/migrations/0165_lines.sql", "utf8")}`,
  );
  expect(await context.db.call(LINES, [])).toEqual(before);
});
