-- Money on its way to a vendor's own wallet is held by its order (ledger.open_holds).
create or replace view vendors.open_hold as
  select f.player_id, f.asset, f.amount_minor
    from vendors.fund_transfer f where f.direction = 'to-vendor' and f.state in ('sending', 'unknown');
