-- Why: a promotion may be applied for with a remark and pictures, and somebody who reads them decides.
insert into ledger.transfer_kind (id, name) values (119, 'promotion-cash'), (120, 'referral-pay');

-- How a promotion is applied for and what it then gives (server/promotions/applications/application-rule.ts).
alter table promotions.promotions add column application jsonb check (application is null or kind = 'apply');

-- One for each player, promotion and period. `gives` is what the promotion gave when it was written, and `movement_id`
-- where that is in the ledger; a bonus has a row of its own.
create table promotions.application (
  reference text collate "C" primary key,
  promotion text not null,
  player_id bigint not null,
  period text not null,
  remark text not null,
  channel text check (channel in ('whatsapp', 'zalo')),
  contact text,
  gives jsonb not null,
  pictures int not null check (pictures between 0 and 3),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  applied_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  reason text,
  movement_id bigint,
  unique (player_id, promotion, period),
  check ((state = 'waiting') = (decided_at is null)),
  check ((channel is null) = (contact is null))
);
create index application_queue on promotions.application (state, applied_at, reference);
create index application_of_player on promotions.application (player_id, applied_at desc);
create index application_decided on promotions.application (decided_at) where pictures > 0;
create index application_paid on promotions.application (movement_id) where movement_id is not null;

-- As the house made them anew. They go some time after the decision.
create table promotions.application_picture (
  reference text collate "C" references promotions.application,
  nth int check (nth between 1 and 3),
  bytes bytea not null,
  digest bytea not null,
  primary key (reference, nth)
);
create index application_picture_same on promotions.application_picture (digest);
