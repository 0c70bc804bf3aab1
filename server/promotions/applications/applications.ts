import { typedReference } from "../../core/references.ts";
import { DAY_MS, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { PICTURE_TYPE } from "../../pictures/index.ts";
import { shownNow } from "../shown-now.ts";
import { type OwnStatus, promotionStatus } from "../status.ts";
import { type Applicable, periodOf } from "./apply.ts";
import {
  type Application,
  type ApplicationState,
  BY_REFERENCE,
  FORGET_PICTURES,
  LATEST,
  LIST,
  OF_MOVEMENT,
  OWN,
  PICTURE,
  SAME_PICTURES,
} from "./statements.ts";

const OWN_MAX = 20;
const LISTED = 50;
const STATUSES = {
  waiting: "processing",
  approved: "issued",
  refused: "rejected",
} as const satisfies Record<ApplicationState, OwnStatus>;

type Own = { readonly playerId: bigint };

/** What became of a player's own applications of this period, by promotion. */
export async function ownStatuses(
  context: Context,
  { playerId, timeZone }: Own & { readonly timeZone: string },
): Promise<ReadonlyMap<string, OwnStatus>> {
  const [latest, shown] = await Promise.all([context.db.call(LATEST, [playerId]), shownNow(context)]);
  const rules = new Map(shown.map(({ id, application }) => [id, application]));
  const current = latest.filter(({ promotion, period }) => {
    const rule = rules.get(promotion);
    return rule ? period === periodOf(rule, context.now(), timeZone) : false;
  });
  return new Map(current.map(({ promotion, state }) => [promotion, STATUSES[state]]));
}

/** A player's own applications for one promotion, the latest first. */
export function applicationsOf(
  { db }: Pick<Context, "db">,
  { playerId, promotion }: Own & { readonly promotion: string },
): Promise<Application[]> {
  return db.call(OWN, [playerId, promotion, OWN_MAX]);
}

type Look = { readonly own: readonly Application[]; readonly at: Date; readonly timeZone: string };

/** Whether a player whose latest applications these are may send one now. */
export function takesApplication(offer: Applicable, { own, at, timeZone }: Look): boolean {
  const period = periodOf(offer.application, at, timeZone);
  return promotionStatus(offer, at) === "applying" && !own.some((one) => one.period === period);
}

export type Picture = { readonly type: string; readonly bytes: Uint8Array };
type Asked = { readonly reference: string; readonly nth: number };

/** A picture of an application, for its own player; null for anybody else. */
export async function ownPicture(
  context: Pick<Context, "db">,
  { playerId, ...asked }: Own & Asked,
): Promise<Picture | null> {
  const [application] = await context.db.call(BY_REFERENCE, [asked.reference]);
  return application?.playerId === playerId ? applicationPicture(context, asked) : null;
}

/** The same for an operator. */
export async function applicationPicture(
  { db }: Pick<Context, "db">,
  { reference, nth }: Asked,
): Promise<Picture | null> {
  const [picture] = await db.call(PICTURE, [reference, nth]);
  return picture ? { type: PICTURE_TYPE, bytes: picture.bytes } : null;
}

/** Fifty applications in one state: of those that wait the oldest, of the others what was decided last. */
export function listApplications(
  { db }: Pick<Context, "db">,
  { state, page }: { readonly state: ApplicationState; readonly page: number },
): Promise<Application[]> {
  return db.call(LIST, [state, LISTED, (Math.max(page, 1) - 1) * LISTED]);
}

/** One application, however its reference was typed, with others that came with the same picture. */
export async function findApplication(
  { db }: Pick<Context, "db">,
  typed: string,
): Promise<(Application & { readonly samePictures: readonly string[] }) | null> {
  const reference = typedReference("P", typed);
  const [found] = reference ? await db.call(BY_REFERENCE, [reference]) : [];
  if (!found) return null;
  const same = await db.call(SAME_PICTURES, [found.reference]);
  return { ...found, samePictures: same.map((other) => other.reference) };
}

/** For which promotion a movement of the player's was given; null where it was for none. */
export async function promotionOfMovement(
  { db }: Pick<Context, "db">,
  { playerId, movementId }: Own & { readonly movementId: bigint },
): Promise<string | null> {
  const [row] = await db.call(OF_MOVEMENT, [movementId, playerId]);
  return row?.promotion ?? null;
}

/** How long pictures are kept after the decision, in which somebody may ask about it. */
const KEPT_DAYS = 30;
const FORGOTTEN_TOGETHER = 100;

/** Deletes the pictures of applications that were decided long enough ago. */
export async function sweepPictures({ db, now }: Context): Promise<void> {
  const before = later(now(), -KEPT_DAYS * DAY_MS);
  for (;;) {
    const [gone] = await db.call(FORGET_PICTURES, [before, FORGOTTEN_TOGETHER]);
    if ((gone?.many ?? 0) < FORGOTTEN_TOGETHER) return;
  }
}
