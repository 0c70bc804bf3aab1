import type { Player } from "../accounts/index.ts";
import { hasFlag } from "../brand/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { forbiddenWord } from "../core/text/forbidden-word.ts";
import { DAY_MS, later } from "../core/time.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";
import { foldName, type Nickname, nicknameFrom, readingsOf, type UnfitName } from "./nickname.ts";
import {
  BEGIN,
  LEAVE_NAME,
  LOCK,
  LOCK_NAMES,
  type PersonaRow,
  SAVE_NAME,
  TAKE_NAME,
  WORDS,
} from "./statements.ts";

/** From one change to the next. */
export const CHANGE_DAYS = 30;

/** So long a name that was left is kept from others, who would be taken for the one who had it. */
const REST_DAYS = 90;

export type NicknameRefusal =
  | UnfitName
  | { readonly reason: "nicknamesOff" | "nicknameUsername" | "nicknameWord" | "nicknameTaken" }
  | { readonly reason: "nicknameTooSoon"; readonly until: Date };

export type NicknameWish = {
  readonly player: Pick<Player, "id" | "brandId" | "username">;
  /** Empty for none: others then see the masked name again. */
  readonly typed: string;
  /** Words that are said nowhere in the house, besides those of nicknames. */
  readonly unwelcome: readonly string[];
};

/**
 * Gives a player another name among players, or none. The first is free, each other one a month after the last change.
 * It is no sign-in name, holds no word that the house keeps, and is nobody else's in the brand however it is spelt.
 */
export async function setNickname(
  context: Context,
  { player, typed, unwelcome }: NicknameWish,
): Promise<Outcome<{ readonly nickname: string | null }, NicknameRefusal>> {
  const { id: playerId, brandId } = player;
  if (!(await hasFlag(context, brandId, "nicknames"))) return refuse({ reason: "nicknamesOff" });
  if (typed.trim() === "") return dropNickname(context, { playerId, brandId });
  const judged = nicknameFrom(typed);
  if (!judged.ok) return judged;
  const { name, folded } = judged.value;
  if (folded === foldName(player.username)) return refuse({ reason: "nicknameUsername" });
  const words = (await context.db.call(WORDS, [brandId])).map(({ word }) => word);
  if (forbiddenWord(readingsOf(name), [...words, ...unwelcome]) !== null)
    return refuse({ reason: "nicknameWord" });

  return allOrNothing<Outcome<{ nickname: string }, NicknameRefusal>>(context.db, async (db) => {
    const inside = { ...context, db };
    const persona = await holdPersona(inside, { playerId, brandId });
    if (persona.nickname === name) return done({ nickname: name });
    return rename(inside, persona, { name, folded });
  });
}

async function rename(
  { db, now }: Context,
  persona: PersonaRow,
  { name, folded }: Nickname,
): Promise<Outcome<{ nickname: string }, NicknameRefusal>> {
  const { playerId, brandId, namedAt, changedAt } = persona;
  const at = now();
  const until = changedAt && later(changedAt, CHANGE_DAYS * DAY_MS);
  if (until && until > at) return refuse({ reason: "nicknameTooSoon", until });
  const both = [folded, persona.folded ?? folded];
  await db.call(LOCK_NAMES, [brandId, both]);
  const rested = later(at, -REST_DAYS * DAY_MS);
  const [taken] = await db.call(TAKE_NAME, [brandId, folded, playerId, at, rested]);
  if (!taken) return refuse({ reason: "nicknameTaken" });
  if (persona.folded && persona.folded !== folded)
    await db.call(LEAVE_NAME, [brandId, persona.folded, at, false]);
  await db.call(SAVE_NAME, [playerId, name, folded, namedAt ?? at, namedAt ? at : changedAt]);
  return done({ nickname: name });
}

/** To be unknown again is allowed at once. */
async function dropNickname(
  context: Context,
  own: { readonly playerId: bigint; readonly brandId: string },
): Promise<Outcome<{ readonly nickname: null }, NicknameRefusal>> {
  return context.db.transaction(async (db) => {
    const persona = await holdPersona({ ...context, db }, own);
    const { playerId, brandId, folded, namedAt, changedAt } = persona;
    if (folded === null) return done({ nickname: null });
    await db.call(LEAVE_NAME, [brandId, folded, context.now(), false]);
    await db.call(SAVE_NAME, [playerId, null, null, namedAt, changedAt]);
    return done({ nickname: null });
  });
}

/** What a player has chosen so far, held to the end of the transaction. */
export async function holdPersona(
  { db }: Pick<Context, "db">,
  { playerId, brandId }: { readonly playerId: bigint; readonly brandId: string },
): Promise<PersonaRow> {
  await db.call(BEGIN, [playerId, brandId]);
  const [row] = await db.call(LOCK, [playerId]);
  if (!row) throw new Error("A persona that was written is not there.");
  return row;
}
