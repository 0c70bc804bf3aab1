-- What lies in a player's bonus, and whether more may come of it: rounds that were staked from it and are not over, and
-- payouts that a person looks at.
create or replace function ledger.bonus_money(p_player bigint, p_asset text)
returns table (balance bigint, is_in_play boolean)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select b.balance,
      exists (select 1 from wallet.rounds r
        where r.player_id = p_player and r.state = 'open' and r.bonus_stake_minor > 0)
      or exists (select 1 from wallet.held_payouts h
        where h.player_id = p_player and h.state = 'waiting' and h.bonus_minor > 0)
    from ledger.accounts b join ledger.assets s on s.id = b.asset_id and s.code = p_asset
    where b.owner_kind = OWNER_PLAYER and b.owner_id = p_player and b.kind = ACCOUNT_BONUS
$$;
revoke all on function ledger.bonus_money(bigint, text) from public;

-- The same, and the player is held until the transaction ends, so that it stays so.
create or replace function ledger.hold_bonus(p_player bigint, p_asset text)
returns table (balance bigint, is_in_play boolean)
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform ledger.lock_players(array[p_player]);
  return query select m.balance, m.is_in_play from ledger.bonus_money(p_player, p_asset) m;
end $$;
revoke all on function ledger.hold_bonus(bigint, text) from public;
