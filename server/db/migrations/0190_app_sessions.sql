-- Why: an app signs in as a browser does and keeps a token of its own. What it may do stands beside the token, and what
-- a cookie holds must never be good for one.
alter table accounts.sessions add column scopes text[]
  check (cardinality(scopes) > 0 and scopes <@ array['read', 'play', 'money']);
