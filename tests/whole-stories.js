/**
 * `npm run test:stories`: every story in every pair. `npm test` tells a story of two languages in Persian with script
 * and in English without it, and looks at the public pages in one of four pairs of language and theme.
 */
import { spawnSync } from "node:child_process";

const { status } = spawnSync("node_modules/.bin/playwright", ["test", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, STORIES_WHOLE: "1" },
});
process.exit(status ?? 1);
