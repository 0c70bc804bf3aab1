import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.STORIES_PORT ?? 4477);

/** Every story runs twice, with script and without, on the production build. */
export default defineConfig({
  testDir: "tests/stories",
  outputDir: "test-results",
  fullyParallel: false,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/stories.json" }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: "retain-on-failure",
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
    { name: "with script", use: { javaScriptEnabled: true } },
    { name: "without script", use: { javaScriptEnabled: false } },
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
