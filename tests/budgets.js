/**
 * What a first visit may weigh, against what the last build weighs: gzip for script and style, as the
 * budgets were set, with brotli beside it, as most browsers get it. Prints a table; fails above a budget.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const ASSETS = "build/client/assets";
const KB = 1000;

const manifest = readManifest();
/** The layout that stands around nearly every page. */
const FRAME = "routes/layouts/frame";
const shared = new Set([
  manifest.entry.module,
  ...manifest.entry.imports,
  ...[manifest.routes.root, manifest.routes[FRAME]].flatMap(closure),
]);
const rows = [
  weigh("shared script", [...shared], 92 * KB),
  weigh("style", manifest.routes.root.css, 15 * KB),
  ...localeRows(),
  ...formRouteRows(),
  weigh("work for a challenge", filesStarting("work-"), 3 * KB),
  fontRow(),
];

for (const { name, gzip, brotli, budget } of rows) {
  const verdict = gzip <= budget ? "ok" : "ABOVE BUDGET";
  console.log(`${name.padEnd(34)} gzip ${kb(gzip)}  brotli ${kb(brotli)}  budget ${kb(budget)}  ${verdict}`);
}
process.exit(rows.every(({ gzip, budget }) => gzip <= budget) ? 0 : 1);

function readManifest() {
  const name = readdirSync(ASSETS).find((file) => /^manifest-.*\.js$/.test(file));
  const text = readFileSync(join(ASSETS, name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

function closure(route) {
  return [route.module, ...(route.imports ?? [])];
}

/** A route with the layouts that it stands in. */
function withLayouts(route) {
  const around = manifest.routes[route.parentId];
  return [...(around ? withLayouts(around) : []), ...closure(route)];
}

function weigh(name, files, budget) {
  const bytes = files.map((file) => readFileSync(join(ASSETS, file.replace(/^\/assets\//, ""))));
  const sum = (compress) => bytes.reduce((total, one) => total + compress(one).length, 0);
  return { name, gzip: sum((one) => gzipSync(one, { level: 9 })), brotli: sum(brotliCompressSync), budget };
}

function filesEnding(ending) {
  return readdirSync(ASSETS).filter((file) => file.endsWith(ending));
}

function filesStarting(start) {
  return filesEnding(".js").filter((file) => file.startsWith(start));
}

/** A language is fetched once; it must stay small enough not to delay the page's own script. */
function localeRows() {
  return filesEnding(".js")
    .filter((file) => file.startsWith("locale-"))
    .map((file) => weigh(file.replace(/-[^-]*\.js$/, ""), [file], 14 * KB));
}

/** What a page with a form adds to what every page has. */
function formRouteRows() {
  return Object.values(manifest.routes)
    .filter((route) => route.hasAction)
    .map((route) =>
      weigh(
        route.id,
        [...new Set(withLayouts(route))].filter((file) => !shared.has(file)),
        6 * KB,
      ),
    );
}

function fontRow() {
  const folder = "public/fonts";
  const sizes = readdirSync(folder)
    .filter((file) => file.endsWith(".woff2"))
    .map((file) => readFileSync(join(folder, file)).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return { name: "fonts", gzip: total, brotli: total, budget: 26 * KB };
}

function kb(bytes) {
  return `${(bytes / KB).toFixed(1)} kB`.padStart(9);
}
