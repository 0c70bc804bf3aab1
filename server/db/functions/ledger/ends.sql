-- Whether a round stays ended when a payout of it is taken back: its vendor has ended it (or the house, as the vendor said),
-- or another payout that stands did. That a payout ends its round is kept in nothing but its content.
create or replace function ledger.stays_ended(p_scope text, p_player bigint, p_round text, p_undone bigint) returns boolean
language sql stable as $$
  select exists (select 1 from ledger.idempotency_keys i
      where i.scope = p_scope and i.player_id = p_player and i.op = OP_END_ROUND::smallint and i.outcome = 'OK'
        and i.key = any (array[p_round, 'nard-stale-' || encode(sha256(convert_to(p_round, 'UTF8')), 'hex')]))
    or exists (select 1 from ledger.transfers t
      where t.player_id = p_player and t.round_ref = p_round and t.scope = p_scope and t.kind = MOVE_PAYOUT and t.id <> p_undone
        and ledger.has_ended(t)
        and not exists (select 1 from ledger.transfers back where back.reverses = t.id))
$$;

-- Whether a payout came with the end of its round.
create or replace function ledger.has_ended(t ledger.transfers) returns boolean language sql stable as $$
  select i.hash = ledger.content_of(row('credit', t.scope, t.player_id, t.key, s.code, null, t.round_ref, t.game, t.ref_key,
      t.payout_kind, 'true', null, null, null)::ledger.command, OP_CREDIT::smallint, paid.amount)
    from ledger.idempotency_keys i
    join ledger.accounts a on a.id = i.account_id
    join ledger.assets s on s.id = a.asset_id
    cross join lateral (select coalesce(sum(l.amount), 0)::bigint as amount from ledger.postings l where l.transfer_id = t.id) paid
    where i.scope = t.scope and i.player_id = t.player_id and i.op = OP_CREDIT::smallint and i.key = t.key
$$;

-- Ends a round under its game, or that of a stake which was taken in it. Its number is the round, so a refusal is not
-- remembered: the right end may yet come.
create or replace function ledger.end_round(p_scope text, p_player bigint, p_round text, p_game text, p_at timestamptz)
returns text language plpgsql as $$
declare
  r wallet.rounds;
begin
  select w.* into r from wallet.rounds w
    where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round;
  if r.state is null then
    return 'BET_NOT_FOUND';
  elsif r.game <> p_game and not ledger.was_staked_in(p_scope, p_player, p_round, p_game) then
    return 'TX_NOT_FOUND';
  elsif r.state <> 'closed' then
    update wallet.rounds w set state = 'closed', changed_at = p_at, closed_at = coalesce(w.closed_at, p_at),
        settled_at = coalesce(w.settled_at, p_at), settled_xid = coalesce(w.settled_xid, pg_current_xact_id()),
        ended_xid = case when w.settled_xid is null then pg_current_xact_id() else w.ended_xid end
      where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round;
  end if;
  return 'OK';
end $$;
