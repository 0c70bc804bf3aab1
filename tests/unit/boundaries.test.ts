import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { build } from "vite";
import { beforeAll, expect, test } from "vitest";

/** What the table says; `(root)` are the files that lie beside the rooms. */
const { LAYERS } = createRequire(import.meta.url)("../boundaries/layers.cjs") as { LAYERS: Table };
type Row = { files?: string[]; doors?: string[]; types?: string[]; doorTypes?: string[] };
type Table = Record<string, Row>;

/** The ways in which one room can reach for another; a row allows the first of them that it names and all below. */
const WAYS = ["file", "file's type", "door", "door's type"] as const;
type Way = (typeof WAYS)[number];

/** One violation of each rule that is no row of the table: the file that breaks it, and what it imports. */
const PLANTED: Record<string, [file: string, imports: string]> = {
  "no-cycle": ["server/wallet/circle-a.ts", "./circle-b.ts"],
  "every-room-is-a-row": ["app/routes/site/help.tsx", "../../attic/thing.ts"],
  "core-knows-nothing": ["server/core/numbers/money.ts", "node:fs"],
  "server-below-the-page": ["server/wallet/rule.ts", "@remix-run/node"],
  "store-is-its-modules-own": ["server/accounts/rule.ts", "../wallet/store.ts"],
  "features-stand-alone": ["app/features/game-card/game-card.tsx", "../notice-bar/notice-bar.tsx"],
  "routes-stand-alone": ["app/routes/site/notices.tsx", "./help.tsx"],
  "nobody-imports-tests": ["server/brand/rule.ts", "../../tests/setup/database.ts"],
  resolvable: ["server/content/rule.ts", "./nowhere.ts"],
};

const OTHERS = [
  "app/attic/thing.ts",
  "app/features/notice-bar/notice-bar.tsx",
  "server/wallet/store.ts",
  "tests/setup/database.ts",
];

/** Every cell of the table that says no: who reaches, for whom, and how. */
const FORBIDDEN = Object.entries(LAYERS).flatMap(([from, row]) =>
  Object.keys(LAYERS)
    .filter((to) => to !== from)
    .flatMap((to) => WAYS.filter((way) => !isAllowed(row, to, way)).map((way) => ({ from, to, way }))),
);

function isAllowed(row: Row, to: string, way: Way): boolean {
  const isNamed = (rooms: string[] = []) => rooms.includes(to);
  if (isNamed(row.files)) return true;
  if (way === "file") return false;
  if (way === "door") return isNamed(row.doors);
  return isNamed(row.types) || (way === "door's type" && (isNamed(row.doors) || isNamed(row.doorTypes)));
}

const folderOf = (room: string) => room.replace("/(root)", "");
const reaching = (from: string, isType: boolean) => `${folderOf(from)}/reaches${isType ? "-types" : ""}.ts`;
const reached = (to: string, way: Way) => `${folderOf(to)}/${way.startsWith("door") ? "index" : "inside"}.ts`;
const isType = (way: Way) => way.endsWith("type");

let found: { rule: { name: string }; from: string; to: string }[];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "nard-boundaries-"));
  try {
    plantRules(folder);
    plantCells(folder);
    found = violationsIn(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

function plantRules(folder: string): void {
  for (const file of OTHERS) write(folder, file, "export const thing = 1;\n");
  write(folder, "server/wallet/circle-b.ts", 'import "./circle-a.ts";\nexport const thing = 1;\n');
  for (const [file, imports] of Object.values(PLANTED)) {
    write(folder, file, `import { thing } from "${imports}";\nexport const other = thing;\n`);
  }
}

function plantCells(folder: string): void {
  for (const room of Object.keys(LAYERS)) {
    for (const file of ["index.ts", "inside.ts"]) {
      write(folder, `${folderOf(room)}/${file}`, "export const thing = 1;\nexport type Thing = 1;\n");
    }
  }
  for (const from of Object.keys(LAYERS)) {
    for (const types of [false, true]) write(folder, reaching(from, types), importsOf(from, types));
  }
}

/** A file of a room that imports all that the room may not, for values or for types. */
function importsOf(from: string, types: boolean): string {
  const file = reaching(from, types);
  return FORBIDDEN.filter((cell) => cell.from === from && isType(cell.way) === types)
    .map(({ to, way }) => relative(dirname(file), reached(to, way)).replace(/^(?!\.)/, "./"))
    .map((path, index) =>
      types
        ? `import type { Thing as T${index} } from "${path}";\nexport type O${index} = T${index};\n`
        : `import { thing as t${index} } from "${path}";\nexport const o${index} = t${index};\n`,
    )
    .join("");
}

function violationsIn(folder: string): typeof found {
  write(
    folder,
    "tsconfig.json",
    '{"compilerOptions":{"moduleResolution":"Bundler","module":"ESNext","allowImportingTsExtensions":true,"noEmit":true,"jsx":"react-jsx"}}',
  );
  const cruise = resolve("node_modules/.bin/depcruise");
  const rules = resolve("tests/boundaries/rules.cjs");
  const run = spawnSync(cruise, ["--config", rules, "--output-type", "json", "app", "server"], {
    cwd: folder,
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(run.stdout.toString()).summary.violations;
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test.each(Object.entries(PLANTED))("a violation of %s is caught and named", (rule, [file]) => {
  expect(
    found.filter((violation) => violation.from === file).map((violation) => violation.rule.name),
  ).toContain(rule);
});

test("what the table does not allow is caught, cell by cell", () => {
  const caught = new Set(found.map(({ rule, from, to }) => `${rule.name}: ${from} > ${to}`));
  const missed = FORBIDDEN.filter(({ from, to, way }) => {
    const rule = `${from} imports${isType(way) ? " types" : ""}`;
    return !caught.has(`${rule}: ${reaching(from, isType(way))} > ${reached(to, way)}`);
  });
  expect(FORBIDDEN.length).toBeGreaterThan(3_000);
  expect(missed).toEqual([]);
});

test("every room is a row of the table, and every row a room", () => {
  const rooms = ["app", "server", "app/pages"]
    .flatMap((side) =>
      readdirSync(side, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${side}/${name}`),
    )
    .filter((room) => room !== "app/pages");
  const rows = Object.keys(LAYERS).filter((room) => !room.endsWith("(root)"));
  expect(rows.sort()).toEqual(rooms.sort());
  expect(readdirSync("server", { withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([]);
});

/** As many files as one reads at a glance; a folder that has more is divided by what they do (record 030). */
const FILES_MOST = 28;

/** What is a row by nature: its files say one kind of thing, and a room for some of them would say nothing. */
const ROWS_OF_ONE_KIND: Record<string, string> = {
  "server/content/seeds/articles": "one article of the help in each",
  "server/db/migrations": "steps that ran in one order",
  "server/studio/drawing/motifs": "one sign of a game in each",
};

test("no folder holds more files than one reads at a glance", () => {
  const held = new Map<string, number>();
  for (const side of ["app", "server"]) {
    for (const name of readdirSync(side, { recursive: true, encoding: "utf8" })) {
      const file = join(side, name);
      if (/\.\w+$/.test(file)) held.set(dirname(file), (held.get(dirname(file)) ?? 0) + 1);
    }
  }
  const full = [...held].filter(([, files]) => files > FILES_MOST).map(([folder]) => folder);
  expect(full.sort()).toEqual(Object.keys(ROWS_OF_ONE_KIND).sort());
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
