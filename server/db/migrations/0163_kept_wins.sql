-- A win that waits or was refused is none to the limits on losses (functions/ledger/held.sql). Until now it was counted.
update wallet.play_day d set won = d.won - kept.minor
  from (
    select h.player_id, h.asset_id, (paid.at at time zone g.time_zone)::date as day,
        sum(h.cash_minor + h.bonus_minor) as minor
      from wallet.held_payout h
      join ledger.transfer paid on paid.id = h.transfer_id
      join wallet.play_guard g on g.player_id = h.player_id and g.asset_id = h.asset_id
      where h.state in ('waiting', 'refused') and coalesce(paid.payout_kind in ('WIN', 'JACKPOT'), true)
      group by 1, 2, 3
  ) kept
  where d.player_id = kept.player_id and d.asset_id = kept.asset_id and d.day = kept.day;
