-- Planned meetings of a person with the mentor. At most one is planned; it ends as held, missed or
-- cancelled.
create table counselling_sessions (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people on delete cascade,
  status text not null default 'planned'
    check (status in ('planned', 'held', 'missed', 'cancelled')),
  at timestamptz not null,
  place text,
  -- Number of moves, for the entry in a calendar.
  sequence integer not null default 0
);
create unique index counselling_sessions_planned on counselling_sessions (person_id)
  where status = 'planned';
create index on counselling_sessions (person_id, at);

create trigger notify_insert after insert on counselling_sessions referencing new table as changed
  for each statement execute function notify_of_progress();
create trigger notify_update after update on counselling_sessions referencing new table as changed
  for each statement execute function notify_of_progress();

-- Also the kinds of steps and answers, so that the history is read through once.
alter table history
  drop constraint history_what_check,
  add constraint history_what_check check (what in
    ('progress', 'club', 'mentor', 'profile', 'status', 'next session', 'step', 'answer'));
