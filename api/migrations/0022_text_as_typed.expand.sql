-- Search finds a text in every spelling: Unicode composition, letter case and kind of white space do
-- not matter. The characters are those that JavaScript counts as white space. The collation of the
-- result is that of the index.
create function search_text(value text) returns text
language sql immutable parallel safe as $body$
  select lower(
    regexp_replace(
      normalize(value, NFC),
      '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+',
      ' ',
      'g'
    ) collate "und-x-icu"
  ) collate "C"
$body$;

-- As in 0005, but names and places are kept as they are, because their collation orders letters in
-- upper and lower case, and `search` is a search text.
create or replace function refresh_roster(ids uuid[]) returns void
language plpgsql as $body$
begin
  -- Held before anything is read: of two changes at once the later one sees the earlier.
  perform from roster where person_id = any (ids) order by person_id for update;
  insert into roster as known
  select
    people.user_id,
    people.audience,
    left(users.name, 200),
    left(users.email, 254),
    substring(people.details ->> 'class' from '\d{1,9}')::integer,
    left(answers.place, 200),
    left(lower(answers.position), 200),
    left(texts.name_to_position, 600),
    least(char_length(search_text(users.name)), 600),
    least(char_length(texts.name_and_email), 600),
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
    select
      concat_ws(chr(31), search_text(users.name), search_text(users.email)) as name_and_email,
      concat_ws(chr(31), search_text(users.name), search_text(users.email),
        search_text(answers.place), search_text(answers.position)) as name_to_position
  ) as texts
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

perform refresh_roster(array(select user_id from people));

-- Names of people, schools and institutions in the order of the Unicode Collation Algorithm, on every
-- database. This rebuilds the indexes of both columns.
alter table roster
  alter column name type text collate "und-x-icu",
  alter column place type text collate "und-x-icu";
