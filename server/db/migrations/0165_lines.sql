-- Why: an agent's team is everybody below, however deep, and what is paid for a month needs the team as it was then.
-- One look at the player above says neither.
create schema team;

-- Who stood above whom, how many steps, and from when until when; the last moment is not part of it. Players belong to
-- accounts: their numbers are kept here and no foreign key is drawn across.
create table team.lines (
  ancestor bigint not null,
  descendant bigint not null,
  depth integer not null check (depth > 0),
  since timestamptz not null,
  -- Null while it lasts.
  until timestamptz,
  primary key (descendant, ancestor, since),
  check (ancestor <> descendant),
  check (until > since)
);
-- One player stands on each step above another.
create unique index lines_above on team.lines (descendant, depth) where until is null;
create index lines_below on team.lines (ancestor, depth, descendant) where until is null;

-- Nobody wrote down when a player was put below another: it counts from when the last of those between them was there.
insert into team.lines (ancestor, descendant, depth, since)
with recursive line (ancestor, descendant, depth, since) as (
  select above.id, below.id, 1, greatest(above.created_at, below.created_at)
  from accounts.players below join accounts.players above on above.id = below.upline
  union all
  select above.id, line.descendant, line.depth + 1, greatest(line.since, above.created_at)
  from line
  join accounts.players between_them on between_them.id = line.ancestor
  join accounts.players above on above.id = between_them.upline
)
select ancestor, descendant, depth, since from line;
