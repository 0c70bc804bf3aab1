-- What decides a round is written once. Only its way to the end may still be told.
create or replace function studio.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a fact of studio.% does not change', tg_table_name;
end $$;
create or replace trigger pairs_stay before delete or truncate on studio.seed_pairs
  for each statement execute function studio.refuse_change();
create or replace trigger pair_facts_stay before update on studio.seed_pairs for each row
  when (old.revealed_at is not null
    or (old.client_seed is not null
      and (new.client_seed, new.client_by) is distinct from (old.client_seed, old.client_by)
      and (old.next_nonce, old.client_by, new.client_by) is distinct from (0, 'house', 'player'))
    or (new.player_ref, new.server_seed, new.commitment)
      is distinct from (old.player_ref, old.server_seed, old.commitment)
    or new.next_nonce < old.next_nonce)
  execute function studio.refuse_change();
create or replace trigger rounds_stay before delete or truncate on studio.rounds
  for each statement execute function studio.refuse_change();
create or replace trigger round_facts_stay before update on studio.rounds for each row
  when (old.settled_at is not null
    or (old.outcome is not null and (new.outcome, new.payout_minor) is distinct from (old.outcome, old.payout_minor))
    or (new.session_id, new.spin_ref, new.seed_pair_id, new.nonce, new.game, new.math_version, new.line_bet_minor,
        new.stake_minor, new.stake_tx, new.payout_tx)
      is distinct from (old.session_id, old.spin_ref, old.seed_pair_id, old.nonce, old.game, old.math_version,
        old.line_bet_minor, old.stake_minor, old.stake_tx, old.payout_tx))
  execute function studio.refuse_change();
create or replace trigger round_grant_stays before update on studio.rounds for each row
  when (new.free_rounds_id is distinct from old.free_rounds_id)
  execute function studio.refuse_change();
create or replace trigger wagers_stay before delete or truncate on studio.wagers
  for each statement execute function studio.refuse_change();
create or replace trigger wager_facts_stay before update on studio.wagers for each row
  when (old.settled_at is not null
    or (old.payout_minor is not null and (new.payout_minor, new.result) is distinct from (old.payout_minor, old.result))
    or (new.session_id, new.player_ref, new.form_ref, new.round_ref, new.game, new.math_version, new.stake_minor,
        new.choice, new.seed_pair_id, new.nonce, new.client_seed, new.asset)
      is distinct from (old.session_id, old.player_ref, old.form_ref, old.round_ref, old.game, old.math_version,
        old.stake_minor, old.choice, old.seed_pair_id, old.nonce, old.client_seed, old.asset))
  execute function studio.refuse_change();
create or replace trigger wager_grant_stays before update on studio.wagers for each row
  when (new.free_rounds_id is distinct from old.free_rounds_id)
  execute function studio.refuse_change();
create or replace trigger chains_stay before delete or truncate on studio.chains
  for each statement execute function studio.refuse_change();
create or replace trigger chain_facts_stay before update on studio.chains for each row
  when ((new.game, new.terminal, new.length, new.spacing, new.kept)
      is distinct from (old.game, old.terminal, old.length, old.spacing, old.kept)
    or new.next_index < old.next_index)
  execute function studio.refuse_change();
create or replace trigger shared_rounds_stay before delete or truncate on studio.shared_rounds
  for each statement execute function studio.refuse_change();
create or replace trigger shared_round_facts_stay before update on studio.shared_rounds for each row
  when ((new.id, new.game, new.number, new.math_version, new.chain_id, new.chain_index, new.terminal, new.commit,
      new.opens_at, new.closes_at)
    is distinct from (old.id, old.game, old.number, old.math_version, old.chain_id, old.chain_index, old.terminal,
      old.commit, old.opens_at, old.closes_at)
    or (old.entropy is not null
      and (new.entropy, new.stakes, new.drawn_at) is distinct from (old.entropy, old.stakes, old.drawn_at))
    or (old.link is not null and (new.state, new.outcome, new.link, new.reason, new.ends_at)
      is distinct from (old.state, old.outcome, old.link, old.reason, old.ends_at))
    or old.finished_at is not null)
  execute function studio.refuse_change();
-- What was called off by two operators shows what it would have been.
create or replace trigger shared_rounds_show_what_was before update on studio.shared_rounds for each row
  when (new.state = 'cancelled' and old.state in ('closing', 'drawing') and new.outcome is null)
  execute function studio.refuse_change();
create or replace trigger draws_show_what_was before update on studio.draws for each row
  when (new.state = 'cancelled' and old.state = 'locked' and old.results_by = 'chain' and new.numbers is null
    and (new.beacon_round is null or new.beacon is not null))
  execute function studio.refuse_change();
create or replace trigger round_call_offs_stay before delete or truncate on studio.round_call_offs
  for each statement execute function studio.refuse_change();
create or replace trigger round_call_off_facts_stay before update on studio.round_call_offs for each row
  when (old.seconded_by is not null
    or (new.id, new.round_id, new.subject, new.reason, new.proposed_by, new.proposed_at, new.expires_at)
      is distinct from
      (old.id, old.round_id, old.subject, old.reason, old.proposed_by, old.proposed_at, old.expires_at))
  execute function studio.refuse_change();

create or replace trigger stake_lists_stay before update or delete or truncate on studio.stake_lists
  for each statement execute function studio.refuse_change();

-- A draw that nobody could stake on yet may be planned anew; every other one stays.
create or replace trigger draws_stay before delete on studio.draws for each row when (old.state <> 'scheduled')
  execute function studio.refuse_change();
create or replace trigger draws_never_truncated before truncate on studio.draws
  for each statement execute function studio.refuse_change();
create or replace trigger draw_facts_stay before update on studio.draws for each row
  when ((new.game, new.number, new.id, new.math_version)
      is distinct from (old.game, old.number, old.id, old.math_version)
    or old.settled_at is not null
    or (old.state = 'cancelled' and new.state <> 'cancelled')
    or (old.state <> 'scheduled' and (new.locks_at, new.draws_at, new.results_by, new.chain_id, new.chain_index,
        new.terminal, new.commitment, new.beacon_chain, new.beacon_round)
      is distinct from (old.locks_at, old.draws_at, old.results_by, old.chain_id, old.chain_index, old.terminal,
        old.commitment, old.beacon_chain, old.beacon_round))
    or (old.beacon is not null and new.beacon is distinct from old.beacon)
    or (old.entropy is not null and new.entropy is distinct from old.entropy)
    or (old.state = 'drawn' and (new.link, new.numbers) is distinct from (old.link, old.numbers)))
  execute function studio.refuse_change();
create or replace trigger draw_corrections_stay before delete or truncate on studio.draw_corrections
  for each statement execute function studio.refuse_change();
create or replace trigger book_event_facts_stay before update on studio.book_events for each row
  when ((old.chain_id is not null
      and (new.chain_id, new.chain_index) is distinct from (old.chain_id, old.chain_index))
    or (old.entropy is not null and new.entropy is distinct from old.entropy)
    or (old.outcome is not null and new.outcome is distinct from old.outcome)
    or (new.id, new.game, new.source) is distinct from (old.id, old.game, old.source))
  execute function studio.refuse_change();

-- A stake keeps all that it is on: what nobody staked on may go.
create or replace trigger book_legs_stay before update or delete or truncate on studio.book_legs
  for each statement execute function studio.refuse_change();
create or replace trigger book_prices_keep before update or truncate on studio.book_prices
  for each statement execute function studio.refuse_change();
create or replace trigger book_rules_stay before delete or truncate on studio.book_rules
  for each statement execute function studio.refuse_change();
create or replace trigger book_rulings_stay before delete or truncate on studio.book_rulings
  for each statement execute function studio.refuse_change();
create or replace trigger book_ruling_facts_stay before update on studio.book_rulings for each row
  when (old.state <> 'proposed'
    or (new.event_id, new.market_id, new.kind, new.result, new.reason, new.proposed_by, new.proposed_at)
      is distinct from (old.event_id, old.market_id, old.kind, old.result, old.reason, old.proposed_by, old.proposed_at))
  execute function studio.refuse_change();
create or replace trigger tables_stay before delete or truncate on studio.tables
  for each statement execute function studio.refuse_change();
create or replace trigger table_facts_stay before update on studio.tables for each row
  when (old.ended_at is not null
    or (old.entropy is not null and new.entropy is distinct from old.entropy)
    or (new.vendor, new.game, new.asset, new.math_version, new.buy_in_minor, new.secret, new.commitment)
      is distinct from (old.vendor, old.game, old.asset, old.math_version, old.buy_in_minor, old.secret, old.commitment)
    or new.version < old.version)
  execute function studio.refuse_change();
create or replace trigger table_rake_stays before update on studio.tables for each row
  when ((new.rake_percent, new.rake_most_minor) is distinct from (old.rake_percent, old.rake_most_minor))
  execute function studio.refuse_change();
create or replace trigger table_moves_stay before update or delete or truncate on studio.table_moves
  for each statement execute function studio.refuse_change();

-- A seat is left while nothing is staked on it.
create or replace trigger table_seats_stay before delete on studio.table_seats for each row
  when (old.wager_id is not null)
  execute function studio.refuse_change();
create or replace trigger table_seat_facts_stay before update on studio.table_seats for each row
  when ((new.player_ref, new.session_id, new.game, new.asset) is distinct from (old.player_ref, old.session_id, old.game, old.asset)
    or (old.wager_id is not null and new.wager_id is distinct from old.wager_id)
    or (old.place is not null and new.place is distinct from old.place))
  execute function studio.refuse_change();
