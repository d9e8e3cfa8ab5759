import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mentor } from '../../../testing/people.ts';
import {
  CHESS,
  choose,
  openPeople,
  press,
  ROBOTICS,
  selectPage,
  studentsOf,
} from './bulk.testing.tsx';

const meera = mentor({ club: null });

/** One without a club, one with a mentor, and one with another status. */
const openFour = () =>
  openPeople({
    people: studentsOf(4, (number) => ({
      club: [null, ROBOTICS, CHESS][number - 1] ?? null,
      mentor: number === 4 ? meera : null,
      status: number === 1 ? 'pending' : null,
    })),
    mentors: [meera],
  });

it.each([
  ['Assign Club', 'None', 'Remove the club of 2 students?', [1, 4], 'Has no club'],
  ['Assign Club', 'Chess Club', 'Assign Chess Club to 3 students?', [3], 'Has this club already'],
  ['Assign Mentor', 'None', 'Remove the mentor of 1 student?', [1, 2, 3], 'Has no mentor'],
  [
    'Assign Mentor',
    'Meera Kulkarni',
    'Assign Meera Kulkarni to 3 students?',
    [4],
    'Has this mentor already',
  ],
  ['Set Status', 'Active', 'Set 1 student to Active?', [2, 3, 4], 'Has this status already'],
])('leaves out of %s, %s who has the value', async (action, option, question, out, reason) => {
  openFour();
  await selectPage();
  await choose(action, option, question);
  const list = within(screen.getByRole('list', { name: 'students left out' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    out.map((number) => `Student ${number} p${number}@example.org${reason}`),
  );
});

it('neither sends nor counts nor undoes who is left out', async () => {
  const { inputs } = openFour();
  await selectPage();
  await choose('Assign Club', 'None', 'Remove the club of 2 students?');
  press('Remove');
  await screen.findByText('2 students done');
  expect(screen.getByText('2 left out')).toBeVisible();
  press('Undo');
  await screen.findByText('2 students undone');
  expect(inputs.map(({ personIds, clubId }) => [personIds, clubId])).toEqual([
    [['p2', 'p3'], null],
    [['p2'], 'c1'],
    [['p3'], 'c2'],
  ]);
});
