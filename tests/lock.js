/**
 * Compares package-lock.json with what its packages ask for. npm leaves a platform's optional package
 * out of the lock when the registry at hand has not got it, and `npm ci` then refuses the lock on every
 * machine. `node tests/lock.js --write` adds what is missing; without it, the check fails.
 */
import { readFileSync, writeFileSync } from "node:fs";

const FILE = "package-lock.json";
const SYSTEMS = /(?:^|[-/])(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|aix|win32)(?:-|$)/;
const PROCESSORS = /(?:^|-)(arm64|arm|x64|ia32|ppc64|riscv64|s390x|loong64|mips64el|wasm32)(?:-|$)/;

const versionAtTop = new Map();

const lock = JSON.parse(readFileSync(FILE, "utf8"));
const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, wanted]) =>
    missingEntry(path, entry, name, wanted),
  ),
);

function missingEntry(path, entry, name, wanted) {
  const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
  const held = places.map((place) => lock.packages[place]).find(Boolean);
  if (held) return [];
  if (!/^\d/.test(wanted)) throw new Error(`${path} asks for ${name}@${wanted}, which names no version`);
  const taken = missingTwice(places[1], wanted);
  return [
    [
      taken ? places[0] : places[1],
      { version: wanted, ...platformOf(name), ...(entry.dev ? { dev: true } : {}), optional: true },
    ],
  ];
}

/** Two versions of one package cannot both stand at the top. */
function missingTwice(place, wanted) {
  const first = versionAtTop.get(place);
  versionAtTop.set(place, first ?? wanted);
  return first !== undefined && first !== wanted;
}

function platformOf(name) {
  const system = SYSTEMS.exec(name)?.[1];
  const processor = PROCESSORS.exec(name)?.[1];
  return { ...(processor ? { cpu: [processor] } : {}), ...(system ? { os: [system] } : {}) };
}

if (missing.length > 0 && process.argv.includes("--write")) {
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) }).sort(
    ([left], [right]) => (left < right ? -1 : 1),
  );
  writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
} else if (missing.length > 0) {
  for (const [path, { version }] of missing) console.log(`missing: ${path} ${version}`);
  process.exit(1);
}
