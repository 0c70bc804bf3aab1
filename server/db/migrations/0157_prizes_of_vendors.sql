-- Why: some jackpots and promotions of a vendor are its own to pay. What the house pays for it is booked on an account of
-- the vendor, so that what it owes is a figure and no sum of lists.
insert into ledger.account_kind (id, name, mode, floor) values (13, 'prizes', 'D', null);

-- Which prizes a vendor pays. The house pays the others.
create table wallet.vendor_prize (
  vendor text collate "C",
  payout_kind text check (payout_kind in ('JACKPOT', 'PROMO')),
  primary key (vendor, payout_kind)
);
