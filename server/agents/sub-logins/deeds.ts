import type { Context } from "../../db/context.ts";
import { BEGIN_DEED, DEEDS_OF, type Deed, type DeedOutcome, END_DEED } from "./sub-login-statements.ts";

export const DEEDS_PAGE = 50;

type Begun = {
  readonly playerId: bigint;
  readonly deed: string;
  readonly place: string;
  readonly address: string;
};

/** Keeps that a sub-login asked for something, before it is tried; gives the number by which its outcome is kept. */
export async function beginDeed(
  { db, now }: Pick<Context, "db" | "now">,
  { playerId, deed, place, address }: Begun,
): Promise<bigint> {
  const texts = [deed.slice(0, 60), place.slice(0, 200), address.slice(0, 64)] as const;
  const [begun] = await db.call(BEGIN_DEED, [playerId, ...texts, now()]);
  if (!begun) throw new Error("A deed of a sub-login was not kept.");
  return begun.id;
}

/** Keeps what became of it, once. */
export async function endDeed(
  { db }: Pick<Context, "db">,
  { id, outcome }: { readonly id: bigint; readonly outcome: DeedOutcome },
): Promise<void> {
  await db.call(END_DEED, [id, outcome]);
}

export type DeedsShown = { readonly deeds: readonly Deed[]; readonly next: bigint | null };

/** A page of what a sub-login did, the newest first. Whose it is was asked before. */
export async function deedsOf(
  { db }: Pick<Context, "db">,
  { playerId, before }: { readonly playerId: bigint; readonly before: bigint | null },
): Promise<DeedsShown> {
  const rows = await db.call(DEEDS_OF, [playerId, before ?? NEWEST, DEEDS_PAGE + 1]);
  const deeds = rows.slice(0, DEEDS_PAGE);
  return { deeds, next: rows.length > DEEDS_PAGE ? (deeds.at(-1)?.id ?? null) : null };
}

const NEWEST = 9_223_372_036_854_775_807n;
