-- Why: the house offers partners their first contracts, and the same terms to many of them under one name.

-- Terms that the house has ready, by the name that an operator gave them. What was offered keeps its own copy.
create table agents.contract_template (
  brand text not null,
  name text not null,
  terms jsonb not null,
  made_at timestamptz not null,
  primary key (brand, name)
);
