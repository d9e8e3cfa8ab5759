import { describe, expect, it } from 'vitest';
import { mentorGroups } from './mentorGroups.ts';

const robotics = { id: 'c1', name: 'Robotics Club', clubFor: 'STUDENT' as const };
const writers = { id: 'c2', name: 'Writers’ Room', clubFor: 'STUDENT' as const };
const mentor = (
  name: string,
  club: typeof robotics | null,
  specialization = 'General',
  status: string | null = null,
) => ({
  id: name,
  name,
  email: null,
  specialization,
  status,
  studentsCount: 3,
  club,
});
const all = [
  mentor('Thomas', null),
  mentor('Meera', robotics, 'Engineering'),
  mentor('Kavita', writers),
  mentor('Sandeep', robotics),
  mentor('Irfan', robotics, 'General', 'Inactive'),
];

describe('mentorGroups', () => {
  it.each([
    [
      'mentors of the club before those without a club',
      robotics,
      '',
      ['Meera', 'Sandeep', 'Thomas'],
    ],
    ['no mentors of another club', writers, '', ['Kavita', 'Thomas']],
    ['all mentors for a person without a club', null, '', ['Thomas', 'Meera', 'Kavita', 'Sandeep']],
    ['a search by name, in any case', robotics, ' sAND ', ['Sandeep']],
    ['a search by specialization', robotics, 'engineer', ['Meera']],
    ['a search by club', null, 'writers', ['Kavita']],
    ['none without a match', robotics, 'zzz', []],
  ])('%s', (_, club, search, expected) => {
    const groups = mentorGroups(all, { club, mentor: null }, search);
    expect(groups.flatMap(({ mentors }) => mentors.map(({ name }) => name))).toEqual(expected);
  });

  it.each([
    ['of the own club', robotics, 'Sandeep', ['Sandeep', 'Meera', 'Thomas']],
    ['of another club', robotics, 'Kavita', ['Kavita', 'Meera', 'Sandeep', 'Thomas']],
    ['who is inactive', robotics, 'Irfan', ['Irfan', 'Meera', 'Sandeep', 'Thomas']],
    ['of a person without a club', null, 'Kavita', ['Kavita', 'Thomas', 'Meera', 'Sandeep']],
  ])('lists the current mentor first: one %s', (_, club, id, expected) => {
    const groups = mentorGroups(all, { club, mentor: { id } }, '');
    expect(groups.flatMap(({ mentors }) => mentors.map(({ name }) => name))).toEqual(expected);
  });

  it('groups mentors under headings', () => {
    const seeker = { club: robotics, mentor: { id: 'Kavita' } };
    expect(mentorGroups(all, seeker, '').map(({ title }) => title)).toEqual([
      'Mentor of another club',
      'Mentors of Robotics Club',
      'Mentors with no club',
    ]);
  });
});
