-- What the ledger says of each order of a vendor, by the vendor's own number for it. An order that was refused has
-- no transfer and no time. The amount is what it moved, out of whichever of the player's accounts.
create or replace view wallet.vendor_order as
  select i.scope as vendor, i.player_id, case i.op when OP_DEBIT then 'debit' when OP_CREDIT then 'credit' else 'adjust' end as kind,
      i.key as tx_id, i.outcome, t.id as transfer_id, t.round_ref, t.game, t.at, s.code as currency,
      coalesce((select sum(p.amount) from ledger.postings p where p.transfer_id = t.id), 0)::bigint as amount_minor,
      (select a.direction from wallet.adjustments a
        where i.op = OP_ADJUST and a.vendor = i.scope and a.player_id = i.player_id and a.key = i.key) as direction,
      exists (select 1 from ledger.transfers back where back.reverses = t.id) as is_reversed
    from ledger.idempotency_keys i
    left join ledger.transfers t
      on t.id = i.transfer_id and t.scope = i.scope and t.player_id = i.player_id and t.key = i.key
    left join wallet.rounds r
      on r.vendor = t.scope and r.player_id = t.player_id and r.round_ref = t.round_ref
    left join ledger.assets s on s.id = r.asset_id
    where i.op in (OP_DEBIT, OP_CREDIT, OP_ADJUST);

-- Payouts that wait for a person, by the name under which the ledger's watch looks for it (I10).
create or replace view wallet.open_hold as
  select h.player_id, s.code as asset, h.cash_minor + h.bonus_minor as amount_minor
    from wallet.held_payouts h join ledger.assets s on s.id = h.asset_id where h.state = 'waiting';
