-- Gives trial money, which nobody pays for: from its issuance to the player.
create or replace function ledger.grant_trial(p_scope text, p_player bigint, p_key text, p ledger.purse, p_amount bigint, p_at timestamptz)
returns ledger.answer language plpgsql as $$
declare a ledger.answer;
begin
  if p_amount > 9223372036854775807 - p.balance then
    a.outcome := 'BAD_REQUEST';
    return a;
  end if;
  a.outcome := 'OK';
  a.transfer_id := nextval('ledger.transfer_id');
  insert into ledger.transfers (id, kind, scope, player_id, key, at)
    values (a.transfer_id, MOVE_GRANT, p_scope, p_player, p_key, p_at);
  perform ledger.book(p, p_amount, 0, a.transfer_id, p.issuance_id);
  a.balance := p.balance + p_amount;
  a.bonus := p.bonus;
  a.version := p.version + p.bonus_version + (p_amount > 0)::int;
  return a;
end $$;
