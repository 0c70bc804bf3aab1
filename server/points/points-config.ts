import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { kept } from "../db/kept.ts";
import type { PointsConfig } from "./config.ts";
import { readConfigs } from "./store.ts";

const configs = kept(SECOND_MS, async ({ db }) => {
  const rows = await readConfigs(db);
  return new Map<string, PointsConfig>(rows.map(({ brandId, ...config }) => [brandId, config]));
});

/** Null where a brand has no points. At most a second old. */
export async function pointsConfig(context: Context, brandId: string): Promise<PointsConfig | null> {
  return (await configs(context)).get(brandId) ?? null;
}
