import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { build } from "vite";
import { beforeAll, expect, test } from "vitest";

/** One violation of each rule: the file that breaks it, and what it imports. */
const PLANTED: Record<string, [file: string, imports: string]> = {
  "no-cycle": ["server/wallet/circle-a.ts", "./circle-b.ts"],
  "core-knows-nothing": ["server/core/money.ts", "../wallet/index.ts"],
  "server-below-the-page": ["server/wallet/rule.ts", "../../app/lib/paths.ts"],
  "request-side-knows-only-app-lib": ["server/http/visitor.ts", "../../app/components/button.tsx"],
  "store-is-its-modules-own": ["server/accounts/rule.ts", "../wallet/store.ts"],
  "tables-belong-to-one-module": ["server/accounts/store.ts", "../db/schema/wallet.ts"],
  "modules-by-the-front-door": ["server/accounts/other-rule.ts", "../wallet/rule.ts"],
  "pages-by-the-front-door": ["app/routes/site/home.tsx", "../../../server/wallet/rule.ts"],
  "studio-knows-no-module": ["server/studio/spin.ts", "../wallet/index.ts"],
  "pages-have-no-database": ["app/routes/site/help.tsx", "../../../server/db/open.ts"],
  "components-know-no-product": ["app/components/button.tsx", "../features/game-card/game-card.tsx"],
  "features-stand-alone": ["app/features/game-card/game-card.tsx", "../notice-bar/notice-bar.tsx"],
  "features-know-server-types-only": [
    "app/features/notice-bar/notice-bar.tsx",
    "../../../server/wallet/index.ts",
  ],
  "routes-stand-alone": ["app/routes/site/notices.tsx", "./help.tsx"],
  "nobody-imports-tests": ["server/brand/index.ts", "../../tests/setup/database.ts"],
  resolvable: ["server/content/index.ts", "./nowhere.ts"],
};

const OTHERS = [
  "server/wallet/index.ts",
  "server/wallet/store.ts",
  "server/db/schema/wallet.ts",
  "server/db/open.ts",
  "app/lib/paths.ts",
  "tests/setup/database.ts",
];

let found: { rule: { name: string }; from: string }[];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "nard-boundaries-"));
  try {
    for (const file of OTHERS) write(folder, file, "export const thing = 1;\n");
    write(folder, "server/wallet/circle-b.ts", 'import "./circle-a.ts";\nexport const thing = 1;\n');
    for (const [file, imports] of Object.values(PLANTED)) {
      write(folder, file, `import { thing } from "${imports}";\nexport const other = thing;\n`);
    }
    write(
      folder,
      "tsconfig.json",
      '{"compilerOptions":{"moduleResolution":"Bundler","module":"ESNext","allowImportingTsExtensions":true,"noEmit":true,"jsx":"react-jsx"}}',
    );
    const cruise = resolve("node_modules/.bin/depcruise");
    const rules = resolve("tests/boundaries/rules.cjs");
    const run = spawnSync(cruise, ["--config", rules, "--output-type", "json", "app", "server"], {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
    });
    found = JSON.parse(run.stdout.toString()).summary.violations;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test.each(Object.entries(PLANTED))("a violation of %s is caught and named", (rule, [file]) => {
  expect(
    found.filter((violation) => violation.from === file).map((violation) => violation.rule.name),
  ).toContain(rule);
});

/** The browser's part of the build with the project's own settings, of one file. */
function buildForBrowser(file: string) {
  return build({
    configFile: "vite.config.ts",
    logLevel: "silent",
    build: { write: false, lib: { entry: resolve(file), formats: ["es"] } },
  });
}

test("the build refuses a page that reaches into the server, and names what it reached for", async () => {
  await expect(buildForBrowser("tests/boundaries/planted/reaches-the-server.ts")).rejects.toThrow(
    /config\.ts/,
  );
});

test("the build lets the core vocabulary into the browser", async () => {
  await expect(buildForBrowser("tests/boundaries/planted/reaches-the-core.ts")).resolves.toBeDefined();
});
