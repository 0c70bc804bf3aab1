import type { Player } from "../accounts/index.ts";
import { listWords } from "../chat/index.ts";
import { type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import {
  type AvatarRefusal,
  chooseDrawing,
  type NicknameRefusal,
  type PersonaWish,
  setAvatar,
  setNickname,
} from "../personas/index.ts";

export type PersonaRefusal =
  | NicknameRefusal
  | AvatarRefusal
  | { readonly reason: "pictureMissing" | "unknownDrawing" };

type Asked = { readonly player: Player; readonly wish: PersonaWish };

/** Gives a player the name, the drawing or the picture that they ask for. */
export async function choosePersona(
  context: Context,
  { player, wish }: Asked,
): Promise<Outcome<unknown, PersonaRefusal>> {
  if (wish.intent === "name") return chooseNickname(context, { player, typed: wish.nickname });
  if (wish.intent === "drawing") {
    const { drawing } = wish;
    if (drawing === undefined) return refuse({ reason: "unknownDrawing" });
    return chooseDrawing(context, { player, drawing });
  }
  if (!wish.picture || wish.picture.size === 0) return refuse({ reason: "pictureMissing" });
  const bytes = new Uint8Array(await wish.picture.arrayBuffer());
  return setAvatar(context, { player, wish: { kind: "picture", bytes } });
}

/** Gives a player a name among players: what is not said in the rooms is not worn as a name either. */
export async function chooseNickname(
  context: Context,
  { player, typed }: { readonly player: Player; readonly typed: string },
): Promise<Outcome<{ readonly nickname: string | null }, NicknameRefusal>> {
  return setNickname(context, { player, typed, unwelcome: await listWords(context) });
}
