-- Why: the site is reached under several addresses, and an app or a phone is told which. The list is the operator's;
-- readers keep it for a second at most (server/download/domain-list.ts).

create schema download;

create table download.domains (
  id uuid primary key,
  brand text not null references brand.brands,
  -- For whom an address is: 0 everybody, 3 the browser of a phone.
  device smallint not null check (device in (0, 3)),
  -- WEB is a door of this site, APP a file that is installed.
  resource_type text not null check (resource_type in ('WEB', 'APP')),
  url text not null check (url ~ '^https?://[^/]' and length(url) <= 300),
  position integer not null default 0,
  -- The address that the house itself was given (SITE_URL), kept equal to it at every start.
  is_own boolean not null default false,
  added_at timestamptz not null,
  removed_at timestamptz check (removed_at >= added_at)
);

create unique index one_own_domain on download.domains (brand) where is_own;
create unique index domain_once on download.domains (brand, device, url) where removed_at is null;

-- Whether browsers keep a page for the time without a connection (app/pages/offline/offline-worker.js). A brand without a
-- row has one; switched off, the worker that browsers have takes itself away.
create table download.offline_pages (
  brand text primary key references brand.brands,
  is_on boolean not null
);
