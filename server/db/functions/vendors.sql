-- Money on its way to a vendor's own wallet is held by its order (ledger.open_holds).
create or replace view vendors.open_hold as
  select f.player_id, f.asset, f.amount_minor
    from vendors.fund_transfers f where f.direction = 'to-vendor' and f.state in ('sending', 'unknown');

-- Takes one free round of a gift for a stake: `new`, `known` where this stake has taken one before, and `none` where the
-- gift is somebody else's, of another game or money, over, or used up.
create or replace function vendors.take_free_round(
  p_grant uuid, p_tx text, p_player bigint, p_vendor text, p_game text, p_asset text, p_at timestamptz
) returns text language plpgsql as $$
declare
  g vendors.free_rounds;
begin
  select f.* into g from vendors.free_rounds f
    where f.id = p_grant and f.player_id = p_player and f.vendor = p_vendor and f.game = p_game and f.asset = p_asset
    for update;
  if not found then
    return 'none';
  elsif exists (select 1 from vendors.free_round_stakes s where s.tx_id = p_tx and s.grant_id = p_grant) then
    return 'known';
  elsif g.state not in ('granting', 'granted') or g.expires_at <= p_at or g.used = g.granted then
    return 'none';
  end if;
  insert into vendors.free_round_stakes (tx_id, grant_id) values (p_tx, p_grant);
  update vendors.free_rounds f set used = f.used + 1 where f.id = p_grant;
  return 'new';
end $$;

-- Gives back the free round that a stake took, where it took one: its vendor has undone the stake, or (p_never) it was
-- refused, and then its number may take one anew. A stake that the ledger has taken is never one that was refused: its
-- number came again, with another content or beside a stake that failed.
create or replace function vendors.return_free_round(p_tx text, p_player bigint, p_vendor text, p_never boolean) returns void
language plpgsql as $$
declare
  v_grant uuid;
begin
  select s.grant_id into v_grant from vendors.free_round_stakes s join vendors.free_rounds f on f.id = s.grant_id
    where s.tx_id = p_tx and f.player_id = p_player and f.vendor = p_vendor;
  if not found then
    return;
  end if;
  perform 1 from vendors.free_rounds f where f.id = v_grant for update;
  if p_never then
    if exists (select 1 from ledger.idempotency_keys i
        where i.scope = p_vendor and i.player_id = p_player and i.op = OP_DEBIT and i.key = p_tx and i.outcome = 'OK') then
      return;
    end if;
    delete from vendors.free_round_stakes s where s.tx_id = p_tx and s.grant_id = v_grant and not s.is_undone;
  else
    update vendors.free_round_stakes s set is_undone = true where s.tx_id = p_tx and s.grant_id = v_grant and not s.is_undone;
  end if;
  if found then
    update vendors.free_rounds f set used = f.used - 1 where f.id = v_grant;
  end if;
end $$;
