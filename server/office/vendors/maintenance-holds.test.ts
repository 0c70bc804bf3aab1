import { expect, test } from "vitest";
import { gameState, seedCatalogue } from "#server/catalogue/index.ts";
import { someGames } from "#server/catalogue/some-games.test-data.ts";
import { systemClock } from "#server/core/time.ts";
import { testContext } from "#tests/setup/database.ts";
import { officeSaid } from "#tests/setup/office-said.ts";

test.each([
  ["game maintenance NARD book-of-seven", "maintenance"],
  ["game close NARD book-of-seven", "disabled"],
  ["vendor maintenance NARD", "maintenance"],
  ["vendor close NARD", "disabled"],
])(
  "after the answer to %s no process takes it for open, although each remembers for a second",
  async (words, state) => {
    // In the world's own time, in which what is remembered grows old.
    const context = { ...(await testContext()), now: systemClock };
    await seedCatalogue(context, someGames());
    const now = () => gameState(context, "NARD", "book-of-seven");
    expect(await now()).toBe("open");
    await officeSaid(context, words);
    expect(await now()).toBe(state);
  },
);
