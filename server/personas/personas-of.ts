import { hasFlag } from "../brand/index.ts";
import { isId } from "../core/ids.ts";
import { DAY_MS, later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { PICTURE_TYPE } from "../pictures/index.ts";
import { DRAWINGS, type Drawing, drawingAddress, pictureAddress } from "./drawings.ts";
import { NICKNAME_MAX, NICKNAME_MIN } from "./nickname.ts";
import { CHANGE_DAYS } from "./set-nickname.ts";
import { MANY, ONE, type PersonaRow, PICTURE } from "./statements.ts";

/** How a player is known among players by their own choice. */
export type Persona = {
  readonly nickname: string | null;
  /** Where the picture is. */
  readonly avatar: string | null;
};

const NOBODY: Persona = { nickname: null, avatar: null };

/** Several players in one reading; who has chosen nothing, or whose brand shows no nicknames, is left out. */
export async function personasOf(
  context: Context,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Persona>> {
  const ids = [...new Set(playerIds)];
  const rows = ids.length === 0 ? [] : await context.db.call(MANY, [ids]);
  const shown = await Promise.all(rows.map((row) => shownOf(context, row)));
  return new Map(rows.map(({ playerId }, nth) => [playerId, shown[nth] ?? NOBODY]));
}

export async function personaOf(context: Context, playerId: bigint): Promise<Persona> {
  const [row] = await context.db.call(ONE, [playerId]);
  return row ? shownOf(context, row) : NOBODY;
}

export type OwnPersona = Persona & {
  /** Which of the house's drawings it is; null where it is none. */
  readonly drawing: string | null;
  /** Whether the brand shows names and pictures at all, and takes pictures of one's own. */
  readonly isOn: boolean;
  readonly takesPictures: boolean;
  /** From when the name may be changed again; null for now. */
  readonly changeFrom: Date | null;
  readonly bounds: { readonly min: number; readonly max: number; readonly days: number };
  readonly drawings: readonly { readonly drawing: Drawing; readonly address: string }[];
};

/** The same for its own player, with what may be changed and from when. */
export async function ownPersona(
  context: Context,
  { id, brandId }: { readonly id: bigint; readonly brandId: string },
): Promise<OwnPersona> {
  const [[row], isOn, takesPictures] = await Promise.all([
    context.db.call(ONE, [id]),
    hasFlag(context, brandId, "nicknames"),
    hasFlag(context, brandId, "ownAvatars"),
  ]);
  const until = row?.changedAt ? later(row.changedAt, CHANGE_DAYS * DAY_MS) : null;
  return {
    ...(row ? await shownOf(context, row) : NOBODY),
    drawing: row?.drawing ?? null,
    isOn,
    takesPictures,
    changeFrom: until && until > context.now() ? until : null,
    bounds: { min: NICKNAME_MIN, max: NICKNAME_MAX, days: CHANGE_DAYS },
    drawings: DRAWINGS.map((drawing) => ({ drawing, address: drawingAddress(drawing) })),
  };
}

async function shownOf(
  context: Context,
  { brandId, nickname, drawing, pictureId }: PersonaRow,
): Promise<Persona> {
  if (!(await hasFlag(context, brandId, "nicknames"))) return NOBODY;
  const avatar = drawing ? drawingAddress(drawing) : pictureId && pictureAddress(pictureId);
  return { nickname, avatar };
}

/** A player's own picture, for anybody; null once it is another one or was taken back. */
export async function avatarPicture(
  context: Context,
  pictureId: string,
): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null> {
  const [found] = isId(pictureId) ? await context.db.call(PICTURE, [pictureId]) : [];
  if (!found || !(await hasFlag(context, found.brandId, "nicknames"))) return null;
  return { type: PICTURE_TYPE, bytes: found.bytes };
}
