-- Why: a stake, a payout, a rollback and a grant are decided where the balance is, in one round trip, for many
-- callers at once. A refusal is an answer and is remembered; only a defect raises.
--
-- The order of locks is the same for everybody: keys of commands, own and referenced together, in the order of
-- the primary key; then accounts in the order of their ids. The commands of one player in a batch are decided one
-- after the other (waves); those of different players share no key, no round and no locked account.

create type ledger.command as (
  n int, wave int, sound boolean, op smallint, scope text, player_id bigint, key text, asset_id smallint,
  account_id bigint, counter_id bigint, amount bigint, round_ref text, game text, ref_key text,
  payout_kind text, ends_round boolean, refusal text, at timestamptz, hash bytea
);

create type ledger.verdict as (
  n int, outcome text, replayed boolean, stored boolean, buries boolean, moves boolean,
  op smallint, scope text, player_id bigint, key text, ref_key text, hash bytea,
  account_id bigint, asset_id smallint, counter_id bigint, delta bigint,
  balance_after bigint, version_after bigint, transfer_id bigint, reverses bigint,
  round_ref text, game text, payout_kind text, at timestamptz,
  undoes smallint, counts boolean, ends_round boolean
);

create function ledger.open_player_accounts(p_player bigint, p_assets text[]) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into ledger.account (owner_kind, owner_id, kind, asset_id, mode, floor)
    select 1, p_player, k.id, a.id, k.mode, k.floor
      from ledger.asset a join ledger.account_kind k on k.id = a.player_kind
      where a.code = any (p_assets)
    on conflict do nothing
$$;

-- Reads commands as text and believes nothing: one that cannot be read is marked unsound and harms no other.
create function ledger.read_commands(p_commands jsonb) returns setof ledger.command language plpgsql stable as $$
begin
  return query with said as (
    select c.*, o.op as op_id
      from rows from (jsonb_to_recordset(p_commands) as (
        op text, scope text, player text, key text, asset text, amount text, round text, game text, ref text,
        kind text, "endsRound" text, refusal text, at text, extra text)) with ordinality
        as c (op, scope, player, key, asset, amount, round, game, ref, kind, ends_round, refusal, at, extra, n)
      left join (values ('debit', 1), ('credit', 2), ('rollback', 3), ('grant', 4)) as o (name, op) on o.name = c.op
  ), checked as (
    select s.*,
        coalesce(s.op_id is not null
          and length(s.scope) between 1 and 40
          and s.player ~ '^[0-9]{1,18}$'
          and length(s.key) between 1 and 100
          and s.at is not null
          and case when s.op_id = 3 then length(s.ref) between 1 and 100
                   when s.amount ~ '^[0-9]{1,19}$' then s.amount::numeric <= 9223372036854775807 end
          and (s.op_id = 4 or length(s.round) between 1 and 100)
          and (s.op_id not in (1, 2) or length(s.game) between 1 and 100)
          and (s.op_id <> 2 or s.kind in ('WIN', 'JACKPOT', 'PROMO', 'FREE_ROUND'))
          and (s.op_id <> 2 or s.ref is null or length(s.ref) between 1 and 100)
          and (s.refusal is null or s.refusal ~ '^[A-Z_]{2,40}$'), false) as sound
      from said s
  ), typed as materialized (
    select c.n::int, row_number() over (partition by c.sound, c.player order by c.n)::int as wave, c.sound,
        c.op_id::smallint as op, c.scope, case when c.sound then c.player::bigint end as player_id, c.key, c.asset,
        case when c.sound and c.op_id <> 3 then c.amount::bigint end as amount,
        case when c.op_id <> 4 then c.round end as round_ref, c.game,
        case when c.op_id in (2, 3) then c.ref end as ref_key, case when c.op_id = 2 then c.kind end as payout_kind,
        coalesce(c.ends_round, 'false') = 'true' as ends_round, c.refusal,
        case when c.sound then c.at::timestamptz end as at,
        case when c.sound then sha256(convert_to(jsonb_build_array(
          case when c.op_id <> 3 then c.asset end, case when c.op_id <> 3 then c.amount::numeric end,
          c.round, c.game, c.ref, c.kind, coalesce(c.ends_round, 'false'), c.extra)::text, 'UTF8')) end as hash
      from checked c
  )
  select t.n, t.wave, t.sound, t.op, t.scope, t.player_id, t.key, s.id, own.id, counter.id, t.amount, t.round_ref,
      t.game, t.ref_key, t.payout_kind, t.ends_round, t.refusal, t.at, t.hash
    from typed t
    left join ledger.asset s on s.code = t.asset
    left join ledger.account own on own.owner_kind = 1 and own.owner_id = t.player_id and own.kind = s.player_kind
      and own.asset_id = s.id
    left join ledger.account counter on counter.owner_kind = 0 and counter.owner_id = 0 and counter.asset_id = s.id
      and counter.kind = case when t.op = 4 then s.issuance_kind else 10 end;
end $$;

-- A racing twin of any of these commands waits here until we end. A rollback claims what it names as well: if
-- that never arrived, the claim becomes its tombstone. Claims that come to nothing are taken back at the end.
create function ledger.claim_keys(p_commands ledger.command[]) returns void language plpgsql as $$
begin
  insert into ledger.idem (scope, player_id, op, key)
    select scope, player_id, op, key from (
      select c.scope, c.player_id, c.op, c.key from unnest(p_commands) c where c.sound and c.account_id is not null
      union
      select c.scope, c.player_id, named.op, c.ref_key
        from unnest(p_commands) c cross join (values (1::smallint), (2::smallint)) as named (op)
        where c.sound and c.account_id is not null and c.op = 3
    ) as keys
    order by scope collate "C", player_id, op, key collate "C"
    on conflict do nothing;
end $$;

-- A rollback does not say which account it touches: the command that it names does.
create function ledger.lock_accounts(p_commands ledger.command[]) returns void language plpgsql as $$
declare ids bigint[];
begin
  select array_agg(c.account_id) into ids from unnest(p_commands) c where c.sound and c.account_id is not null;
  if exists (select 1 from unnest(p_commands) c where c.op = 3) then
    select ids || array_agg(i.account_id) into ids
      from unnest(p_commands) c
      join ledger.idem i on i.scope = c.scope and i.player_id = c.player_id and i.op in (1, 2) and i.key = c.ref_key
      where c.sound and c.op = 3 and i.account_id is not null;
  end if;
  perform 1 from ledger.account a where a.id = any (ids) order by a.id for no key update;
end $$;

-- Decides the commands of one wave: at most one of each player, under the locks taken before. Writes nothing.
create function ledger.decide(p_commands ledger.command[], p_wave int) returns setof ledger.verdict
language plpgsql as $$
begin
  return query with fact as (
    select c.*,
        own.outcome as own_outcome, own.hash as own_hash, own.transfer_id as own_transfer,
        own.balance_after as own_balance, own.version_after as own_version,
        ref.op as ref_op, ref.outcome as ref_outcome, ref.account_id as ref_account, ref.transfer_id as ref_transfer,
        ref.round_ref as ref_round, ref.reversed as ref_reversed, coalesce(ref.amount, 0) as ref_amount,
        ref.counter_id as ref_counter, ref.game as ref_game, ref.payout_kind as ref_payout_kind,
        r.account_id as round_account, r.state as round_state, r.stakes_live, r.payouts_live,
        -- A replayed answer speaks of the account of the first one; a rollback, of the account it undoes.
        a.id as acct, a.asset_id as acct_asset, a.balance, a.version, a.frozen, a.floor
      from unnest(p_commands) c
      left join ledger.idem own
        on own.scope = c.scope and own.player_id = c.player_id and own.op = c.op and own.key = c.key
      left join lateral (
        select i.op, i.outcome, i.account_id, i.transfer_id, t.round_ref, t.game, t.payout_kind, p.amount,
            case when i.op = 1 then p.dst else p.src end as counter_id,
            exists (select 1 from ledger.transfer back where back.reverses = i.transfer_id) as reversed
          from ledger.idem i
          left join ledger.transfer t on t.id = i.transfer_id
          left join ledger.posting p on p.transfer_id = i.transfer_id and p.line = 1
          where i.scope = c.scope and i.player_id = c.player_id and i.key = c.ref_key
            and i.op between 1 and case when c.op = 3 then 2 else 1 end and i.outcome is not null
          order by i.op limit 1
      ) ref on c.ref_key is not null
      left join wallet.round r
        on r.vendor = c.scope and r.player_id = c.player_id and r.round_ref = c.round_ref
      left join ledger.account a on a.id = coalesce(
        case when own.hash = c.hash then own.account_id end,
        case when c.op = 3 then ref.account_id end, c.account_id)
      where c.sound and c.wave = p_wave
  ), judged as (
    select f.*, case
        when f.acct is null or f.counter_id is null then 'PLAYER_NOT_FOUND'
        when f.own_outcome is not null and f.own_hash = f.hash then f.own_outcome
        when f.own_outcome is not null and f.own_hash is not null then 'DUPLICATE_CONFLICT'
        when f.own_outcome is not null then 'TX_CANCELLED'
        when f.refusal is not null then f.refusal
        when f.op = 1 then case
          when f.frozen then 'PLAYER_BLOCKED'
          when f.round_account <> f.acct then 'CURRENCY_MISMATCH'
          when f.round_state = 'closed' then 'ROUND_CLOSED'
          when f.balance - f.amount < f.floor then 'INSUFFICIENT_FUNDS'
          else 'OK' end
        when f.op = 2 then case
          when f.amount > 9223372036854775807 - f.balance then 'BAD_REQUEST'
          when f.round_account <> f.acct then 'CURRENCY_MISMATCH'
          when f.payout_kind in ('PROMO', 'FREE_ROUND') then 'OK'
          when f.ref_key is not null then case
            when f.ref_outcome is null then 'BET_NOT_FOUND'
            when f.ref_outcome <> 'OK' or f.ref_reversed then 'TX_CANCELLED'
            when f.ref_account <> f.acct then 'CURRENCY_MISMATCH'
            when f.ref_round <> f.round_ref then 'BET_NOT_FOUND'
            else 'OK' end
          when f.round_state is null then 'BET_NOT_FOUND'
          when f.stakes_live = 0 then 'TX_CANCELLED'
          else 'OK' end
        when f.op = 3 then case
          when f.ref_outcome is null or f.ref_outcome <> 'OK' or f.ref_reversed then 'OK'
          when f.ref_round <> f.round_ref then 'TX_NOT_FOUND'
          when f.ref_op = 1 and (f.payouts_live > 0 or f.round_state = 'closed') then 'ROUND_SETTLED'
          when f.ref_op = 2 and f.balance - f.ref_amount < f.floor then 'INSUFFICIENT_FUNDS'
          else 'OK' end
        when f.amount > 9223372036854775807 - f.balance then 'BAD_REQUEST'
        else 'OK' end as outcome,
        f.own_outcome is not null and f.own_hash is not null and f.own_hash = f.hash as replayed
      from fact f
  ), moved as (
    select j.*,
        j.outcome = 'OK' and j.own_outcome is null
          and (j.op <> 3 or (coalesce(j.ref_outcome, '') = 'OK' and not j.ref_reversed)) as moves,
        case j.op when 1 then -j.amount when 3 then case when j.ref_op = 1 then j.ref_amount else -j.ref_amount end
          else j.amount end as wanted
      from judged j
  )
  select m.n, m.outcome, m.replayed,
      (m.own_outcome is null or m.own_hash is null)
        and m.outcome not in ('BET_NOT_FOUND', 'BAD_REQUEST', 'PLAYER_NOT_FOUND'),
      m.op = 3 and m.own_outcome is null and m.outcome = 'OK' and m.ref_outcome is null,
      m.moves,
      m.op, m.scope, m.player_id, m.key, m.ref_key, m.hash,
      m.acct, m.acct_asset, coalesce(case when m.op = 3 then m.ref_counter end, m.counter_id),
      case when m.moves then m.wanted else 0 end,
      case when m.replayed then m.own_balance else m.balance + case when m.moves then m.wanted else 0 end end,
      case when m.replayed then m.own_version
        else m.version + case when m.moves and m.wanted <> 0 then 1 else 0 end end,
      case when m.replayed then m.own_transfer when m.moves then nextval('ledger.transfer_id') end,
      case when m.op = 3 and m.moves then m.ref_transfer end,
      m.round_ref, coalesce(case when m.op = 3 then m.ref_game end, m.game), m.payout_kind, m.at,
      case when m.op = 3 then m.ref_op end,
      coalesce(case when m.op = 3 then m.ref_payout_kind else m.payout_kind end, 'WIN') in ('WIN', 'JACKPOT'),
      m.ends_round
    from moved m;
end $$;

create function ledger.write_movements(p_verdicts ledger.verdict[]) returns void language plpgsql as $$
begin
  insert into ledger.transfer (id, kind, reverses, scope, player_id, key, round_ref, game, ref_key, payout_kind, at)
    select v.transfer_id, v.op, v.reverses, v.scope, v.player_id, v.key, v.round_ref, v.game, v.ref_key,
        v.payout_kind, v.at
      from unnest(p_verdicts) v where v.moves;
  update ledger.account a set balance = v.balance_after, version = v.version_after
    from unnest(p_verdicts) v where a.id = v.account_id and v.delta <> 0;
  insert into ledger.posting
      (transfer_id, line, src, dst, asset_id, amount, src_after, dst_after, src_version, dst_version)
    select v.transfer_id, 1,
        case when v.delta < 0 then v.account_id else v.counter_id end,
        case when v.delta < 0 then v.counter_id else v.account_id end,
        v.asset_id, abs(v.delta),
        case when v.delta < 0 then v.balance_after end, case when v.delta > 0 then v.balance_after end,
        case when v.delta < 0 then v.version_after end, case when v.delta > 0 then v.version_after end
      from unnest(p_verdicts) v where v.delta <> 0;
end $$;

-- What each movement does to its round. A rollback undoes one stake or one payout of it.
create function ledger.write_rounds(p_verdicts ledger.verdict[]) returns void language plpgsql as $$
declare wanted int; written int;
begin
  select count(*) into wanted from unnest(p_verdicts) v where v.moves and v.op in (1, 2, 3);
  with change as (
    select v.*, coalesce(v.undoes, v.op) as side, case when v.op = 3 then -1 else 1 end as sign
      from unnest(p_verdicts) v where v.moves and v.op in (1, 2, 3)
  )
  insert into wallet.round as r (vendor, player_id, round_ref, account_id, asset_id, game, stake_minor, payout_minor,
      stakes_live, payouts_live, state, opened_at, changed_at, closed_at)
    select c.scope, c.player_id, c.round_ref, c.account_id, c.asset_id, c.game,
        case when c.side = 1 then abs(c.delta) else 0 end, case when c.side = 2 then abs(c.delta) else 0 end,
        case when c.side = 1 then 1 else 0 end, case when c.side = 2 and c.counts then 1 else 0 end,
        case when c.ends_round then 'closed' else 'open' end, c.at, c.at, case when c.ends_round then c.at end
      from change c where c.op <> 3
      order by c.scope collate "C", c.player_id
    on conflict (vendor, player_id, round_ref) do update set
      stake_minor = r.stake_minor + excluded.stake_minor,
      payout_minor = r.payout_minor + excluded.payout_minor,
      stakes_live = r.stakes_live + excluded.stakes_live,
      payouts_live = r.payouts_live + excluded.payouts_live,
      state = case when excluded.state = 'closed' then 'closed'
        when excluded.stakes_live > 0 then 'open' else r.state end,
      changed_at = excluded.changed_at,
      closed_at = case when excluded.state = 'closed' then excluded.closed_at
        when excluded.stakes_live > 0 then null else r.closed_at end
      where r.account_id = excluded.account_id;
  get diagnostics written = row_count;
  if exists (select 1 from unnest(p_verdicts) v where v.moves and v.op = 3) then
    written := written + ledger.undo_in_rounds(p_verdicts);
  end if;
  if written <> wanted then
    raise exception 'a round was opened in another asset meanwhile' using errcode = '40001';
  end if;
end $$;

create function ledger.undo_in_rounds(p_verdicts ledger.verdict[]) returns int language plpgsql as $$
declare written int;
begin
  update wallet.round r set
      stake_minor = r.stake_minor - case when v.undoes = 1 then abs(v.delta) else 0 end,
      payout_minor = r.payout_minor - case when v.undoes = 2 then abs(v.delta) else 0 end,
      stakes_live = r.stakes_live - case when v.undoes = 1 then 1 else 0 end,
      payouts_live = r.payouts_live - case when v.undoes = 2 and v.counts then 1 else 0 end,
      state = case when v.undoes = 1 and r.stakes_live = 1 then 'rolled-back' else 'open' end,
      closed_at = case when v.undoes = 1 and r.stakes_live = 1 then v.at end,
      changed_at = v.at
    from unnest(p_verdicts) v
    where v.moves and v.op = 3 and r.vendor = v.scope and r.player_id = v.player_id and r.round_ref = v.round_ref;
  get diagnostics written = row_count;
  return written;
end $$;

-- A duplicate writes as well: its answer then waits for the same commit barrier as the first one did.
create function ledger.write_answers(p_verdicts ledger.verdict[]) returns void language plpgsql as $$
begin
  update ledger.idem i set
      outcome = case when v.stored then v.outcome else i.outcome end,
      hash = case when v.stored then v.hash else i.hash end,
      transfer_id = case when v.stored then v.transfer_id else i.transfer_id end,
      account_id = case when v.stored then v.account_id else i.account_id end,
      balance_after = case when v.stored then v.balance_after else i.balance_after end,
      version_after = case when v.stored then v.version_after else i.version_after end,
      dup_seen = i.dup_seen + case when v.stored then 0 else 1 end
    from unnest(p_verdicts) v
    where i.scope = v.scope and i.player_id = v.player_id and i.op = v.op and i.key = v.key;
  if exists (select 1 from unnest(p_verdicts) v where v.buries) then
    update ledger.idem i set outcome = 'TX_CANCELLED'
      from unnest(p_verdicts) v
      where v.buries and i.scope = v.scope and i.player_id = v.player_id and i.op in (1, 2) and i.key = v.ref_key
        and i.outcome is null;
  end if;
end $$;

-- Executes a list of commands and answers each. A command is
--   {op: debit|credit|rollback|grant, scope, player, key, asset, amount, round, game, ref, kind, endsRound, refusal,
--    at, extra}
-- with amounts as digits. A refusal decided by the caller is remembered like our own, unless the key is known:
-- then the first answer stands. For a rollback the asset only says whose balance to tell when nothing was found.
create function ledger.execute(p_commands jsonb)
returns table (n int, outcome text, asset text, balance bigint, version bigint, transfer_id bigint, replayed boolean)
language plpgsql security definer set search_path = ledger, pg_temp
-- Plans are made once per connection and may be older than the tables are big: only the indexes are ever right.
-- The functions called from here are written in plpgsql because one in SQL would be planned anew at each call.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off set jit = off
as $$
declare
  commands ledger.command[];
  verdicts ledger.verdict[];
  answers ledger.verdict[] := '{}';
  unspent boolean;
begin
  commands := array(select c from ledger.read_commands(p_commands) c);
  perform ledger.claim_keys(commands);
  perform ledger.lock_accounts(commands);
  for wave in 1 .. (select coalesce(max(c.wave), 0) from unnest(commands) c where c.sound) loop
    verdicts := array(select v from ledger.decide(commands, wave) v);
    perform ledger.write_movements(verdicts);
    perform ledger.write_rounds(verdicts);
    perform ledger.write_answers(verdicts);
    answers := answers || verdicts;
  end loop;
  unspent := exists (select 1 from unnest(commands) c where c.op = 3)
    or exists (select 1 from unnest(answers) v where v.outcome in ('BET_NOT_FOUND', 'BAD_REQUEST', 'PLAYER_NOT_FOUND'));
  if unspent then
    delete from ledger.idem i using unnest(commands) c
      where i.outcome is null and i.scope = c.scope and i.player_id = c.player_id
        and i.op in (1, 2, 3, 4) and i.key in (c.key, c.ref_key);
  end if;
  return query
    select c.n, coalesce(v.outcome, 'BAD_REQUEST'), held.code, v.balance_after, v.version_after, v.transfer_id,
        coalesce(v.replayed, false)
      from unnest(commands) c
      left join unnest(answers) v on v.n = c.n
      left join ledger.asset held on held.id = v.asset_id
      order by c.n;
end $$;

revoke all on function ledger.execute(jsonb), ledger.open_player_accounts(bigint, text[]) from public;
