/**
 * Assets of earlier builds, for pages that were opened before the site was renewed: such a page asks for
 * code by the names of its own build. Plain JavaScript without packages, because it runs before a build.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How many builds before the one that is served keep their assets, and for how long. */
const BUILDS_KEPT = 4;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Beside the build and not in it: Remix empties the folder that it builds into. */
export function earlierFolder(buildFolder) {
  return `${buildFolder}-earlier`;
}

/**
 * Moves what the last build left beside it, before a new build empties its folder, and gives up what no kept build
 * has. server/http/files/static-files.ts serves it behind the assets of today.
 */
export function setAssetsAside(buildFolder, now = Date.now()) {
  const assets = join(buildFolder, "client", "assets");
  if (!existsSync(assets)) return;
  const earlier = earlierFolder(buildFolder);
  mkdirSync(earlier, { recursive: true });
  const names = readdirSync(assets);
  for (const name of names) renameSync(join(assets, name), join(earlier, name));

  const list = join(earlier, LIST);
  const builds = [{ at: now, names }, ...readList(list)]
    .filter(({ at, names }) => names.length > 0 && now - at < KEPT_MS)
    .slice(0, BUILDS_KEPT);
  writeFileSync(list, JSON.stringify(builds));
  const kept = new Set([LIST, ...builds.flatMap((build) => build.names)]);
  for (const name of readdirSync(earlier))
    if (!kept.has(name)) rmSync(join(earlier, name), { recursive: true });
}

/** No asset begins with a dot, and nothing that does is served. */
const LIST = ".builds.json";

/** A list that cannot be read is none: then only the last build is kept. */
function readList(file) {
  try {
    const builds = JSON.parse(readFileSync(file, "utf8"));
    return Array.isArray(builds)
      ? builds.filter((build) => Number.isFinite(build?.at) && Array.isArray(build.names))
      : [];
  } catch {
    return [];
  }
}
