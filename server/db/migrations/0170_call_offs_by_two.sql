-- Why: once betting has closed, the house can know what comes of a round that many share. Whoever could call it off
-- alone could choose which outcomes are paid. So it takes two operators, and what it would have been stays public.

-- round_id is that of a shared round, of a draw by the chain or of a match at a card table, and subject what operators
-- call it. What nobody has seconded by expires_at counts no more.
create table studio.round_call_offs (
  id bigint generated always as identity primary key,
  round_id uuid not null,
  subject text not null check (length(subject) between 1 and 200),
  reason text not null check (length(reason) between 1 and 200),
  proposed_by text not null,
  proposed_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > proposed_at),
  seconded_by text check (seconded_by <> proposed_by),
  seconded_at timestamptz,
  check ((seconded_by is null) = (seconded_at is null)),
  check (seconded_at < expires_at)
);
create index round_call_offs_by_round on studio.round_call_offs (round_id);
create index round_call_offs_waiting on studio.round_call_offs (expires_at) where seconded_by is null;

-- A round that was called off after its entropy was fixed shows what it would have been. Rounds of before do not.
alter table studio.shared_rounds drop constraint shared_rounds_check4;
alter table studio.shared_rounds add check (state <> 'settled' or outcome is not null);
alter table studio.shared_rounds add check (outcome is null or state in ('settled', 'cancelled'));
