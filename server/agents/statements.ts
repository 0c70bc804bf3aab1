import type { Language } from "../core/languages.ts";
import type { Statement } from "../db/database.ts";

/** How an applicant would like to be reached. */
export const CHANNELS = ["telegram", "whatsapp", "email", "phone", "other"] as const;
export type Channel = (typeof CHANNELS)[number];

export type ApplicationState = "open" | "approved" | "refused";

export type Application = {
  readonly reference: string;
  readonly brandId: string;
  readonly name: string;
  readonly channel: Channel;
  readonly contact: string;
  readonly country: string | null;
  readonly message: string;
  readonly language: Language;
  /** The account that the applicant was signed in with. */
  readonly playerId: bigint | null;
  readonly at: Date;
  readonly state: ApplicationState;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly reason: string | null;
};

const APPLICATION = `reference, brand_id as "brandId", name, channel, contact, country, message, language, player_id as "playerId",
  at, state, decided_at as "decidedAt", decided_by as "decidedBy", reason`;

/** Nothing where one of the same contact, or of the same player, is open. Of two at once, one is written. */
export const INSERT: Statement<Application> = {
  name: "agents.insert-application",
  text: `
    insert into agents.applications (reference, brand_id, name, channel, contact, folded_contact, country, message,
      language, player_id, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::bigint, $11::timestamptz)
    on conflict do nothing
    returning ${APPLICATION}`,
};

export const BY_REFERENCE: Statement<Application> = {
  name: "agents.application-by-reference",
  text: `select ${APPLICATION} from agents.applications where reference = $1`,
};

export const LIST: Statement<Application> = {
  name: "agents.list-applications",
  text: `select ${APPLICATION} from agents.applications where state = $1 order by at desc, reference limit $2::int`,
};

export const DECIDE: Statement<Application> = {
  name: "agents.decide-application",
  text: `
    update agents.applications
    set state = $2, decided_at = $3::timestamptz, decided_by = $4, reason = $5
    where reference = $1 and state = 'open'
    returning ${APPLICATION}`,
};
