-- Why: a raffle is only worth its tickets where nobody can choose the winner. The seed is fixed before the first ticket,
-- the tickets before the seed is shown, and everybody can draw again.
create schema raffle;

insert into ledger.transfer_kind (id, name) values (36, 'raffle-prize');

-- One raffle as it was published: of what is written here nothing changes. root is written when no ticket can be added
-- any more, link when it is drawn.
create table raffle.raffles (
  id uuid primary key,
  brand text not null,
  code text not null check (code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  titles jsonb not null,
  rules jsonb not null,
  source text not null check (source in ('stakes', 'deposits')),
  category text,
  per_ticket_minor bigint not null check (per_ticket_minor > 0),
  most_tickets int not null check (most_tickets between 1 and 10000),
  prizes jsonb not null,
  reserves int not null check (reserves between 0 and 100),
  claim_days int not null check (claim_days between 1 and 365),
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  published_at timestamptz not null,
  chain_id uuid not null,
  chain_index int not null,
  terminal text not null,
  commitment text not null,
  state text not null check (state in ('published', 'closed', 'drawn', 'stopped')),
  tickets bigint not null default 0 check (tickets >= 0),
  root text,
  closed_at timestamptz,
  link text,
  drawn_at timestamptz,
  unique (brand, code),
  check ((root is null) = (state in ('published', 'stopped'))),
  check ((link is null) = (state <> 'drawn'))
);
create index raffles_that_go_on on raffle.raffles (closes_at) where state in ('published', 'closed');

-- What a player has in a raffle: what counted so far, the numbers that were given for it, and how many of these were
-- taken back at the close because stakes had been. The salt opens the name that their tickets bear in public.
create table raffle.entries (
  raffle_id uuid not null references raffle.raffles,
  player_id bigint not null,
  salt text not null,
  credit_minor bigint not null check (credit_minor >= 0),
  tickets int not null default 0 check (tickets >= 0),
  taken_back int not null default 0 check (taken_back between 0 and tickets),
  primary key (raffle_id, player_id)
);
create index entries_of_player on raffle.entries (player_id);

-- Tickets that were numbered together: from first on, without a gap to the block before.
create table raffle.blocks (
  raffle_id uuid not null references raffle.raffles,
  first bigint not null check (first > 0),
  many int not null check (many > 0),
  player_id bigint not null,
  given_at timestamptz not null,
  primary key (raffle_id, first)
);
create index blocks_of_player on raffle.blocks (player_id, raffle_id, first);

-- Who was drawn, in the order of the draw. prize is the place among the prizes; a reserve has none until a winner did
-- not claim.
create table raffle.drawn (
  raffle_id uuid not null references raffle.raffles,
  nth int not null check (nth > 0),
  player_id bigint not null,
  ticket bigint not null,
  name text not null,
  prize int check (prize > 0),
  state text not null check (state in ('reserve', 'won', 'claimed', 'lapsed')),
  claim_until timestamptz,
  claimed_at timestamptz,
  movement_id bigint,
  bonus_id uuid,
  primary key (raffle_id, nth),
  unique (raffle_id, player_id),
  check ((prize is null) = (state = 'reserve')),
  check ((claimed_at is null) = (state <> 'claimed'))
);
create index drawn_of_player on raffle.drawn (player_id);
create index drawn_by_movement on raffle.drawn (movement_id) where movement_id is not null;
create index drawn_that_lapse on raffle.drawn (claim_until) where state = 'won';
create unique index drawn_prize_once on raffle.drawn (raffle_id, prize) where state in ('won', 'claimed');

create table raffle.mark (one boolean primary key default true check (one), xid xid8 not null default '0');
insert into raffle.mark default values;
