-- Accounts that an import made have no password until their owners choose one.
alter table users alter column password_hash drop not null;

-- Lines of imported files and the people made from them: a second import of the same file finds them
-- and makes nothing twice. Kept for 90 days.
create table import_rows (
  -- SHA-256 of the file, in hex.
  file_hash text not null,
  audience text not null,
  line integer not null,
  person_id uuid not null references people on delete cascade,
  at timestamptz not null,
  primary key (file_hash, audience, line)
);
create index on import_rows (person_id);
create index on import_rows (at);
