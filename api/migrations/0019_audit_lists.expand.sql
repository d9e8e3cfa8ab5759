-- Lists that show several people are one entry without a person: route, keyed hash of the filter,
-- number of rows. Each entry keeps the name of its account.
alter table audit
  alter column person_id drop not null,
  add column by_name text,
  add column client_request_id text,
  add column route text,
  add column filter_hash text,
  add column row_count integer;
