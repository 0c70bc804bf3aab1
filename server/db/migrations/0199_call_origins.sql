-- Why: a partner's page may read what calls answer only where the brand has said so, and at first no page may.
create table brand.call_origins (
  brand text not null references brand.brands,
  origin text not null check (origin ~ '^https?://[a-z0-9.-]+(:[0-9]{1,5})?$' and length(origin) <= 255),
  primary key (brand, origin)
);
