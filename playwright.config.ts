import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.STORIES_PORT ?? 4477);

/** How long a start takes is told when no browser runs beside it. */
const PROCESS = "process.spec.ts";

/** Every other story runs twice, with script and without, on the production build. */
export default defineConfig({
  testDir: "tests/stories",
  outputDir: "test-results",
  globalSetup: "./tests/setup/shared-house.ts",
  fullyParallel: false,
  // One more than there are cores: some stories wait for a round or a draw, and their core is free meanwhile.
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // A browser beside a site and other browsers on two cores is late now and then. Where nobody watches, a story
  // that failed is told once more; tests/run.js names those that needed it.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: "test-results/stories.json" }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A trace of every story costs as much as the story: STORIES_TRACE=1 keeps those of what failed.
    trace: process.env.STORIES_TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "with script", use: { javaScriptEnabled: true }, testIgnore: PROCESS },
    { name: "without script", use: { javaScriptEnabled: false }, testIgnore: PROCESS },
    { name: "alone", testMatch: PROCESS, dependencies: ["with script", "without script"] },
  ],
  webServer: {
    command: "node tests/setup/site.js",
    url: `http://localhost:${PORT}/readyz`,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
    timeout: 90_000,
    stdout: "ignore",
    stderr: "pipe",
  },
});
