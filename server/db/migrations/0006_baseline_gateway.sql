create schema gateway;

-- What would have been sent, where there is no provider: a house that is only tried out (server/gateway/outbox).
create table gateway.outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null check (length(recipient) between 1 and 400),
  subject text,
  body text not null,
  template text not null,
  sent_at timestamptz not null
);
create index outbox_by_recipient on gateway.outbox (recipient, id desc);
