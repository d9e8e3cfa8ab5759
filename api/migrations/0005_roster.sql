-- Searches of three letters and more find their rows by index.
create extension if not exists pg_trgm;

-- Whether a person's form counts as submitted: the flag, or a key detail.
create function form_submitted(audience text, flag boolean, details jsonb) returns boolean
language sql immutable as $body$
  select flag or exists (
    select from unnest(
      case audience
        when 'student' then array['class', 'schoolName', 'tenthPercentage', 'futureAspirations']
        else array['currentPosition', 'institution', 'experience', 'qualifications']
      end
    ) as key
    where coalesce(details ->> key, '') <> ''
  )
$body$;

-- One row for each person: what lists are searched, narrowed and sorted by. Everything in it comes
-- from other tables, and the triggers below keep it so: nobody else writes to it.
create table roster (
  person_id uuid primary key references people on delete cascade,
  audience text collate "C" not null,
  -- Texts are in lower case and compared byte by byte: the same order on every database. An index
  -- takes values of limited length only: what is longer than any screen shows is cut off.
  name text collate "C" not null,
  email text collate "C" not null,
  class integer,
  -- The student's school or the educator's institution.
  place text collate "C",
  -- The educator's.
  position text collate "C",
  -- Name, email, place and position, with a character between them that nobody types.
  search text collate "C" not null,
  -- How much of it is the name, and how much the name and the email, in characters.
  name_length smallint not null,
  contact_length smallint not null,
  -- An absent status is active.
  status text collate "C" not null,
  created_at timestamptz not null,
  submitted boolean not null,
  submitted_at timestamptz,
  club_id uuid,
  mentor_id uuid,
  -- Of the stages of the present club: completed of all in whole percent, rounded half up.
  percent smallint not null,
  current_stage text,
  last_saved_at timestamptz
) with (
  -- Pages far from the first are read from the indexes alone, as long as this table is vacuumed.
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02
);

create function refresh_roster(ids uuid[]) returns void
language plpgsql as $body$
begin
  -- Held before anything is read: of two changes at once the later one sees the earlier.
  perform from roster where person_id = any (ids) order by person_id for update;
  insert into roster as known
  select
    people.user_id,
    people.audience,
    left(lower(users.name), 200),
    left(users.email, 254),
    substring(people.details ->> 'class' from '\d{1,9}')::integer,
    left(lower(answers.place), 200),
    left(lower(answers.position), 200),
    left(lower(concat_ws(chr(31), users.name, users.email, answers.place, answers.position)), 600),
    least(char_length(lower(users.name)), 600),
    least(char_length(lower(concat_ws(chr(31), users.name, users.email))), 600),
    coalesce(users.status, 'active'),
    users.created_at,
    form.submitted,
    case when form.submitted then people.form_submitted_at end,
    people.club_id,
    people.mentor_id,
    standing.percent,
    standing.current_stage,
    standing.last_saved_at
  from people
  join users on users.id = people.user_id
  cross join lateral (
    select
      case when people.audience = 'student'
        then people.details ->> 'schoolName' else people.details ->> 'institution' end as place,
      case when people.audience = 'educator'
        then people.details ->> 'currentPosition' end as position
  ) as answers
  cross join lateral (
    select form_submitted(people.audience, people.form_submitted, people.details) as submitted
  ) as form
  cross join lateral (
    select
      -- Rounds half up in whole numbers.
      coalesce((200 * count(*) filter (where status = 'completed') + count(*))
        / nullif(2 * count(*), 0), 0)::smallint as percent,
      -- The last one in progress, else the last completed.
      (array_agg(called order by status = 'in progress' desc, place desc)
        filter (where status in ('in progress', 'completed')))[1] as current_stage,
      max(saved_at) as last_saved_at
    from (
      select
        progress.status,
        progress.saved_at,
        row_number() over by_position as place,
        coalesce(nullif(stages.name, ''), 'Stage ' || row_number() over by_position) as called
      from stages
      left join progress
        on progress.stage_id = stages.id and progress.person_id = people.user_id
      where stages.club_id = people.club_id
      window by_position as (order by stages.position)
    ) as walked
  ) as standing
  where people.user_id = any (ids)
  on conflict (person_id) do update set
    name = excluded.name,
    email = excluded.email,
    class = excluded.class,
    place = excluded.place,
    position = excluded.position,
    search = excluded.search,
    name_length = excluded.name_length,
    contact_length = excluded.contact_length,
    status = excluded.status,
    created_at = excluded.created_at,
    submitted = excluded.submitted,
    submitted_at = excluded.submitted_at,
    club_id = excluded.club_id,
    mentor_id = excluded.mentor_id,
    percent = excluded.percent,
    current_stage = excluded.current_stage,
    last_saved_at = excluded.last_saved_at
  where known.* is distinct from excluded.*;
end
$body$;

-- One call for each statement, however many rows it changed. `changed` holds these rows.
create function people_changed() returns trigger
language plpgsql as $body$
begin
  perform refresh_roster(array(select user_id from changed));
  return null;
end
$body$;

create function users_changed() returns trigger
language plpgsql as $body$
begin
  perform refresh_roster(array(select id from changed where role in ('student', 'educator')));
  return null;
end
$body$;

create function progress_changed() returns trigger
language plpgsql as $body$
begin
  perform refresh_roster(array(select distinct person_id from changed));
  return null;
end
$body$;

create function stages_changed() returns trigger
language plpgsql as $body$
begin
  perform refresh_roster(array(
    select user_id from people where club_id in (select club_id from changed)
  ));
  return null;
end
$body$;

-- A change of a stage's description concerns nobody here.
create function stages_updated() returns trigger
language plpgsql as $body$
begin
  perform refresh_roster(array(
    select user_id from people where club_id in (
      select club_id from (
        (select id, club_id, position, name from before
          except select id, club_id, position, name from after)
        union all
        (select id, club_id, position, name from after
          except select id, club_id, position, name from before)
      ) as differing
    )
  ));
  return null;
end
$body$;

create trigger roster_insert after insert on people referencing new table as changed
  for each statement execute function people_changed();
create trigger roster_update after update on people referencing new table as changed
  for each statement execute function people_changed();
create trigger roster_update after update on users referencing new table as changed
  for each statement execute function users_changed();
create trigger roster_insert after insert on progress referencing new table as changed
  for each statement execute function progress_changed();
create trigger roster_update after update on progress referencing new table as changed
  for each statement execute function progress_changed();
create trigger roster_delete after delete on progress referencing old table as changed
  for each statement execute function progress_changed();
create trigger roster_insert after insert on stages referencing new table as changed
  for each statement execute function stages_changed();
create trigger roster_update after update on stages
  referencing old table as before new table as after
  for each statement execute function stages_updated();
create trigger roster_delete after delete on stages referencing old table as changed
  for each statement execute function stages_changed();

perform refresh_roster(array(select user_id from people));

create index roster_search on roster using gin (search gin_trgm_ops);
create index users_mentors on users (id) where role = 'mentor';
create index roster_mentor on roster (mentor_id);
-- Small ones to count by.
create index roster_status on roster (audience, status);
create index roster_percent on roster (audience, percent);
create index roster_submitted on roster (audience, submitted);
create index roster_club on roster (club_id, audience);

-- One for each order in which people are listed, with what they are narrowed by, so that pages are
-- cut and people are counted without reading the table. Where a value may be missing, the order the
-- other way round needs its own: missing values are last in both.
create index roster_by_id on roster (audience, person_id)
  include (search, name_length, contact_length, status, percent, submitted, club_id, mentor_id);
create index roster_by_name on roster (audience, name, person_id)
  include (status, percent, submitted, club_id);
create index roster_by_email on roster (audience, email, person_id)
  include (status, percent, submitted, club_id);
create index roster_by_status on roster (audience, status, person_id)
  include (percent, submitted, club_id);
create index roster_by_created on roster (audience, created_at, person_id)
  include (status, percent, submitted, club_id);
create index roster_by_percent on roster (audience, percent, person_id)
  include (status, submitted, club_id);
create index roster_by_class on roster (audience, class, person_id)
  include (status, percent, submitted, club_id);
create index roster_by_class_down on roster (audience, class desc nulls last, person_id desc)
  include (status, percent, submitted, club_id);
create index roster_by_place on roster (audience, place, person_id)
  include (status, percent, submitted, club_id);
create index roster_by_place_down on roster (audience, place desc nulls last, person_id desc)
  include (status, percent, submitted, club_id);
create index roster_by_position on roster (audience, position, person_id)
  include (status, percent, submitted, club_id) where audience = 'educator';
create index roster_by_position_down on roster (audience, position desc nulls last, person_id desc)
  include (status, percent, submitted, club_id) where audience = 'educator';
create index roster_by_saved on roster (audience, last_saved_at, person_id)
  include (status, percent, submitted, club_id);
create index roster_by_saved_down on roster (audience, last_saved_at desc nulls last, person_id desc)
  include (status, percent, submitted, club_id);
create index roster_by_submitted on roster (audience, submitted_at, person_id)
  include (status, percent, submitted, club_id);
create index roster_by_submitted_down on roster
  (audience, submitted_at desc nulls last, person_id desc)
  include (status, percent, submitted, club_id);
