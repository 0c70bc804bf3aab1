import { findPlayer } from "../accounts/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { sendMessage } from "../messages/index.ts";
import { holdPersona } from "./set-nickname.ts";
import { DROP_PICTURE, LEAVE_NAME, SAVE_AVATAR, SAVE_NAME } from "./statements.ts";

export type TakingBack = { readonly playerId: bigint; readonly reason: string };
export type TakeBackRefusal = { readonly reason: "unknownPlayer" | "noNickname" | "noAvatar" };

/** Takes a nickname from its player, who reads why and may choose another at once. Nobody has that one again. */
export function takeBackNickname(
  context: Context,
  { playerId, reason }: TakingBack,
): Promise<Outcome<{ readonly nickname: string }, TakeBackRefusal>> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const player = await findPlayer(inside, playerId);
    if (!player) return refuse({ reason: "unknownPlayer" });
    const { nickname, folded } = await holdPersona(inside, { playerId, brandId: player.brandId });
    if (nickname === null || folded === null) return refuse({ reason: "noNickname" });
    await db.call(LEAVE_NAME, [player.brandId, folded, context.now(), true]);
    await db.call(SAVE_NAME, [playerId, null, null, null, null]);
    const facts = { nickname, reason };
    await sendMessage(inside, {
      playerId,
      kind: "nicknameTakenBack",
      facts,
      key: `nickname:${context.newId()}`,
    });
    return done({ nickname });
  });
}

/** Takes a picture from its player, who reads why. Its bytes are gone. */
export function takeBackAvatar(
  context: Context,
  { playerId, reason }: TakingBack,
): Promise<Outcome<{ readonly avatar: string }, TakeBackRefusal>> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const player = await findPlayer(inside, playerId);
    if (!player) return refuse({ reason: "unknownPlayer" });
    const { drawing, pictureId } = await holdPersona(inside, { playerId, brandId: player.brandId });
    const avatar = drawing ?? pictureId;
    if (avatar === null) return refuse({ reason: "noAvatar" });
    await db.call(DROP_PICTURE, [playerId]);
    await db.call(SAVE_AVATAR, [playerId, null, null]);
    await sendMessage(inside, {
      playerId,
      kind: "avatarTakenBack",
      facts: { reason },
      key: `avatar:${context.newId()}`,
    });
    return done({ avatar });
  });
}
