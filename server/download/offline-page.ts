import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { kept } from "../db/kept.ts";
import { readBrandsWithoutOfflinePage, saveOfflinePage } from "./store.ts";

const brandsWithout = kept(SECOND_MS, ({ db }) => readBrandsWithoutOfflinePage(db));

/** Whether browsers may keep a page for the time without a connection. On until an operator switches it off. */
export async function hasOfflinePage(context: Context, brandId: string): Promise<boolean> {
  return !(await brandsWithout(context)).has(brandId);
}

/** Switches it; returns how it was. Browsers follow when they next visit. */
export async function setOfflinePage(
  context: Context,
  { brandId, isOn }: { brandId: string; isOn: boolean },
): Promise<{ readonly wasOn: boolean }> {
  const wasOn = !(await readBrandsWithoutOfflinePage(context.db)).has(brandId);
  if (wasOn !== isOn) await saveOfflinePage(context.db, brandId, isOn);
  return { wasOn };
}
