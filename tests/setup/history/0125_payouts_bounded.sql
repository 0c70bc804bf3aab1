-- Why: a payout could be as large as a column holds. Two of those are more than the house's own balance can hold, so
-- that nothing was folded into it any more; and nobody was told of a payout that is merely larger than a house would
-- like to hear of from the withdrawal that follows it.

-- Whether a command can be read at all. What cannot is answered, and harms no other. A stake is bounded by what there
-- is; what is paid, corrected or granted in one command, by PAYOUT_MINOR_MAX of server/wallet/commands.ts.
create or replace function ledger.is_sound(c ledger.command, p_op smallint) returns boolean language sql immutable as $$
  select coalesce(length(c.scope) between 1 and 40
    and ledger.is_player(c.player)
    and length(c.key) between 1 and 100
    and c.at is not null
    and case p_op when 3 then length(c.ref) between 1 and 100 when 6 then true
             else case when ledger.is_number(c.amount, 19)
               then length(c.amount) < 16
                 or c.amount::numeric <= case p_op when 1 then 9223372036854775807 else 1000000000000000 end end end
    and (p_op = 4 or (p_op = 3 and c.round is null) or length(c.round) between 1 and 100)
    and (p_op in (3, 4) or length(c.game) between 1 and 100)
    and case p_op when 2 then c.kind in ('WIN', 'JACKPOT', 'PROMO', 'FREE_ROUND')
          and (c.ref is null or length(c.ref) between 1 and 100)
        when 5 then c.kind in ('IN', 'OUT') and length(c.extra) between 1 and 200 else true end
    and (c.refusal is null or c.refusal ~ '^[A-Z_]{2,40}$'), false)
$$;

-- From which sum on somebody is told of a payout. An asset without a row is nobody's money.
create table wallet.told_payout (
  asset_id smallint primary key references ledger.asset,
  from_minor bigint not null check (from_minor > 0)
);
insert into wallet.told_payout (asset_id, from_minor)
  select s.id, 100000000 from ledger.asset s where s.commodity = 'money';

-- What was paid before today is known, or is looked up; it raises no alarm now.
alter table wallet.watch drop constraint watch_name_check,
  add constraint watch_name_check check (name in ('light', 'whole', 'seals', 'suspense', 'payouts'));
insert into wallet.watch (name, since) values ('payouts', pg_snapshot_xmin(pg_current_snapshot()));

-- What one payout, correction or jackpot brought a player, where it is so much that somebody is told. By indexes alone, like
-- ledger.broken_lately(). What is not finished (from p_before on) is looked at the next time.
create function ledger.told_payouts(p_since xid8, p_before xid8)
returns table (transfer_id bigint, scope text, player_id bigint, round_ref text, asset text, amount bigint)
language sql stable set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
  select t.id, t.scope, t.player_id, t.round_ref, s.code, sum(p.amount)::bigint
    from ledger.transfer t
    join ledger.posting p on p.transfer_id = t.id and p.dst_after is not null
    join wallet.told_payout told on told.asset_id = p.asset_id
    join ledger.asset s on s.id = p.asset_id
    where t.xid >= p_since and t.xid < p_before and t.kind in (2, 5, 25)
    group by t.id, t.scope, t.player_id, t.round_ref, s.code, told.from_minor
    having sum(p.amount) >= told.from_minor
    order by t.id
$$;
