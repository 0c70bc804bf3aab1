import type { Database } from "../db/database.ts";
import { CODE_TRIES, type SealedCode } from "./code.ts";
import {
  ASKED_FROM,
  type CodeRow,
  KEEP_CODE,
  OPEN_CODE,
  READ_LINK,
  SAVE_CODE,
  SAVE_LINK,
  SPEND_CODE,
  SPEND_LINK,
  SPEND_LINKS,
  SWEEP,
  TAKE_TRY,
} from "./code-statements.ts";
import type { Channel, CodePurpose } from "./purposes.ts";
/** Which code is meant: there is one at most. */
export type CodePlace = {
  readonly brandId: string;
  readonly purpose: CodePurpose;
  readonly channel: Channel;
  readonly target: string;
};

const keyOf = ({ brandId, purpose, channel, target }: CodePlace) => [brandId, purpose, channel, target];

type SavedCode = SealedCode & { readonly network: string; readonly sentAt: Date; readonly expiresAt: Date };

export async function saveCode(db: Database, place: CodePlace, code: SavedCode): Promise<void> {
  const { key, digest, network, sentAt, expiresAt } = code;
  await db.call(SAVE_CODE, [...keyOf(place), key, digest, network, sentAt, expiresAt]);
}

/** The same where the code is sent to nobody. */
export async function keepCode(db: Database, place: CodePlace, code: SavedCode): Promise<void> {
  const { key, digest, network, sentAt, expiresAt } = code;
  await db.call(KEEP_CODE, [...keyOf(place), key, digest, network, sentAt, expiresAt]);
}

/** The one who tries, and when. A network of nobody's is the empty text. */
type Trying = { readonly network: string; readonly at: Date };

/** Every code that may be tried: each network that asked for one has its own. */
export function takeTry(db: Database, place: CodePlace, { network, at }: Trying): Promise<CodeRow[]> {
  return db.call(TAKE_TRY, [...keyOf(place), at, CODE_TRIES, network]);
}

export async function isOpen(db: Database, place: CodePlace, { network, at }: Trying): Promise<boolean> {
  return (await db.call(OPEN_CODE, [...keyOf(place), at, CODE_TRIES, network])).length > 0;
}

/** Whether it was still there to be spent. */
export async function spend(db: Database, place: CodePlace, digest: Uint8Array, at: Date): Promise<boolean> {
  return (await db.call(SPEND_CODE, [...keyOf(place), digest, at])).length > 0;
}

export async function askedFrom(
  db: Database,
  place: CodePlace,
  { network, since }: { readonly network: string; readonly since: Date },
): Promise<boolean> {
  return (await db.call(ASKED_FROM, [...keyOf(place), network, since])).length > 0;
}

type SavedLink = {
  readonly tokenHash: Uint8Array;
  readonly brandId: string;
  readonly playerId: bigint | null;
  readonly madeAt: Date;
  readonly expiresAt: Date;
};

export async function saveLink(
  db: Database,
  { tokenHash, brandId, playerId, madeAt, expiresAt }: SavedLink,
): Promise<void> {
  await db.call(SAVE_LINK, [tokenHash, brandId, playerId, madeAt, expiresAt]);
}

type GivenLink = { readonly tokenHash: Uint8Array; readonly brandId: string; readonly at: Date };

export async function linkPlayer(
  db: Database,
  { tokenHash, brandId, at }: GivenLink,
): Promise<bigint | null> {
  const [row] = await db.call(READ_LINK, [tokenHash, brandId, at]);
  return row?.playerId ?? null;
}

export async function takeLink(db: Database, { tokenHash, brandId, at }: GivenLink): Promise<bigint | null> {
  const [row] = await db.call(SPEND_LINK, [tokenHash, brandId, at]);
  if (!row) return null;
  await endLinks(db, row.playerId, at);
  return row.playerId;
}

export async function endLinks(db: Database, playerId: bigint, at: Date): Promise<void> {
  await db.call(SPEND_LINKS, [playerId, at]);
}

/** Forgets what ended before that. */
export async function sweep(db: Database, before: Date): Promise<void> {
  for (const statement of SWEEP) await db.call(statement, [before]);
}
