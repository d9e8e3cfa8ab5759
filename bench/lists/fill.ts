import { sql, type Kysely } from 'kysely';
import type { Database } from '../../api/src/platform/database/schema.ts';

const given = [
  'Aarav',
  'Ananya',
  'Bilal',
  'Chitra',
  'Dev',
  'Esha',
  'Farhan',
  'Gauri',
  'Harsh',
  'Isha',
];
const middle = [
  'Kumar',
  'Lata',
  'Mohan',
  'Nila',
  'Om',
  'Priya',
  'Raj',
  'Sita',
  'Tara',
  'Uday',
  'Veer',
];
const family = [
  'Rao',
  'Iyer',
  'Khan',
  'Patil',
  'Shah',
  'Das',
  'Nair',
  'Gill',
  'Bose',
  'Menon',
  'Pawar',
];
const towns = ['Pune', 'Nashik', 'Kochi', 'Surat', 'Indore', 'Mysuru', 'Jaipur', 'Patna', 'Guntur'];
const schools = [
  'Modern School',
  'Kendriya Vidyalaya',
  'St. Mary',
  'Jnana Prabodhini',
  'City High',
];

const answer =
  'I want to learn how things are made, to work with people who know more than I do, and to help my family. ';

/** Clubs with stages, mentors, people and their progress; the same every time. */
export async function fill(db: Kysely<Database>, students: number): Promise<void> {
  const people = students + Math.ceil(students / 10);
  await sql`alter table people disable trigger user`.execute(db);
  await sql`alter table progress disable trigger user`.execute(db);
  await sql`insert into clubs (id, name, description, audience)
    select ${id('c', 'n')}, ${pick(family, 'n')} || ' Club ' || n, 'Where we build and explain things',
      case when n <= 20 then 'student' else 'educator' end
    from generate_series(1, 25) n`.execute(db);
  await sql`insert into stages (club_id, position, name)
    select ${id('c', 'n')}, place - 1, 'Step ' || place
    from generate_series(1, 25) n, generate_series(1, 5 + n % 3) place`.execute(db);
  await sql`insert into users (id, name, email, phone, role, password_hash)
    select ${id('a', 'n')}, ${pick(given, 'n')} || ' ' || ${pick(towns, 'n')} || ' ' || n,
      'mentor' || n || '@example.org', '98200 00000', 'mentor', ''
    from generate_series(1, 500) n`.execute(db);
  await sql`insert into mentors (user_id, club_id, specialization)
    select ${id('a', 'n')}, ${id('c', '1 + n % 25')}, ${pick(towns, 'n')} || ' studies'
    from generate_series(1, 500) n`.execute(db);
  await sql`insert into users (id, name, email, phone, role, password_hash, status, created_at)
    select ${id('b', 'n')},
      ${pick(given, 'hashint4(n)')} || ' ' || ${pick(middle, 'hashint4(n + 1)')} || ' '
        || ${pick(family, 'hashint4(n + 2)')},
      'person' || n || '@example.org', '98200 00000',
      case when n <= ${students} then 'student' else 'educator' end, '',
      case when n % 10 = 0 then 'pending' when n % 10 < 5 then 'active' end,
      timestamptz '2024-01-01' + n * interval '10 minutes'
    from generate_series(1, ${people}::integer) n`.execute(db);
  await sql`insert into people
      (user_id, audience, club_id, mentor_id, form_submitted, form_submitted_at, details)
    select ${id('b', 'n')}, case when n <= ${students} then 'student' else 'educator' end,
      case when n % 8 > 0 then
        case when n <= ${students} then ${id('c', '1 + n % 20')} else ${id('c', '21 + n % 5')} end
      end,
      case when n % 5 > 0 then ${id('a', '1 + n % 500')} end,
      n % 4 > 0, case when n % 4 > 0 then timestamptz '2025-11-01' + n * interval '4 minutes' end,
      jsonb_build_object(
        'class', (9 + n % 4) || 'th',
        'schoolName', ${pick(schools, 'hashint4(n + 3)')} || ' ' || ${pick(towns, 'hashint4(n + 4)')},
        'institution', ${pick(towns, 'hashint4(n + 5)')} || ' College',
        'currentPosition', (array['Teacher', 'Lecturer', 'Principal'])[1 + n % 3],
        'city', ${pick(towns, 'n')},
        'futureAspirations', repeat(${answer}, 1 + n % 5),
        'interests', jsonb_build_array('Chess', 'Robots')
      )
    from generate_series(1, ${people}::integer) n`.execute(db);
  await sql`insert into progress (person_id, stage_id, status, saved_at, completed_at, saved_by_name)
    select user_id, stages.id, status, at, case when status = 'completed' then at end, 'A mentor'
    from (select *, abs(hashtext(user_id::text)) as chance from people) as people
    join stages on stages.club_id = people.club_id and stages.position < chance % 8
    cross join lateral (
      select
        case when position < chance % 8 - 1 or chance % 7 = 0
          then 'completed' else 'in progress' end as status,
        timestamptz '2026-01-01' + (chance % 400000 + position) * interval '1 minute' as at
    ) as save
    where mentor_id is not null`.execute(db);
  await sql`alter table people enable trigger user`.execute(db);
  await sql`alter table progress enable trigger user`.execute(db);
  await sql`select refresh_roster(array(select user_id from people))`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** The id of the n-th of a kind; `kind` is a digit in hex, `n` an expression. */
function id(kind: string, n: string) {
  return sql`(${sql.lit(`${kind}0000000-0000-4000-8000-`)} || lpad((${sql.raw(n)})::text, 12, '0'))::uuid`;
}

/** One of the words; `n` is an expression. */
function pick(words: readonly string[], n: string) {
  return sql`(${words}::text[])[1 + abs((${sql.raw(n)})::bigint) % ${sql.lit(words.length)}]`;
}
