import type { Database } from "../db/database.ts";
import { type Application, type ApplicationState, BY_REFERENCE, DECIDE, INSERT, LIST } from "./statements.ts";

export type { Application, ApplicationState } from "./statements.ts";

export type NewApplication = Pick<
  Application,
  | "reference"
  | "brandId"
  | "name"
  | "channel"
  | "contact"
  | "country"
  | "message"
  | "language"
  | "playerId"
  | "at"
> & { readonly foldedContact: string };

/** Null where the contact or the player has an open one already. */
export async function insertApplication(db: Database, made: NewApplication): Promise<Application | null> {
  const { reference, brandId: brand, name, channel, contact, foldedContact } = made;
  const { country, message, language, playerId, at } = made;
  const who = [reference, brand, name, channel, contact, foldedContact];
  const [row] = await db.call(INSERT, [...who, country, message, language, playerId, at]);
  return row ?? null;
}

export async function readApplication(db: Database, reference: string): Promise<Application | null> {
  const [row] = await db.call(BY_REFERENCE, [reference]);
  return row ?? null;
}

export function readApplications(
  db: Database,
  state: ApplicationState,
  most: number,
): Promise<Application[]> {
  return db.call(LIST, [state, most]);
}

export type Decision = {
  readonly reference: string;
  readonly state: "approved" | "refused";
  readonly at: Date;
  readonly operator: string;
  readonly reason: string | null;
};

/** Null when it does not wait any more. */
export async function saveDecision(
  db: Database,
  { reference, state, at, operator, reason }: Decision,
): Promise<Application | null> {
  const [row] = await db.call(DECIDE, [reference, state, at, operator, reason]);
  return row ?? null;
}
