/**
 * Assets of earlier builds, for pages that were opened before the site was renewed: such a page asks for
 * code by the names of its own build. Plain JavaScript without packages, because it runs before a build.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How many builds before the one that is served keep their assets: three with it. */
const BUILDS_KEPT = 2;

/**
 * Moves what the last build left into `<build>/earlier`, before a new build empties its folder, and
 * gives up what no kept build has. server/http/static-files.ts serves it behind the assets of today.
 */
export function setAssetsAside(buildFolder) {
  const assets = join(buildFolder, "client", "assets");
  if (!existsSync(assets)) return;
  const earlier = join(buildFolder, "earlier");
  mkdirSync(earlier, { recursive: true });
  const names = readdirSync(assets);
  for (const name of names) renameSync(join(assets, name), join(earlier, name));

  const list = join(buildFolder, "earlier.json");
  const builds = [names, ...readList(list)].filter(({ length }) => length > 0).slice(0, BUILDS_KEPT);
  writeFileSync(list, JSON.stringify(builds));
  const kept = new Set(builds.flat());
  for (const name of readdirSync(earlier))
    if (!kept.has(name)) rmSync(join(earlier, name), { recursive: true });
}

/** A list that cannot be read is none: then only the last build is kept. */
function readList(file) {
  try {
    const builds = JSON.parse(readFileSync(file, "utf8"));
    return Array.isArray(builds) ? builds.filter(Array.isArray) : [];
  } catch {
    return [];
  }
}
