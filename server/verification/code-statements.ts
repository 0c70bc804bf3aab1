import type { Statement } from "../db/database.ts";

export type CodeRow = {
  readonly key: Uint8Array;
  readonly digest: Uint8Array;
  readonly sentAt: Date;
};

export const SAVE_CODE: Statement<never> = {
  name: "verification.save-code",
  text: `
    insert into verification.codes (brand_id, purpose, channel, target, key, digest, network, sent_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (brand_id, purpose, channel, target, network) do update set
      key = excluded.key, digest = excluded.digest,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries = 0, others_tries = 0, spent_at = null`,
};

/** At the price of SAVE_CODE, where nothing is sent: one that was sent before and may still be typed stays as it is. */
export const KEEP_CODE: Statement<never> = {
  name: "verification.keep-code",
  text: `
    insert into verification.codes as kept
      (brand_id, purpose, channel, target, key, digest, network, sent_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (brand_id, purpose, channel, target, network) do update set
      key = excluded.key, digest = excluded.digest,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries = 0, others_tries = 0, spent_at = null
    where kept.spent_at is not null or kept.expires_at <= excluded.sent_at`,
};

/** Anybody who asked for a code ($7 is their network) has tries of their own; all others have as many together. */
const HOLDS = `brand_id = $1 and purpose = $2 and channel = $3 and target = $4
      and spent_at is null and expires_at > $5
      and case when network = $7 then tries < $6 else others_tries < $6 end`;

/**
 * Counts a try at every code that holds there: tries at once are as many as they are. The rows are locked in one
 * order, so that two who try at once never wait for each other.
 */
export const TAKE_TRY: Statement<CodeRow> = {
  name: "verification.take-try",
  text: `
    with held as (
      select network as holder from verification.codes where ${HOLDS} order by network for update
    )
    update verification.codes set
      tries = tries + case when network = $7 then 1 else 0 end,
      others_tries = others_tries + case when network = $7 then 0 else 1 end
    from held
    where network = holder and ${HOLDS}
    returning key, digest, sent_at as "sentAt"`,
};

export const OPEN_CODE: Statement<{ readonly found: boolean }> = {
  name: "verification.open-code",
  text: `
    select true as found from verification.codes
    where ${HOLDS} limit 1`,
};

/** Of two who have the same right code one spends it. */
export const SPEND_CODE: Statement<{ readonly sentAt: Date }> = {
  name: "verification.spend-code",
  text: `
    update verification.codes set spent_at = $6
    where brand_id = $1 and purpose = $2 and channel = $3 and target = $4 and digest = $5 and spent_at is null
    returning sent_at as "sentAt"`,
};

export const ASKED_FROM: Statement<{ readonly found: boolean }> = {
  name: "verification.asked-from",
  text: `
    select true as found from verification.codes
    where brand_id = $1 and purpose = $2 and channel = $3 and target = $4 and network = $5 and sent_at > $6`,
};

export const SAVE_LINK: Statement<never> = {
  name: "verification.save-link",
  text: `
    insert into verification.links (token_hash, brand_id, player_id, made_at, expires_at) values ($1, $2, $3, $4, $5)`,
};

export const READ_LINK: Statement<{ readonly playerId: bigint }> = {
  name: "verification.read-link",
  text: `
    select player_id as "playerId" from verification.links
    where token_hash = $1 and brand_id = $2 and player_id is not null and spent_at is null and expires_at > $3`,
};

/** One link is spent, and with it every other one of that player: who has the newest needs no older ones. */
export const SPEND_LINK: Statement<{ readonly playerId: bigint }> = {
  name: "verification.spend-link",
  text: `
    update verification.links set spent_at = $3
    where token_hash = $1 and brand_id = $2 and player_id is not null and spent_at is null and expires_at > $3
    returning player_id as "playerId"`,
};

export const SPEND_LINKS: Statement<never> = {
  name: "verification.spend-links",
  text: "update verification.links set spent_at = $2 where player_id = $1 and spent_at is null",
};

export const SWEEP: readonly Statement<never>[] = [
  { name: "verification.sweep-codes", text: "delete from verification.codes where expires_at < $1" },
  {
    name: "verification.sweep-phone-proofs",
    text: "delete from verification.phone_proofs where expires_at < $1",
  },
  { name: "verification.sweep-links", text: "delete from verification.links where expires_at < $1" },
  { name: "verification.sweep-counts", text: "delete from verification.counts where begun_at < $1" },
  { name: "verification.sweep-traffic", text: "delete from verification.traffic_counts where slice < $1" },
  { name: "verification.sweep-breakers", text: "delete from verification.breakers where until < $1" },
];
