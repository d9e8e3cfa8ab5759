-- A session is listed for its user by an id that says nothing of its token.
alter table sessions
  add column id uuid not null unique default gen_random_uuid(),
  add column user_agent text;

-- Of one person one request at most is open. What was carried out refers to nobody any more.
create table deletion_requests (
  id uuid primary key default gen_random_uuid(),
  person_id uuid references people on delete set null,
  status text not null check (status in ('asked', 'withdrawn', 'refused', 'carried out')),
  reason text,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by_name text,
  answer text,
  check ((status = 'asked') = (decided_at is null)),
  check (status <> 'refused' or answer is not null),
  check (status <> 'carried out' or (reason is null and answer is null))
);
create unique index deletion_requests_open on deletion_requests (person_id) where status = 'asked';
create index on deletion_requests (person_id);
create index on deletion_requests (status, asked_at);
