-- What a person has agreed to do: written by the mentor, ticked by either. Removed ones are in the
-- history alone, done ones after 14 days.
create table agreed_steps (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people on delete cascade,
  text text not null,
  -- A date without a time zone.
  due_on text check (due_on ~ '^\d{4}-\d\d-\d\d$'),
  done_at timestamptz,
  done_by text check (done_by in ('mentor', 'educator', 'student')),
  created_at timestamptz not null,
  check ((done_at is null) = (done_by is null))
);
create index on agreed_steps (person_id);
create index on agreed_steps (done_at);

create trigger notify_insert after insert on agreed_steps referencing new table as changed
  for each statement execute function notify_of_progress();
create trigger notify_update after update on agreed_steps referencing new table as changed
  for each statement execute function notify_of_progress();
create trigger notify_delete after delete on agreed_steps referencing old table as changed
  for each statement execute function notify_of_progress();
