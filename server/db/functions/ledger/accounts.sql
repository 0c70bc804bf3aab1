-- A player holds money as cash, as a bonus and as what waits to leave.
create or replace function ledger.open_player_accounts(p_player bigint, p_assets text[]) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into ledger.players (id) values (p_player) on conflict do nothing;
  insert into ledger.accounts (owner_kind, owner_id, kind, asset_id, mode, floor)
    select OWNER_PLAYER, p_player, k.id, a.id, k.mode, k.floor
      from ledger.assets a
      join ledger.account_kinds k on k.id = a.player_kind or (a.commodity = 'money' and k.id in (ACCOUNT_BONUS, ACCOUNT_HOLD))
      where a.code = any (p_assets)
      order by a.id, k.id
    on conflict do nothing;
$$;
revoke all on function ledger.open_player_accounts(bigint, text[]) from public;

-- The account of an owner, opened when it is first needed. A vendor or a provider is named by its code.
create or replace function ledger.account_of(p_owner_kind smallint, p_owner text, p_kind smallint, p_asset smallint) returns bigint
language plpgsql as $$
declare
  owner bigint;
  found_id bigint;
begin
  if p_owner_kind in (OWNER_VENDOR, OWNER_PROVIDER) then
    insert into ledger.parties (owner_kind, code) values (p_owner_kind, p_owner) on conflict do nothing;
    select p.id into owner from ledger.parties p where p.owner_kind = p_owner_kind and p.code = p_owner;
  else
    owner := p_owner::bigint;
  end if;
  select a.id into found_id from ledger.accounts a
    where a.owner_kind = p_owner_kind and a.owner_id = owner and a.kind = p_kind and a.asset_id = p_asset;
  -- A player's account is opened with the player, so that nobody is paid who does not exist.
  if found_id is null and p_owner_kind <> OWNER_PLAYER then
    insert into ledger.accounts (owner_kind, owner_id, kind, asset_id, mode, floor)
      select p_owner_kind, owner, k.id, p_asset, k.mode, k.floor from ledger.account_kinds k where k.id = p_kind
      on conflict do nothing;
    select a.id into found_id from ledger.accounts a
      where a.owner_kind = p_owner_kind and a.owner_id = owner and a.kind = p_kind and a.asset_id = p_asset;
  end if;
  return found_id;
end $$;

-- The lock of everything that moves: rows of ledger.players in ascending order, then nothing that another player could
-- hold. So nobody waits in a circle, and what is one player's is decided one after the other.
create or replace function ledger.lock_players(p_players bigint[]) returns void language plpgsql as $$
begin
  perform 1 from ledger.players p where p.id = any (p_players) order by p.id for no key update;
end $$;

-- The player's purse of the asset of this code; without an account when there is none.
create or replace function ledger.purse_of(p_player bigint, p_asset text) returns ledger.purse language plpgsql as $$
declare
  p ledger.purse;
  own_kind smallint;
  commodity text;
begin
  select s.code, s.id, s.bonus_first, s.house_id, s.issuance_id, s.player_kind, s.commodity
    into p.asset, p.asset_id, p.bonus_first, p.house_id, p.issuance_id, own_kind, commodity
    from ledger.assets s where s.code = p_asset;
  select a.id, a.balance, a.version, a.frozen, a.guarded
    into p.account_id, p.balance, p.version, p.frozen, p.guarded
    from ledger.accounts a
    where a.owner_kind = OWNER_PLAYER::smallint and a.owner_id = p_player and a.kind = own_kind and a.asset_id = p.asset_id;
  p.bonus := 0;
  p.bonus_version := 0;
  if commodity = 'money' then
    select a.id, a.balance, a.version into p.bonus_id, p.bonus, p.bonus_version
      from ledger.accounts a
      where a.owner_kind = OWNER_PLAYER::smallint and a.owner_id = p_player and a.kind = ACCOUNT_BONUS::smallint and a.asset_id = p.asset_id;
    if not found then
      p.bonus := 0;
      p.bonus_version := 0;
    end if;
  end if;
  return p;
end $$;
