-- What a person reports to the administrators. It survives the erasure of its writer, without the id.
create table concerns (
  id uuid primary key default gen_random_uuid(),
  writer_id uuid references users on delete set null,
  category text not null,
  text text not null,
  reported_at timestamptz not null,
  -- Without foreign keys, so that the administrators of deleted accounts can still be told apart.
  taken_by uuid,
  taken_by_name text,
  taken_at timestamptz,
  closed_by uuid,
  closed_by_name text,
  closed_at timestamptz,
  note text,
  check ((taken_at is null) = (taken_by is null)),
  check ((closed_at is null) = (closed_by is null)),
  check ((closed_at is null) = (note is null))
);
create index on concerns (writer_id);
create index on concerns (reported_at, id);
create index on concerns (closed_at);

-- Of a read or change of a concern; such an entry stays without a person when its writer is erased.
alter table audit add column concern_id uuid;
