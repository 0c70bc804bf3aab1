-- What was signed is never written anew: only its answer and its end are, once each.
create or replace function agents.version_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a version of a contract stays';
  end if;
  if (new.contract, new.version, new.terms, new.proposed_by, new.proposed_at, new.proposer)
      is distinct from (old.contract, old.version, old.terms, old.proposed_by, old.proposed_at, old.proposer)
    or (old.answer is not null and (new.answer, new.answered_at, new.answerer)
      is distinct from (old.answer, old.answered_at, old.answerer))
    or (old.until is not null and new.until is distinct from old.until) then
    raise exception 'version % of contract % was written once', old.version, old.contract;
  end if;
  return new;
end $$;
create or replace trigger version_stays before update or delete on agents.contract_versions
  for each row execute function agents.version_stays();

-- A bill and what was paid of it stand for ever.
create or replace function agents.bill_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a row of agents.% is written once', tg_table_name;
end $$;
create or replace trigger bill_stays before update or delete or truncate on agents.bills
  for each statement execute function agents.bill_stays();
create or replace trigger total_stays before update or delete or truncate on agents.bill_totals
  for each statement execute function agents.bill_stays();
create or replace trigger line_stays before update or delete or truncate on agents.bill_lines
  for each statement execute function agents.bill_stays();
create or replace trigger fence_stays before update or delete or truncate on agents.bill_fences
  for each statement execute function agents.bill_stays();
create or replace trigger payment_stays before update or delete or truncate on agents.bill_payments
  for each statement execute function agents.bill_stays();

-- So do a counted day, what each got for it, and the steps to it.
create or replace trigger day_stays before update or delete or truncate on agents.rebate_days
  for each statement execute function agents.bill_stays();
create or replace trigger rebate_stays before update or delete or truncate on agents.rebates
  for each statement execute function agents.bill_stays();
create or replace trigger line_stays before update or delete or truncate on agents.rebate_lines
  for each statement execute function agents.bill_stays();
create or replace trigger payment_stays before update or delete or truncate on agents.rebate_payments
  for each statement execute function agents.bill_stays();

-- A rate that has begun is changed by its end alone, and what is over stays as it was. One that is still to come may be
-- taken back.
create or replace function agents.rate_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.since <= old.set_at then
      raise exception 'a rate that was in force stays';
    end if;
    return old;
  end if;
  if (new.player_id, new.product, new.since, new.rate, new.set_by, new.set_at)
      is distinct from (old.player_id, old.product, old.since, old.rate, old.set_by, old.set_at) then
    raise exception 'a rate is written once';
  end if;
  return new;
end $$;
create or replace trigger rate_stays before update or delete on agents.rates
  for each row execute function agents.rate_stays();
