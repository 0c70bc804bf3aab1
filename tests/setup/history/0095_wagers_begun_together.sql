-- Why: as with rounds (0094), a game that a player's own seeds decide asked the database nine times before its stake
-- was asked for. And its rounds, too, may be given to a player: such a wager costs nothing and pays as if it did.
alter table studio.wagers add column free_rounds_id uuid references studio.free_rounds;
alter table studio.wagers drop constraint wagers_stake_minor_check;
alter table studio.wagers add constraint free_wagers_cost_nothing
  check (case when free_rounds_id is null then stake_minor > 0 else stake_minor = 0 end);
create trigger wager_grant_stays before update on studio.wagers for each row
  when (new.free_rounds_id is distinct from old.free_rounds_id)
  execute function studio.refuse_change();

-- Begins wagers that the player's own seeds decide. The lock and the order are those of begin_rounds. outcome: begun
-- (with the seeds that decide it) · own, the wager of the same form · open, the one of the game that has to be finished
-- before · or why there is none. `gone` is told of a choice that is no longer offered.
create function studio.begin_wagers(asked jsonb)
returns table (nth integer, outcome text, wager uuid, pair uuid, number integer, server text, commit_ text, client text)
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
    return next;
  end loop;
end $$;
