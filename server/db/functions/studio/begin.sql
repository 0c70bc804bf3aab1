-- Takes one of the rounds that were given to a player, for a round that begins in this transaction.
create or replace function studio.take_free_round(
  grant_id uuid, player text, game_code text, funds text, line_bet bigint, moment timestamptz
) returns boolean language plpgsql as $$
begin
  update studio.free_rounds f set used = f.used + 1
    where f.id = grant_id and f.player_ref = player and f.game = game_code and f.asset = funds
      and f.used < f.granted and f.expires_at > moment and f.line_bet_minor = line_bet;
  return found;
end $$;

-- What a function returns cannot be replaced in place: an older one that stands is taken away.
drop function if exists studio.begin_rounds(jsonb);
drop function if exists studio.begin_wagers(jsonb);

-- Begins rounds. Whoever holds a player's active pair of seeds begins, one after the other; in the order of the
-- players, so that two calls never wait for each other. outcome: begun (with the seeds that decide it) · own, the round
-- of the same form · open, the one that has to be settled before · or why there is none.
create or replace function studio.begin_rounds(asked jsonb)
returns table (nth integer, outcome text, round uuid, pair uuid, number integer, server text, commit_ text, client text,
  client_by text)
language plpgsql as $$
declare
  spin record;
  known record;
  seeds studio.seed_pairs;
begin
  for spin in
    select a.* from jsonb_to_recordset(asked) as a (
      nth integer, id uuid, session uuid, player text, spin text, game text, math integer, asset text,
      line_bet bigint, stake bigint, free_rounds uuid, cycle_ms integer, at timestamptz)
    order by a.player, a.nth
  loop
    nth := spin.nth; round := null; pair := null; number := null; server := null; commit_ := null; client := null;
    client_by := null;

    -- Anybody who waited while the pair was rotated finds it gone and, asking again, the one in its place.
    for attempt in 1..2 loop
      select p.* into seeds from studio.seed_pairs p
        where p.player_ref = spin.player and p.state = 'active' for no key update;
      exit when found;
    end loop;
    if seeds.id is null then raise exception 'player % has a session and no active seed pair', spin.player; end if;

    select k.id as own, o.id as open, k.line_bet_minor = spin.line_bet
          and k.free_rounds_id is not distinct from spin.free_rounds as same,
        exists (select from studio.rounds r where r.player_ref = spin.player and r.game = spin.game
          and r.started_at > spin.at - spin.cycle_ms * interval '1 millisecond' and r.state <> 'refused') as soon
      into known
      from (values (1)) as one
      left join studio.rounds k on k.session_id = spin.session and k.spin_ref = spin.spin
      left join studio.rounds o on o.player_ref = spin.player and o.state in ('staking', 'staked');
    outcome := case when known.own is not null then case when known.same then 'own' else 'spinConflict' end
      when known.open is not null then 'open'
      when known.soon then 'tooSoon' end;
    if outcome is not null then round := coalesce(known.own, known.open); return next; continue; end if;
    if spin.free_rounds is not null and not studio.take_free_round(
        spin.free_rounds, spin.player, spin.game, spin.asset, spin.line_bet, spin.at) then
      outcome := 'freeRoundsOver'; return next; continue;
    end if;

    with numbered as (update studio.seed_pairs p set next_nonce = p.next_nonce + 1 where p.id = seeds.id)
    insert into studio.rounds (id, session_id, player_ref, spin_ref, seed_pair_id, nonce, game, math_version, asset,
        line_bet_minor, stake_minor, free_rounds_id, stake_tx, payout_tx, state, started_at)
      values (spin.id, spin.session, spin.player, spin.spin, seeds.id, seeds.next_nonce, spin.game, spin.math, spin.asset,
        spin.line_bet, spin.stake, spin.free_rounds, spin.id || '-stake', spin.id || '-payout', 'staking', spin.at);
    outcome := 'begun'; round := spin.id; pair := seeds.id; number := seeds.next_nonce;
    server := seeds.server_seed; commit_ := seeds.commitment; client := seeds.client_seed;
    client_by := seeds.client_by;
    return next;
  end loop;
end $$;

-- Begins wagers that the player's own seeds decide. The lock and the order are those of begin_rounds. outcome: begun
-- (with the seeds that decide it) · own, the wager of the same form · open, the one of the game that has to be finished
-- before · or why there is none. `gone` is told of a choice that is no longer offered.
create or replace function studio.begin_wagers(asked jsonb)
returns table (nth integer, outcome text, wager uuid, pair uuid, number integer, server text, commit_ text, client text,
  client_by text)
language plpgsql as $$
declare
  form record;
  known record;
  seeds studio.seed_pairs;
begin
  for form in
    select a.* from jsonb_to_recordset(asked) as a (
      nth integer, id uuid, session uuid, player text, vendor text, ref text, game text, math integer, asset text,
      stake bigint, bet bigint, choice jsonb, free_rounds uuid, gone boolean, cycle_ms integer, at timestamptz)
    order by a.player, a.nth
  loop
    nth := form.nth; wager := null; pair := null; number := null; server := null; commit_ := null; client := null;
    client_by := null;

    for attempt in 1..2 loop
      select p.* into seeds from studio.seed_pairs p
        where p.player_ref = form.player and p.state = 'active' for no key update;
      exit when found;
    end loop;
    if seeds.id is null then raise exception 'player % has a session and no active seed pair', form.player; end if;

    select k.id as own, o.id as open, k.stake_minor = form.stake and k.choice = form.choice
          and k.free_rounds_id is not distinct from form.free_rounds as same,
        exists (select from studio.wagers w where w.player_ref = form.player and w.game = form.game
          and w.placed_at > form.at - form.cycle_ms * interval '1 millisecond' and w.state <> 'refused') as soon
      into known
      from (values (1)) as one
      left join lateral (
        select w.* from studio.wagers w
        where w.player_ref = form.player and w.game = form.game and w.form_ref = form.ref
          and (w.session_id = form.session or w.state <> 'refused')
        order by w.state = 'refused' limit 1) k on true
      left join lateral (
        select w.id from studio.wagers w
        where w.player_ref = form.player and w.game = form.game and w.state in ('staking', 'staked', 'paying', 'returning')
        order by w.placed_at, w.id limit 1) o on true;
    outcome := case when known.own is not null then case when known.same then 'own' else 'wagerConflict' end
      when known.open is not null then 'open'
      when form.gone then 'choiceGone'
      when known.soon then 'tooSoon' end;
    if outcome is not null then wager := coalesce(known.own, known.open); return next; continue; end if;
    if form.free_rounds is not null and not studio.take_free_round(
        form.free_rounds, form.player, form.game, form.asset, form.bet, form.at) then
      outcome := 'freeRoundsOver'; return next; continue;
    end if;

    with numbered as (update studio.seed_pairs p set next_nonce = p.next_nonce + 1 where p.id = seeds.id)
    insert into studio.wagers (id, session_id, player_ref, vendor, game, asset, math_version, form_ref, round_ref,
        stake_minor, choice, free_rounds_id, seed_pair_id, nonce, client_seed, state, placed_at)
      values (form.id, form.session, form.player, form.vendor, form.game, form.asset, form.math, form.ref, form.id::text,
        form.stake, form.choice, form.free_rounds, seeds.id, seeds.next_nonce, seeds.client_seed, 'staking', form.at);
    outcome := 'begun'; wager := form.id; pair := seeds.id; number := seeds.next_nonce;
    server := seeds.server_seed; commit_ := seeds.commitment; client := seeds.client_seed;
    client_by := seeds.client_by;
    return next;
  end loop;
end $$;
