-- An order begins in one state and moves as cashier.steps says; what it is about never changes.
create or replace function cashier.check_step() returns trigger language plpgsql set search_path = cashier, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if new.state = tg_argv[1] then return new; end if;
    raise exception 'A % begins as % and not as %', tg_argv[0], tg_argv[1], new.state
      using errcode = 'check_violation', constraint = 'steps';
  end if;
  if new.state <> old.state and not exists (
    select 1 from cashier.steps where kind = tg_argv[0] and before = old.state and after = new.state) then
    raise exception 'A % in state % cannot become %', tg_argv[0], old.state, new.state
      using errcode = 'check_violation', constraint = 'steps';
  end if;
  if (new.reference, new.player_id, new.provider, new.amount_minor, new.asset, new.fee_minor)
    is distinct from (old.reference, old.player_id, old.provider, old.amount_minor, old.asset, old.fee_minor) then
    raise exception 'What a % is about never changes', tg_argv[0] using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace trigger deposit_steps before insert or update on cashier.deposits
  for each row execute function cashier.check_step('deposit', 'waiting');
create or replace trigger withdrawal_steps before insert or update on cashier.withdrawals
  for each row execute function cashier.check_step('withdrawal', 'held');

create or replace function cashier.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'cashier.% is only ever added to', tg_table_name;
end $$;
create or replace trigger events_stay before update or delete or truncate on cashier.events
  for each statement execute function cashier.refuse_change();
create or replace trigger deposits_stay before delete or truncate on cashier.deposits
  for each statement execute function cashier.refuse_change();
create or replace trigger withdrawals_stay before delete or truncate on cashier.withdrawals
  for each statement execute function cashier.refuse_change();

-- What withdrawals hold of their players' money, by the name under which the ledger's watch looks for it (I10).
create or replace view cashier.open_hold as
  select player_id, asset, amount_minor from cashier.withdrawals where state in ('held', 'approved', 'sending');
