import { expect, test } from "vitest";
import { openBrand } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
import { seedVip } from "../../../vip/index.ts";

test("P05 an operator says what keeps a level, tries it, and turns it on and off", async () => {
  const context = await testContext();
  await openBrand(context);
  await seedVip(context);
  const said = (words: string) => officeSaid(context, words);
  expect(await said("level keeping")).toBe("Every level is kept for ever.");
  expect(await said("level keep 2 --stake 5000")).toBe("Level 2 is set.");
  expect(await said("level keep 0 --stake 5000")).toContain("rank 0");
  expect(await said("level keep 99 --stake 5000")).toContain("no such level");
  expect(await said("level list")).toMatch(/\n2\s.*\s5,?000\.00 P/);
  expect(await said("level dry-run --within quarter")).toContain("Nobody would fall.");
  expect(await said("level period --within month")).toBe("Levels are kept by the month.");
  expect(await said("level keeping")).toContain("month");
  expect(await said("level period --within never")).toBe("Every level is kept for ever.");
  expect(await said("level keeping")).toBe("Every level is kept for ever.");
});
