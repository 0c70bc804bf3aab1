-- Why: an agent is paid by a contract for each period once, and whoever doubts it reads what was counted, by which terms,
-- and where in the ledger.
insert into ledger.account_kind (id, name, mode, floor) values (37, 'agent-pay', 'D', null);
insert into ledger.transfer_kind (id, name) values (30, 'contract-pay'), (31, 'contract-share');

-- Up to when a contract has bills, and what goes into the next one. A period in which nothing happened has no bill.
create table agents.pay_mark (
  contract bigint primary key references agents.contract,
  paid_to timestamptz not null,
  carried bigint not null check (carried <= 0)
);

-- What a contract came to in one period; it is never written anew. Minor units of real money. The position is the place
-- in the ledger up to which was counted; the gross is what the terms yield, of which what the house pays to those below
-- is taken off.
create table agents.bill (
  id bigint generated always as identity primary key,
  contract bigint not null,
  version integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  payer bigint,
  payee bigint not null,
  position bigint not null,
  people integer not null,
  earned bigint not null,
  carried_in bigint not null,
  carried_out bigint not null,
  tier integer,
  gross bigint not null check (gross >= 0),
  below bigint not null check (below >= 0),
  amount bigint not null check (amount = greatest(gross - below, 0)),
  made_at timestamptz not null,
  unique (contract, starts_at),
  foreign key (contract, version) references agents.contract_version
);
create index bill_of_payee on agents.bill (payee, id desc);
create index bill_of_payer on agents.bill (payer, id desc) where payer is not null;

-- What was counted, by product and vendor, and each step from there to the gross.
create table agents.bill_total (
  bill bigint not null references agents.bill,
  product text collate "C" not null,
  vendor text collate "C" not null,
  valid_stake bigint not null,
  payout bigint not null,
  bonus_cost bigint not null,
  deposits bigint not null,
  withdrawals bigint not null,
  primary key (bill, product, vendor)
);
create table agents.bill_line (
  bill bigint not null references agents.bill,
  nth integer not null,
  what text not null,
  named text not null,
  base bigint not null,
  rate integer not null,
  amount bigint not null,
  primary key (bill, nth)
);

-- What was paid of a bill, by which movement; what is not paid yet is owed.
create table agents.bill_payment (
  bill bigint not null references agents.bill,
  nth integer not null,
  amount bigint not null check (amount > 0),
  movement_id bigint not null,
  at timestamptz not null,
  primary key (bill, nth)
);
create table agents.bill_owed (
  bill bigint primary key references agents.bill,
  owed bigint not null check (owed > 0)
);
