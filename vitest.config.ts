import { defineConfig } from "vitest/config";
import { shelveStatements } from "./tests/statements/shelf.ts";

/**
 * What waits for every older transaction of the server to end, also of other databases: the edge up to which rows are
 * sealed, rolled up or counted. Whoever plays beside these tests holds that edge back.
 */
const EDGE = [
  "adjust-races",
  "bonus-races",
  "claim-races",
  "figures-races",
  "ledger-races",
  "mission-races",
  "offer-races",
  "pay-kills",
  "pay-races",
  "points-races",
  "raffle-races",
  "referral-races",
  "seals",
].map((name) => `tests/money/${name}.test.ts`);

/** Rules on the embedded database; money on a real PostgreSQL, which alone can show a race; figures. */
export default defineConfig({
  test: {
    setupFiles: ["tests/setup/console.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // The default leaves a core to the watcher that we do not run: on two cores that is half of the suite's time.
          maxWorkers: "100%",
          // A process takes one file after another and keeps what it has loaded; nothing in the house is kept outside
          // its platform or context, and what a file opens ends with it (tests/setup/end-of-file.ts).
          isolate: false,
          include: ["{server,app,tests/unit,tests/proofs}/**/*.test.{ts,tsx}"],
          globalSetup: ["tests/setup/migrated-image.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "money",
          include: ["tests/money/**/*.test.ts", "tests/kit/**/*.test.ts"],
          exclude: EDGE,
          globalSetup: ["tests/setup/postgres.ts"],
          testTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "money-edge",
          include: EDGE,
          globalSetup: ["tests/setup/postgres.ts"],
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        plugins: [shelveStatements()],
        test: {
          name: "statements",
          include: ["tests/statements/**/*.test.ts"],
          globalSetup: ["tests/setup/postgres.ts", "tests/setup/migrated-image.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "bench",
          include: ["tests/bench/**/*.bench.ts"],
          globalSetup: ["tests/setup/postgres.ts"],
          testTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
