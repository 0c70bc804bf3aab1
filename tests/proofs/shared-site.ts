import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";

/** Served as in production: by https, under a name. */
export const SITE = "https://nard.test";

let shared: Promise<ServedSite> | null = null;

/** One site for proofs that leave it as it was. */
export function sharedSite(): Promise<ServedSite> {
  shared ??= servedSite({ SITE_URL: SITE });
  return shared;
}

export async function closeSharedSite(): Promise<void> {
  await (await shared)?.close();
}
