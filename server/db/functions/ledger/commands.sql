-- The number of an order, 0 of one that nobody knows.
create or replace function ledger.op_of(p_name text) returns smallint language sql immutable as $$
  select case p_name when 'debit' then OP_DEBIT when 'credit' then OP_CREDIT when 'rollback' then OP_ROLLBACK when 'grant' then OP_GRANT
    when 'adjust' then OP_ADJUST when 'end-round' then OP_END_ROUND else OP_UNKNOWN end::smallint
$$;

-- A text of nothing but digits, at most so many. A pattern would take five times as long.
create or replace function ledger.is_number(p_text text, p_digits int) returns boolean language sql immutable as $$
  select length(p_text) between 1 and p_digits and ltrim(p_text, '0123456789') = ''
$$;

-- The number of a player as text: without a nought in front, so that one player has one spelling.
create or replace function ledger.is_player(p_text text) returns boolean language sql immutable as $$
  select ledger.is_number(p_text, 18) and left(p_text, 1) <> '0'
$$;

-- Whether a command can be read at all. What cannot is answered, and harms no other; a rollback may say which of two
-- that have one number it means.
create or replace function ledger.is_sound(c ledger.command, p_op smallint) returns boolean language sql immutable as $$
  select coalesce(length(c.scope) between 1 and 40
    and ledger.is_player(c.player)
    and length(c.key) between 1 and 100
    and c.at is not null
    and case p_op when OP_ROLLBACK then length(c.ref) between 1 and 100 when OP_END_ROUND then true
             else case when ledger.is_number(c.amount, 19)
               then length(c.amount) < 16
                 or c.amount::numeric <= case p_op when OP_DEBIT then 9223372036854775807 else 1000000000000000 end end end
    and (p_op = OP_GRANT or (p_op = OP_ROLLBACK and c.round is null) or length(c.round) between 1 and 100)
    and (p_op in (OP_ROLLBACK, OP_GRANT) or length(c.game) between 1 and 100)
    and case p_op when OP_CREDIT then c.kind in ('WIN', 'JACKPOT', 'PROMO', 'FREE_ROUND')
          and (c.ref is null or length(c.ref) between 1 and 100)
        when OP_ROLLBACK then coalesce(c.kind in ('debit', 'credit'), true)
        when OP_ADJUST then c.kind in ('IN', 'OUT') and length(c.extra) between 1 and 200 else true end
    and (c.refusal is null or c.refusal ~ '^[A-Z_]{2,40}$'), false)
$$;

-- What a command says, without when it was said: the same key with other content is another command. It is hashed as json
-- writes it, which is letter for letter what older rows were hashed from (server/wallet/moves/content.test.ts).
create or replace function ledger.content_of(c ledger.command, p_op smallint, p_amount bigint) returns bytea
language sql stable as $$
  select sha256(convert_to(json_build_array(
    case when p_op not in (OP_ROLLBACK, OP_END_ROUND) then c.asset end, p_amount, c.round, c.game, c.ref, c.kind,
    coalesce(c."endsRound", 'false'), c.extra)::text, 'UTF8'))
$$;

-- The player of each command of a list, as far as they can be read.
create or replace function ledger.players_in(p_commands jsonb) returns bigint[] language plpgsql immutable as $$
begin
  if jsonb_array_length(p_commands) = 1 then
    return array[case when ledger.is_player(p_commands #>> '{0,player}') then (p_commands #>> '{0,player}')::bigint end];
  end if;
  return array(select (x.said ->> 'player')::bigint from jsonb_array_elements(p_commands) as x (said)
    where ledger.is_player(x.said ->> 'player'));
end $$;

-- Whether no player stands twice in a list.
create or replace function ledger.is_each_once(p_players bigint[]) returns boolean language plpgsql immutable as $$
begin
  return (select count(distinct u.player) from unnest(p_players) as u (player)) = cardinality(p_players);
end $$;
