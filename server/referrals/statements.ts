import type { Statement } from "../db/database.ts";

/** By what members of a brand are paid for friends; sums are minor units of its money. */
export type ReferralRule = {
  readonly brandId: string;
  readonly firstLeastMinor: bigint | null;
  readonly firstPaysMinor: bigint | null;
  readonly shareHundredths: number | null;
  readonly shareMonths: number | null;
  readonly from: Date;
};

const RULE = `brand_id as "brandId", first_least_minor as "firstLeastMinor", first_pays_minor as "firstPaysMinor",
  share_hundredths as "shareHundredths", share_months as "shareMonths", from_at as "from"`;

export const RULES: Statement<ReferralRule> = {
  name: "referrals.rules",
  text: `select ${RULE} from referral.rules where is_on`,
};

/** Every brand that ever had a rule: what was earned is paid also when it is off. */
export const BRANDS: Statement<{ readonly brandId: string }> = {
  name: "referrals.brands",
  text: `select brand_id as "brandId" from referral.rules order by brand_id`,
};

export const RULE_OF: Statement<ReferralRule> = {
  name: "referrals.rule",
  text: `select ${RULE} from referral.rules where brand_id = $1 and is_on`,
};

/** A rule that is changed goes on from where it began; one that was off begins anew. */
export const SAVE_RULE: Statement<never> = {
  name: "referrals.save-rule",
  text: `
    insert into referral.rules as kept (brand_id, first_least_minor, first_pays_minor, share_hundredths, share_months, from_at)
    values ($1, $2::bigint, $3::bigint, $4::int, $5::int, $6::timestamptz)
    on conflict (brand_id) do update set first_least_minor = excluded.first_least_minor,
      first_pays_minor = excluded.first_pays_minor, share_hundredths = excluded.share_hundredths,
      share_months = excluded.share_months, is_on = true,
      from_at = case when kept.is_on then kept.from_at else excluded.from_at end`,
};

export const STOP_RULE: Statement<{ readonly brandId: string }> = {
  name: "referrals.stop-rule",
  text: `update referral.rules set is_on = false where brand_id = $1 and is_on returning brand_id as "brandId"`,
};

export type Friend = {
  readonly friendId: bigint;
  readonly inviterId: bigint;
  readonly brandId: string;
  readonly at: Date;
};

/** Of these players those who came by the link of a member: an agent is paid by contracts. */
export const FRIENDS: Statement<Friend> = {
  name: "referrals.friends",
  text: `
    select came.player_id as "friendId", link.player_id as "inviterId", came.brand_id as "brandId", came.at
    from accounts.link_registrations came
    join accounts.invitation_links link on link.brand_id = came.brand_id and link.code = came.code
    join accounts.players inviter on inviter.id = link.player_id and inviter.account_type = 0
    where came.player_id = any ($1::bigint[])
    order by came.player_id`,
};

/** By what a friend is likely the inviter: the same browser at the same address, the same payee, the same telephone. */
export const LIKENESS: Statement<{ readonly why: "device" | "payee" | "mobile" }> = {
  name: "referrals.likeness",
  text: `
    select 'device' as why where exists (
      select 1 from accounts.login_attempts one
      join accounts.login_attempts other
        on other.player_id = $2::bigint and other.device = one.device and other.address = one.address and other.outcome = 'ok'
      where one.player_id = $1::bigint and one.outcome = 'ok')
    union all select 'payee' where exists (
      select 1 from cashier.payees one
      join cashier.payees other on other.fingerprint = one.fingerprint and other.player_id = $2::bigint
      where one.player_id = $1::bigint)
    union all select 'mobile' where exists (
      select 1 from accounts.players one
      join accounts.players other on other.id = $2::bigint and other.mobile = one.mobile
      where one.id = $1::bigint)`,
};

/** In what a friend was found to be like the inviter and was released all the same, as an operator last decided it. */
export const RELEASED_LIKENESS: Statement<{ readonly why: string }> = {
  name: "referrals.released-likeness",
  text: `
    select why from (
      select distinct on (why) why, earning.state
      from referral.earnings earning, unnest(earning.held_for) why
      where earning.friend_id = $2::bigint and earning.inviter_id = $1::bigint and earning.decided_by is not null
      order by why, earning.decided_at desc, earning.id desc) last
    where state <> 'refused'`,
};

export const HOLD_MARK: Statement<{ readonly mark: string }> = {
  name: "referrals.hold-mark",
  text: "select xid::text as mark from referral.marks where what = $1 for update",
};

export const SAVE_MARK: Statement<never> = {
  name: "referrals.save-mark",
  text: "update referral.marks set xid = $2::text::xid8 where what = $1",
};

export const ADD_SHARE: Statement<never> = {
  name: "referrals.add-share",
  text: `
    insert into referral.shares as kept (friend_id, inviter_id, credit, day)
    values ($1::bigint, $2::bigint, $3::bigint, $4::timestamptz)
    on conflict (friend_id) do update set credit = kept.credit + excluded.credit`,
};

/** Friends of a brand whose share came to something before the day of $2. */
export const WHOLE_SHARES: Statement<{ readonly friendId: bigint }> = {
  name: "referrals.whole-shares",
  text: `
    select share.friend_id as "friendId" from referral.shares share
    join accounts.players friend on friend.id = share.friend_id and friend.brand_id = $1
    where share.credit >= 10000 and share.day < $2::timestamptz order by share.friend_id limit $3::int`,
};

/** Takes the whole minor units out of a share, and says what they were of. */
export const TAKE_SHARE: Statement<{ readonly inviterId: bigint; readonly minor: bigint }> = {
  name: "referrals.take-share",
  text: `
    with held as (
      select friend_id, credit from referral.shares
      where friend_id = $1::bigint and credit >= 10000 and day < $2::timestamptz for update)
    update referral.shares share set credit = held.credit % 10000, day = $2::timestamptz
    from held where share.friend_id = held.friend_id
    returning share.inviter_id as "inviterId", held.credit / 10000 as minor`,
};
