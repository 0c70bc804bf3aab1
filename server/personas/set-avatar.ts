import type { Player } from "../accounts/index.ts";
import { hasFlag } from "../brand/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { type PictureRefusal, remakePortrait } from "../pictures/index.ts";
import { type Drawing, drawingAddress, pictureAddress } from "./drawings.ts";
import { holdPersona } from "./set-nickname.ts";
import { DROP_PICTURE, PUT_PICTURE, SAVE_AVATAR } from "./statements.ts";

export type AvatarRefusal = PictureRefusal | { readonly reason: "nicknamesOff" | "ownPicturesOff" };

/** A drawing of the house, a picture as its bytes were sent, or none. */
export type AvatarWish =
  | { readonly kind: "drawing"; readonly drawing: Drawing }
  | { readonly kind: "picture"; readonly bytes: Uint8Array }
  | { readonly kind: "none" };

type Chosen = { readonly avatar: string | null };

/** Gives a player another picture among players. One of their own is made anew, and is another address each time. */
export async function setAvatar(
  context: Context,
  { player, wish }: { readonly player: Pick<Player, "id" | "brandId">; readonly wish: AvatarWish },
): Promise<Outcome<Chosen, AvatarRefusal>> {
  const { id: playerId, brandId } = player;
  if (!(await hasFlag(context, brandId, "nicknames"))) return refuse({ reason: "nicknamesOff" });
  if (wish.kind === "picture" && !(await hasFlag(context, brandId, "ownAvatars"))) {
    return refuse({ reason: "ownPicturesOff" });
  }
  const made = wish.kind === "picture" ? await remakePortrait(wish.bytes) : done(null);
  if (!made.ok) return made;

  return context.db.transaction(async (db) => {
    await holdPersona({ db }, { playerId, brandId });
    await db.call(DROP_PICTURE, [playerId]);
    const drawing = wish.kind === "drawing" ? wish.drawing : null;
    const pictureId = made.value && context.newId();
    if (pictureId) await db.call(PUT_PICTURE, [pictureId, playerId, made.value, context.now()]);
    await db.call(SAVE_AVATAR, [playerId, drawing, pictureId]);
    const address = drawing ? drawingAddress(drawing) : pictureId && pictureAddress(pictureId);
    return done({ avatar: address });
  });
}

/** Gives a player one of the house's drawings, or none. */
export async function chooseDrawing(
  context: Context,
  {
    player,
    drawing,
  }: { readonly player: Pick<Player, "id" | "brandId">; readonly drawing: Drawing | "none" },
): Promise<Outcome<Chosen, { readonly reason: "nicknamesOff" }>> {
  const wish = drawing === "none" ? ({ kind: "none" } as const) : ({ kind: "drawing", drawing } as const);
  const chosen = await setAvatar(context, { player, wish });
  if (chosen.ok) return chosen;
  const { reason } = chosen.refusal;
  if (reason !== "nicknamesOff") throw new Error(`A drawing was refused as a picture is: ${reason}.`);
  return refuse({ reason });
}
