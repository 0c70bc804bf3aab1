import { randomBytes } from "node:crypto";
import { type BoundedQueue, boundedQueue } from "../core/bounds/bounded-queue.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { later, MINUTE_MS, SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { lettersPicture } from "./letters-picture.ts";
import type { ChallengeKind, PictureKind } from "./purpose.ts";
import { type SliderPicture, sliderPicture } from "./slider-picture.ts";
import { type PictureRow, savePicture } from "./store.ts";
import { hashOf, purposeOf } from "./ticket.ts";

export type ShownPicture =
  | { readonly kind: "letters"; readonly png: Uint8Array }
  | ({ readonly kind: "slider" } & SliderPicture);

type Asked = { readonly ticket: string; readonly browser: string };

export const PICTURE_TTL_MS = 2 * MINUTE_MS;
const CHANGE_EVERY_MS = SECOND_MS;

/** Letters cost about 6 ms of one core, a slider 14: twenty that wait are a quarter of a second, more are turned away. */
const drawing: BoundedQueue = boundedQueue({ atOnce: 2, waitingMax: 20 });

/**
 * A new picture under a ticket, for this browser alone. Within a second of the last one it is the same picture once
 * more, so that nobody sees more of them than a person could look at. captchaExpired: no ticket of ours, or another
 * browser's.
 */
export async function showPicture(
  context: Context,
  { kind, ...asked }: Asked & { kind: PictureKind },
): Promise<Outcome<ShownPicture, { reason: "captchaExpired" | "tooBusy" }>> {
  const shown = await newPicture(context, { kind, ...asked });
  if (!shown || shown.kind === "sound") return refuse({ reason: "captchaExpired" });
  const { seed } = shown;
  return drawing<ShownPicture>(async () =>
    shown.kind === "slider"
      ? { kind: "slider", ...(await sliderPicture(seed)) }
      : { kind: "letters", png: await lettersPicture(seed) },
  );
}

/** New digits for ears alone: the letters of an old picture are over, and of this row none are ever drawn. */
export async function openSound(
  context: Context,
  asked: Asked,
): Promise<Outcome<null, { reason: "captchaExpired" }>> {
  const shown = await newPicture(context, { kind: "sound", ...asked });
  return shown?.kind === "sound" ? done(null) : refuse({ reason: "captchaExpired" });
}

async function newPicture(
  { db, now }: Context,
  { ticket, browser, kind }: Asked & { kind: ChallengeKind },
): Promise<PictureRow | null> {
  const purpose = purposeOf(ticket);
  if (!purpose) return null;
  const shownAt = now();
  return savePicture(db, {
    ticketHash: hashOf(ticket),
    browserHash: hashOf(browser),
    purpose,
    // A slider is friction and no proof: it may stand before a password, and before nothing else.
    kind: kind === "slider" && purpose !== "login" ? "letters" : kind,
    seed: randomBytes(16),
    shownAt,
    expiresAt: later(shownAt, PICTURE_TTL_MS),
    changeFrom: later(shownAt, -CHANGE_EVERY_MS),
  });
}
