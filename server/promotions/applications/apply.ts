import { createHash } from "node:crypto";
import { isTrialType, type Player } from "../../accounts/index.ts";
import { startOfDay } from "../../core/days.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { makeReference } from "../../core/references.ts";
import { DAY_MS, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { playPause } from "../../limits/index.ts";
import { PICTURES_MAX, type PicturesRefusal, remakePictures } from "../../pictures/index.ts";
import { shownNow } from "../shown-now.ts";
import { promotionStatus } from "../status.ts";
import type { CleanPromotion } from "../store.ts";
import type { ApplicationRule } from "./application-rule.ts";
import { type Application, BY_PERIOD, INSERT, INSERT_PICTURE, SINCE } from "./statements.ts";

/** So many applications of one member in a day are read; more is no person. */
const DAILY_MAX = 10;

export type ApplyRequest = {
  readonly player: Player;
  readonly timeZone: string;
  readonly promotion: string;
  readonly remark: string;
  readonly contact: string;
  readonly pictures: readonly Uint8Array[];
};

export type ApplyRefusal =
  | PicturesRefusal
  | {
      readonly reason:
        | "unknownPromotion"
        | "notOpen"
        | "trialAccount"
        | "onABreak"
        | "pictureMissing"
        | "tooManyApplications";
    };

export type Applicable = CleanPromotion & { readonly application: ApplicationRule };

/** A promotion that members apply for; null where there is none of that id. */
export async function applicable(context: Context, promotion: string): Promise<Applicable | null> {
  const row = (await shownNow(context)).find(({ id }) => id === promotion);
  const isForMembers = row !== undefined && row.audience !== "guests";
  return isForMembers && row.application ? { ...row, application: row.application } : null;
}

/** Within which a promotion is applied for once: the day of the brand, or all of it. */
export function periodOf({ once }: ApplicationRule, at: Date, timeZone: string): string {
  return once === "once" ? once : startOfDay(at, timeZone).toISOString();
}

/** The application that stands, and whether it is another one than what was sent: the first of a period stays. */
export type Applied = { readonly reference: string; readonly isOther: boolean };

/**
 * Applies for a promotion, once in its period: the same form again is the same application, and what says something else
 * changes nothing. Its pictures are made anew before they are kept, and what it gives is what the promotion says now.
 */
export async function applyFor(
  context: Context,
  request: ApplyRequest,
): Promise<Outcome<Applied, ApplyRefusal>> {
  const { player, pictures } = request;
  const offer = await applicable(context, request.promotion);
  if (!offer) return refuse({ reason: "unknownPromotion" });
  const period = periodOf(offer.application, context.now(), request.timeZone);
  const own = [player.id, offer.id, period] as const;
  const [known] = await context.db.call(BY_PERIOD, own);
  if (known) return done(standing(known, request));

  const refused = await judge(context, offer, request);
  if (refused) return refuse(refused);
  const made = await remakePictures(pictures);
  if (!made.ok) return made;
  return context.db.transaction(async (db) => {
    const written = await write({ ...context, db }, { ...request, offer, period, made: made.value });
    if (written) return done({ reference: written, isOther: false });
    const [kept] = await db.call(BY_PERIOD, own);
    if (!kept) throw new Error("An application that was in the way is gone.");
    return done(standing(kept, request));
  });
}

/** Pictures are not compared: whoever sends any again reads that the first ones stand. */
function standing(first: Application, { remark, contact, pictures }: ApplyRequest): Applied {
  const said = first.channel === null ? null : contact;
  const isSame = first.remark === remark && first.contact === said && first.pictures + pictures.length === 0;
  return { reference: first.reference, isOther: !isSame };
}

/** Asked before any picture is decoded, which is dear. */
async function judge(
  context: Context,
  offer: Applicable,
  { player, pictures }: ApplyRequest,
): Promise<ApplyRefusal | null> {
  const { db, now } = context;
  const { pictures: asked } = offer.application;
  if (promotionStatus(offer, now()) !== "applying") return { reason: "notOpen" };
  if (isTrialType(player.accountType)) return { reason: "trialAccount" };
  if (await playPause(context, player.id)) return { reason: "onABreak" };
  if (pictures.length > (asked === "none" ? 0 : PICTURES_MAX)) return { reason: "tooManyPictures" };
  if (asked === "required" && pictures.length === 0) return { reason: "pictureMissing" };
  const [lately] = await db.call(SINCE, [player.id, later(now(), -DAY_MS)]);
  return (lately?.many ?? 0) >= DAILY_MAX ? { reason: "tooManyApplications" } : null;
}

type Written = ApplyRequest & {
  readonly offer: Applicable;
  readonly period: Application["period"];
  readonly made: readonly Uint8Array[];
};

/** Its reference; null where another one of the period was first. */
async function write(
  { db, now, newId }: Context,
  { player, offer, period, remark, contact, made }: Written,
): Promise<string | null> {
  const { contact: channel = null, gives } = offer.application;
  const reference = makeReference("P", newId);
  const said = [remark, channel, channel ? contact : null, JSON.stringify(gives), made.length, now()];
  const [inserted] = await db.call(INSERT, [reference, offer.id, player.id, period, ...said]);
  if (!inserted) return null;
  for (const [nth, bytes] of made.entries()) {
    const digest = createHash("sha256").update(bytes).digest();
    await db.call(INSERT_PICTURE, [reference, nth + 1, bytes, digest]);
  }
  return reference;
}
