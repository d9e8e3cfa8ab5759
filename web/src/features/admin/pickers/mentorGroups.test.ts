import { describe, expect, it } from 'vitest';
import { mentorGroups } from './mentorGroups.ts';

const robotics = { id: 'c1', name: 'Robotics Club' };
const writers = { id: 'c2', name: 'Writers’ Room' };
const mentor = (name: string, club: typeof robotics | null, specialization = 'General') => ({
  id: name,
  name,
  specialization,
  studentsCount: 3,
  club,
});
const all = [
  mentor('Thomas', null),
  mentor('Meera', robotics, 'Engineering'),
  mentor('Kavita', writers),
  mentor('Sandeep', robotics),
];

describe('who may be chosen as a mentor', () => {
  it.each([
    ['own mentors before those with no club', robotics, '', ['Meera', 'Sandeep', 'Thomas']],
    ['nobody of another club', writers, '', ['Kavita', 'Thomas']],
    ['everybody for a person without a club', null, '', ['Thomas', 'Meera', 'Kavita', 'Sandeep']],
    ['a search by name, in any case', robotics, ' sAND ', ['Sandeep']],
    ['a search by specialization', robotics, 'engineer', ['Meera']],
    ['a search by club', null, 'writers', ['Kavita']],
    ['nobody when nothing matches', robotics, 'zzz', []],
  ])('%s', (_, club, search, expected) => {
    const groups = mentorGroups(all, club, search);
    expect(groups.flatMap(({ mentors }) => mentors.map(({ name }) => name))).toEqual(expected);
  });

  it('stands under headings', () => {
    expect(mentorGroups(all, robotics, '').map(({ title }) => title)).toEqual([
      'Mentors of Robotics Club',
      'Mentors with no club',
    ]);
  });
});
