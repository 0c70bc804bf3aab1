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
create or replace trigger version_stays before update or delete on agents.contract_version
  for each row execute function agents.version_stays();
