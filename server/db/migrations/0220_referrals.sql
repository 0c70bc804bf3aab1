-- Why: a member who brings friends is paid for it by a rule that is read from the ledger, once for each thing.
create schema referral;

-- By what the members of a brand are paid for friends who came since from_at: a sum at a friend's first deposit of at
-- least so much, and a share of what a friend stakes, in hundredths of a percent, for some months.
create table referral.rule (
  brand text primary key,
  first_least_minor bigint check (first_least_minor > 0),
  first_pays_minor bigint check (first_pays_minor > 0),
  share_hundredths int check (share_hundredths between 1 and 500),
  share_months int check (share_months between 1 and 60),
  from_at timestamptz not null,
  is_on boolean not null default true,
  check ((first_least_minor is null) = (first_pays_minor is null)),
  check ((share_hundredths is null) = (share_months is null)),
  check (first_pays_minor is not null or share_hundredths is not null)
);

-- The share of one friend that is not yet an earning, in ten-thousandths of a minor unit: below nought where stakes were
-- given back after they had been paid for. `day` is that of the brand in which it was last made one.
create table referral.share (
  friend_id bigint primary key,
  inviter_id bigint not null,
  credit bigint not null,
  day timestamptz not null
);
create index share_of_inviter on referral.share (inviter_id);
create index share_whole on referral.share (day) where credit >= 10000;

-- What a friend brought, once for its key. It is paid at once unless the friend is likely the inviter: then it is held
-- for a person, with why. `try_at` is when it is tried again where its inviter can be given nothing now.
create table referral.earning (
  id uuid primary key,
  key text collate "C" not null unique,
  inviter_id bigint not null,
  friend_id bigint not null,
  kind text not null check (kind in ('first', 'share')),
  minor bigint not null check (minor > 0),
  state text not null check (state in ('due', 'held', 'paid', 'refused')),
  held_for text[] not null default '{}',
  earned_at timestamptz not null,
  try_at timestamptz not null,
  movement_id bigint,
  decided_at timestamptz,
  decided_by text,
  reason text,
  check ((state = 'paid') = (movement_id is not null))
);
create index earning_of_inviter on referral.earning (inviter_id, id desc);
create index earning_due on referral.earning (try_at) where state = 'due';
create index earning_held on referral.earning (id) where state = 'held';

-- Up to where the ledger was read, for deposits and for stakes.
create table referral.mark (what text primary key check (what in ('deposits', 'stakes')), xid xid8 not null default '0');
insert into referral.mark (what) values ('deposits'), ('stakes');
