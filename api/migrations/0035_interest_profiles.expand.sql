-- Result of a student's interest profile. Single answers are stored nowhere.
create table interest_profiles (
  person_id uuid primary key references users on delete cascade,
  version smallint not null,
  completed_at timestamptz not null,
  realistic smallint not null check (realistic between 0 and 10),
  investigative smallint not null check (investigative between 0 and 10),
  artistic smallint not null check (artistic between 0 and 10),
  social smallint not null check (social between 0 and 10),
  enterprising smallint not null check (enterprising between 0 and 10),
  conventional smallint not null check (conventional between 0 and 10)
);

create trigger notify_insert after insert on interest_profiles referencing new table as changed
  for each statement execute function notify_of_progress();
create trigger notify_update after update on interest_profiles referencing new table as changed
  for each statement execute function notify_of_progress();
create trigger notify_delete after delete on interest_profiles referencing old table as changed
  for each statement execute function notify_of_progress();

alter table history
  drop constraint history_what_check,
  add constraint history_what_check check (what in ('progress', 'club', 'mentor', 'profile',
    'status', 'next session', 'step', 'answer', 'interest-profile'));
