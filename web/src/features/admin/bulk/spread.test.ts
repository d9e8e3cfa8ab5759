import { expect, it } from 'vitest';
import { club, mentor, student } from '../../../testing/people.ts';
import type { MentorCandidate } from '../pickers/mentorGroups.ts';
import type { BulkPerson } from './plan.ts';
import { spread } from './spread.ts';

const chess = club({ id: 'c2', name: 'Chess Club' });

/** "Meera 3", "Thomas 5 chess", "Anil 0 inactive", "Zoya none": a name and its number of people. */
function mentorOf(text: string) {
  const [name = '', count = '', more] = text.split(' ');
  return mentor({
    id: name,
    name,
    studentsCount: count === '?' ? null : Number(count),
    club: more === 'none' ? null : more === 'chess' ? chess : club(),
    status: more === 'inactive' ? 'Inactive' : null,
  }) as unknown as MentorCandidate;
}

/** "robotics", "chess", "none", or with the present mentor "robotics Meera". */
function personOf(text: string, index: number) {
  const [place, name] = text.split(' ');
  return student({
    id: `p${index}`,
    club: place === 'none' ? null : place === 'chess' ? chess : club(),
    mentor: name ? { id: name, name, club: club() } : null,
  }) as unknown as BulkPerson;
}

const R = 'robotics';

it.each<[string, string[], string[], string[], string[]]>([
  ['the fewest people', ['Meera 3', 'Anil 1'], [R, R], ['Anil', 'Anil'], ['Anil 1→3']],
  [
    'ties by name',
    ['Meera 2', 'Anil 2'],
    [R, R, R],
    ['Anil', 'Meera', 'Anil'],
    ['Anil 2→4', 'Meera 2→3'],
  ],
  [
    'only mentors of the own club',
    ['Meera 9', 'Anil 0 chess'],
    [R, 'chess'],
    ['Meera', 'Anil'],
    ['Anil 0→1', 'Meera 9→10'],
  ],
  ['no inactive mentor', ['Meera 9', 'Anil 0 inactive'], [R], ['Meera'], ['Meera 9→10']],
  ['no mentor without a club', ['Meera 9', 'Anil 0 none'], [R], ['Meera'], ['Meera 9→10']],
  ['people without a club: left out', ['Meera 9'], ['none', R], ['-', 'Meera'], ['Meera 9→10']],
  ['a club without active mentors: left out', ['Meera 9', 'Anil 0 inactive'], ['chess'], ['-'], []],
  [
    'people taken from their present mentor',
    ['Meera 2', 'Anil 0'],
    [`${R} Meera`, `${R} Meera`],
    ['Anil', 'Meera'],
    ['Anil 0→1', 'Meera 2→1'],
  ],
  ['an unknown number last', ['Anil ?', 'Meera 9'], [R], ['Meera'], ['Meera 9→10']],
  ['the only mentor, of an unknown number', ['Anil ?'], [R], ['Anil'], ['Anil ?→?']],
])('gives %s', (_rule, mentors, people, given, figures) => {
  const plan = spread(people.map(personOf), mentors.map(mentorOf));
  const byId = new Map(plan.changes.map(({ person, value }) => [person.id, value]));
  expect(people.map((_, index) => byId.get(`p${index}`) ?? '-')).toEqual(given);
  expect(
    plan.loads.map(
      ({ mentor: { name }, before, after }) => `${name} ${before ?? '?'}→${after ?? '?'}`,
    ),
  ).toEqual(figures);
});

it('names the reason for those whom it leaves out', () => {
  const { leftOut } = spread(['none', 'chess'].map(personOf), []);
  expect(leftOut.map(({ reason }) => reason)).toEqual([
    'Has no club',
    'Chess Club has no active mentor',
  ]);
});
