import { defineConfig } from "vitest/config";

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
          include: ["server/**/*.test.ts", "app/**/*.test.{ts,tsx}", "tests/unit/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "money",
          include: ["tests/money/**/*.test.ts", "tests/kit/**/*.test.ts"],
          globalSetup: ["tests/setup/postgres.ts"],
          testTimeout: 120_000,
          fileParallelism: false,
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
