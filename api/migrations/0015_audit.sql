-- Reads and changes of single people by administrators and mentors.
create table audit (
  id bigint generated always as identity primary key,
  person_id uuid not null references people on delete cascade,
  at timestamptz not null,
  -- Without a foreign key, so that the accesses of deleted accounts can still be told apart.
  by_id uuid not null,
  by_role text not null check (by_role in ('admin', 'mentor')),
  action text not null check (action in ('read', 'change')),
  what text not null,
  request_id text not null,
  address_hash text not null
);
create index on audit (person_id, id);
create index on audit (at);
