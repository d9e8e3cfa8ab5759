-- Reminders whose mail was written to the outbox, in the same transaction: each is written once. Unlike
-- the mails they are in backups.
create table sent_reminders (
  kind text not null,
  account_id uuid not null references users on delete cascade,
  -- Of the sessions, or the Monday of a digest; in TIME_ZONE.
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  primary key (kind, account_id, day)
);
create index on sent_reminders (account_id);
create index on sent_reminders (day);
create index users_admins on users (id) where role = 'admin';

-- When the session was given its day; null if that was before this migration.
alter table counselling_sessions add column day_set_at timestamptz;
create index on counselling_sessions (at) where status = 'planned';

-- Order of rows that were created at the same time; their ids are random.
alter table counselling_sessions add column number bigint generated always as identity;
alter table agreed_steps add column number bigint generated always as identity;
alter table deletion_requests add column number bigint generated always as identity;
alter table concerns add column number bigint generated always as identity;
