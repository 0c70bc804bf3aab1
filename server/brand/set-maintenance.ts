import type { LocalText } from "../core/languages.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { isShort } from "./short-text.ts";
import type { Maintenance } from "./site/site.ts";
import { stateIn } from "./site/site-book.ts";
import { lockState, saveState } from "./store.ts";

export type MaintenanceRequest = {
  readonly brandId: string;
  /** What is not named stays; null takes away what was said before. */
  readonly isOn?: boolean | undefined;
  readonly title?: LocalText | null | undefined;
  readonly info?: LocalText | null | undefined;
  readonly endsAt?: Date | null | undefined;
};

type MaintenanceRefusal = { readonly reason: "unknownBrand" | "badText" | "endsInThePast" };

const TITLE_MAX = 120;
const INFO_MAX = 2000;

/**
 * Closes a brand for maintenance or opens it again, and says what its visitors are told meanwhile. Every process
 * follows within a second. Vendors and payment providers are not kept out: what they owe still arrives.
 * Gives what it was and what it is.
 */
export function setMaintenance(
  { db, now }: Pick<Context, "db" | "now">,
  { brandId, isOn, title, info, endsAt }: MaintenanceRequest,
): Promise<Outcome<{ before: Maintenance; after: Maintenance }, MaintenanceRefusal>> {
  return db.transaction(async (transaction) => {
    const row = await lockState(transaction, brandId);
    if (!row) return refuse({ reason: "unknownBrand" });
    if (!isShort(title, TITLE_MAX) || !isShort(info, INFO_MAX)) return refuse({ reason: "badText" });
    if (endsAt && endsAt <= now()) return refuse({ reason: "endsInThePast" });
    const after = {
      ...row,
      inMaintenance: isOn ?? row.inMaintenance,
      title: title === undefined ? row.title : title,
      info: info === undefined ? row.info : info,
      endsAt: endsAt === undefined ? row.endsAt : endsAt,
    };
    await saveState(transaction, after);
    return done({ before: stateIn(row).maintenance, after: stateIn(after).maintenance });
  });
}
