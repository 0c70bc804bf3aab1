-- Why: what is given for points may be a thing that is sent to somebody, and nothing that the ledger pays.
alter table points.rewards drop constraint reward_pays_check, drop constraint reward_amount_minor_check;
alter table points.rewards
  add constraint reward_pays_check check (pays in ('money', 'bonus', 'goods')),
  add constraint reward_amount_minor_check
    check (case when pays = 'goods' then amount_minor = 0 else amount_minor > 0 end);
alter table points.redemptions drop constraint redemption_pays_check, drop constraint redemption_amount_minor_check;
alter table points.redemptions
  add constraint redemption_pays_check check (pays in ('money', 'bonus', 'goods')),
  add constraint redemption_amount_minor_check
    check (case when pays = 'goods' then amount_minor = 0 else amount_minor > 0 end);

-- Where a thing goes, and how far it is. The note is what its player reads: how it is sent, or why it is not.
create table points.orders (
  id uuid primary key references points.redemptions,
  brand_id text not null,
  player_id bigint not null,
  recipient text not null check (recipient <> ''),
  phone text not null check (phone <> ''),
  address text not null check (address <> ''),
  state text not null default 'ordered' check (state in ('ordered', 'sent', 'delivered', 'cancelled')),
  note text not null default '',
  changed_at timestamptz not null
);
create index orders_of_brand on points.orders (brand_id, state, id);
create index orders_of_player on points.orders (player_id, id);
