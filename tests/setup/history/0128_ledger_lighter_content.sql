-- The content of a command was built as jsonb only to be written out as text again. What json writes at once is the same
-- text, letter for letter (server/wallet/content.test.ts), so that a key that was used before still has its content.
create or replace function ledger.content_of(c ledger.command, p_op smallint, p_amount bigint) returns bytea
language sql stable as $$
  select sha256(convert_to(json_build_array(
    case when p_op not in (3, 6) then c.asset end, p_amount, c.round, c.game, c.ref, c.kind,
    coalesce(c."endsRound", 'false'), c.extra)::text, 'UTF8'))
$$;
