-- The person's reply to the present feedback of a stage. With new feedback the row goes: the history
-- has the text.
create table answers (
  person_id uuid not null references people on delete cascade,
  stage_id uuid not null references stages on delete cascade,
  text text not null,
  at timestamptz not null,
  read_at timestamptz,
  -- The mentor has saved the stage since, with the same feedback.
  is_closed boolean not null default false,
  primary key (person_id, stage_id)
);
create index on answers (stage_id);

create trigger notify_insert after insert on answers referencing new table as changed
  for each statement execute function notify_of_progress();
create trigger notify_update after update on answers referencing new table as changed
  for each statement execute function notify_of_progress();
create trigger notify_delete after delete on answers referencing old table as changed
  for each statement execute function notify_of_progress();
