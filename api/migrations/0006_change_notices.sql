-- Tells every process which people were changed, whoever changed them. The database passes it on when
-- the change is committed, and not when it is undone. A notice holds ids alone, 200 of them at most:
-- it may not be longer than 8,000 bytes.
create function notify_people(ids uuid[]) returns void
language plpgsql as $body$
begin
  perform pg_notify('people_changed', string_agg(id::text, ',' order by id))
  from (
    select id, (row_number() over (order by id) - 1) / 200 as batch from unnest(ids) as id
  ) as numbered
  group by batch;
end
$body$;

-- What a person is shown: the own record, the mentor, the club and its stages, the progress.
create function notify_of_people() returns trigger
language plpgsql as $body$
begin
  perform notify_people(array(select user_id from changed));
  return null;
end
$body$;

create function notify_of_users() returns trigger
language plpgsql as $body$
begin
  perform notify_people(array(
    select id from changed where role in ('student', 'educator')
    union
    select people.user_id from people join changed on changed.id = people.mentor_id
  ));
  return null;
end
$body$;

create function notify_of_mentors() returns trigger
language plpgsql as $body$
begin
  perform notify_people(array(
    select user_id from people where mentor_id in (select user_id from changed)
  ));
  return null;
end
$body$;

create function notify_of_clubs() returns trigger
language plpgsql as $body$
begin
  perform notify_people(array(
    select user_id from people where club_id in (select id from changed)
  ));
  return null;
end
$body$;

create function notify_of_stages() returns trigger
language plpgsql as $body$
begin
  perform notify_people(array(
    select user_id from people where club_id in (select club_id from changed)
  ));
  return null;
end
$body$;

create function notify_of_progress() returns trigger
language plpgsql as $body$
begin
  perform notify_people(array(select distinct person_id from changed));
  return null;
end
$body$;

create trigger notify_update after update on people referencing new table as changed
  for each statement execute function notify_of_people();
create trigger notify_update after update on users referencing new table as changed
  for each statement execute function notify_of_users();
create trigger notify_update after update on mentors referencing new table as changed
  for each statement execute function notify_of_mentors();
create trigger notify_update after update on clubs referencing new table as changed
  for each statement execute function notify_of_clubs();
create trigger notify_insert after insert on stages referencing new table as changed
  for each statement execute function notify_of_stages();
create trigger notify_update after update on stages referencing new table as changed
  for each statement execute function notify_of_stages();
create trigger notify_delete after delete on stages referencing old table as changed
  for each statement execute function notify_of_stages();
create trigger notify_insert after insert on progress referencing new table as changed
  for each statement execute function notify_of_progress();
create trigger notify_update after update on progress referencing new table as changed
  for each statement execute function notify_of_progress();
create trigger notify_delete after delete on progress referencing old table as changed
  for each statement execute function notify_of_progress();
