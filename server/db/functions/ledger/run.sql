-- The asset that a command speaks of when it does not say so itself: that of what it undoes, or of the round.
create or replace function ledger.asset_of(
  p_op smallint, p_scope text, p_player bigint, p_target text, p_round text, p_of text, p_else text
) returns text language plpgsql as $$
declare code text;
begin
  if p_op = OP_ROLLBACK then
    select s.code into code
      from ledger.idempotency_keys i
      left join ledger.accounts a on a.id = i.account_id
      left join ledger.assets s on s.id = a.asset_id
      where i.scope = p_scope and i.player_id = p_player and i.key = p_target
        and i.op = any (case p_of when 'debit' then '{OP_DEBIT}' when 'credit' then '{OP_CREDIT}' else '{OP_DEBIT,OP_CREDIT}' end::smallint[])
      order by i.hash is null, i.op limit 1;
  end if;
  if code is null then
    select s.code into code
      from wallet.rounds w join ledger.assets s on s.id = w.asset_id
      where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round;
  end if;
  return coalesce(code, p_else);
end $$;

-- Does one command of a player whose row is locked, once for its key. p_alone is false inside an order that may yet
-- be undone as a whole: then a refusal is not remembered here.
create or replace function ledger.run(c ledger.command, p_alone boolean) returns ledger.answer language plpgsql as $$
declare
  a ledger.answer;
  p ledger.purse;
  known ledger.idempotency_keys;
  v_op smallint := ledger.op_of(c.op);
  v_player bigint;
  v_amount bigint;
  v_at timestamptz;
  v_hash bytea;
begin
  if v_op = OP_UNKNOWN or not ledger.is_sound(c, v_op) then
    a.outcome := 'BAD_REQUEST';
    a.replayed := false;
    return a;
  end if;
  v_player := c.player;
  v_at := c.at;
  if v_op not in (OP_ROLLBACK, OP_END_ROUND) then
    v_amount := c.amount;
  end if;
  v_hash := ledger.content_of(c, v_op, v_amount);
  select i.* into known from ledger.idempotency_keys i
    where i.scope = c.scope and i.player_id = v_player and i.op = v_op and i.key = c.key;
  -- A round that stands open though it was ended is ended anew: rollbacks once opened rounds that their vendor had ended.
  if v_op = OP_END_ROUND and known.hash = v_hash and exists (select 1 from wallet.rounds w
      where w.vendor = c.scope and w.player_id = v_player and w.round_ref = c.round and w.state = 'open') then
    known := null;
  end if;
  -- A duplicate writes as well: its answer then waits for the same commit barrier as the first one did.
  if known.outcome is not null and known.hash is not null then
    update ledger.idempotency_keys i set dup_seen = i.dup_seen + 1
      where i.scope = c.scope and i.player_id = v_player and i.op = v_op and i.key = c.key;
    if known.hash = v_hash then
      select s.code into a.asset from ledger.accounts o join ledger.assets s on s.id = o.asset_id where o.id = known.account_id;
      a.outcome := known.outcome; a.balance := known.balance_after; a.bonus := known.bonus_after;
      a.version := known.version_after; a.transfer_id := known.transfer_id; a.limit_name := known.limit_name;
      a.replayed := true;
      return a;
    end if;
  end if;

  p := ledger.purse_of(v_player, case when v_op in (OP_ROLLBACK, OP_END_ROUND)
    then ledger.asset_of(v_op, c.scope, v_player, c.ref, c.round, c.kind, c.asset) else c.asset end);
  if p.account_id is null or (v_op = OP_GRANT and p.issuance_id is null) then
    a.outcome := 'PLAYER_NOT_FOUND';
    a.replayed := false;
    return a;
  end if;
  if known.outcome is not null then
    -- What was buried keeps its content from now on, so that the same again is the same answer again.
    a.outcome := case when known.hash is null then 'TX_CANCELLED' else 'DUPLICATE_CONFLICT' end;
  elsif c.refusal is not null then
    -- A player who is shut out is told so before anything else that speaks against the stake.
    a.outcome := case when v_op = OP_DEBIT and (p.frozen or (p.guarded and exists (select 1 from wallet.play_guards g
      where g.player_id = v_player and g.asset_id = p.asset_id and g.paused_until > v_at)))
      then 'PLAYER_BLOCKED' else c.refusal end;
  elsif v_op = OP_DEBIT then
    a := ledger.stake(c.scope, v_player, c.key, p, v_amount, c.round, c.game, v_at);
  elsif v_op = OP_CREDIT then
    a := ledger.payout(c.scope, v_player, c.key, p, v_amount, c.round, c.game, v_at, c.kind, c.ref, c."endsRound" = 'true');
  elsif v_op = OP_ROLLBACK then
    a := ledger.rollback(c.scope, v_player, c.key, p, c.ref, c.round, v_at, c.kind);
  elsif v_op = OP_GRANT then
    a := ledger.grant_trial(c.scope, v_player, c.key, p, v_amount, v_at);
  elsif v_op = OP_ADJUST then
    a := ledger.adjust(c.scope, v_player, c.key, p, v_amount, c.round, c.game, v_at, c.kind, c.extra);
  else
    a.outcome := ledger.end_round(c.scope, v_player, c.round, c.game, v_at);
  end if;
  a.asset := p.asset;
  a.replayed := false;
  if a.balance is null then
    a.balance := p.balance;
    a.bonus := p.bonus;
    a.version := p.version + p.bonus_version;
  end if;
  if a.outcome = 'OK' or (p_alone and v_op <> OP_END_ROUND and a.outcome not in ('BET_NOT_FOUND', 'BAD_REQUEST', 'DUPLICATE_CONFLICT')) then
    perform ledger.remember(c.scope, v_player, v_op, c.key, v_hash, p.account_id, a);
  end if;
  return a;
end $$;
