import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { educator, mentor } from '../../../testing/people.ts';
import { failWith } from '../../../testing/failWith.ts';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { savedFiles } from '../../../testing/savedFiles.ts';
import { translatePage } from '../../../testing/translatePage.ts';
import {
  allDone,
  CHESS,
  choose,
  openPeople,
  press,
  selectPage,
  studentsOf,
  type BatchInput,
} from './bulk.testing.tsx';

const saved = savedFiles();

const status = (text: string) => screen.findByText(text);

it('assigns a club in batches of 50, and takes it back', async () => {
  const { inputs, sent } = openPeople({
    people: studentsOf(70, (number) => ({ club: number <= 10 ? null : CHESS })),
  });
  await selectPage('70 students');
  screen.getByRole('button', { name: 'Assign Club' }).focus();
  await choose('Assign Club', 'Robotics Club', 'Assign Robotics Club to 70 students?');
  const before = sent.length;
  press('Assign');
  await status('70 students done');
  expect(inputs.map(({ personIds, clubId }) => [personIds.length, clubId])).toEqual([
    [50, 'c1'],
    [20, 'c1'],
  ]);
  expect(inputs[0]?.ifVersions[0]).toBe('"p1"');
  expect(new Set(inputs.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  await waitFor(() => {
    const names = sent.slice(before).map(({ name }) => name);
    expect(names.filter((name) => name === 'Students')).toHaveLength(1);
    expect(names.filter((name) => name === 'DashboardCounts')).toHaveLength(1);
  });
  inputs.length = 0;
  press('Undo');
  await status('70 students undone');
  expect(inputs.map(({ personIds, clubId }) => [personIds.length, clubId])).toEqual([
    [10, null],
    [50, 'c2'],
    [10, 'c2'],
  ]);
  expect(inputs[0]?.ifVersions[0]).toBe('"p1-new"');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  press('Close');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Assign Club' })).toHaveFocus();
  });
});

it('stops between two batches, and sends the rest on demand', async () => {
  const people = studentsOf(70);
  let release: (() => void) | undefined;
  const { inputs } = openPeople({
    people,
    answer: async (input) => {
      await new Promise<void>((resolve) => (release = resolve));
      return allDone(input, people);
    },
  });
  await selectPage('70 students');
  await choose('Set Status', 'Inactive', 'Set 70 students to Inactive?');
  expect(screen.getByText(/Undo does not bring their sessions back/)).toBeVisible();
  press('Set Status');
  await status('0 of 70 students');
  translatePage();
  fireEvent.keyDown(await openedDialog('alertdialog'), { key: 'Escape' });
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-busy', 'true');
  });
  release?.();
  await status('50 students done');
  expect(screen.getByText('20 not done')).toBeVisible();
  expect(inputs).toHaveLength(1);
  press('Try Again');
  await status('0 of 20 students');
  await waitFor(() => {
    expect(inputs).toHaveLength(2);
  });
  release?.();
  await status('70 students done');
  expect(inputs.map(({ personIds, status: to }) => [personIds.length, to])).toEqual([
    [50, 'inactive'],
    [20, 'inactive'],
  ]);
});

it('sends a batch without an answer three times with its key, and again on demand', async () => {
  const people = studentsOf(70);
  let isDown = true;
  const { inputs } = openPeople({
    people,
    answer: (input) =>
      isDown && inputs.length > 1
        ? failWith('UPSTREAM_UNAVAILABLE', 'The server is down')()
        : allDone(input, people),
  });
  await selectPage('70 students');
  await choose('Set Status', 'Pending', 'Set 70 students to Pending?');
  press('Set Status');
  await status('20 not done');
  expect(screen.getAllByText('Not done: The server is down')).toHaveLength(10);
  expect(inputs).toHaveLength(4);
  isDown = false;
  press('Try Again');
  await status('70 students done');
  const [first, ...others] = inputs.map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(others)).toEqual(new Set([others[0]]));
  expect(others).not.toContain(first);
  expect(inputs.slice(1).map(({ personIds }) => personIds.length)).toEqual([20, 20, 20, 20]);
});

it('lists who is refused, with search and filter', async () => {
  const people = studentsOf(12);
  const refuse = (input: BatchInput) => ({
    results: input.personIds.map((personId) => ({
      personId,
      person: null,
      userErrors: [{ code: 'CONFLICT', message: 'Changed by another administrator' }],
    })),
    userErrors: [],
  });
  const { sent } = openPeople({ people, answer: refuse });
  await selectPage('12 students');
  await choose('Assign Club', 'None', 'Remove the club of 12 students?');
  press('Remove');
  await status('0 students done');
  // Read again for the next action: others have changed them.
  await waitFor(() => {
    expect(sent.filter(({ name }) => name === 'StudentAgain')).toHaveLength(12);
  });
  const list = within(screen.getByRole('list', { name: 'students without the change' }));
  expect(list.getAllByRole('listitem')).toHaveLength(10);
  expect(list.getAllByText('Refused: Changed by another administrator')).toHaveLength(10);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByRole('searchbox', { name: 'Search students' }), {
    target: { value: 'p12@' },
  });
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  press('Download CSV');
  expect(saved[0]?.name).toMatch(/^students-not-changed-[-0-9]{10}\.csv$/);
  expect(await saved[0]?.text).toBe(
    '\uFEFFName,Email,Club,Mentor,Result,Reason\r\n' +
      'Student 12,p12@example.org,Robotics Club,,Refused,Changed by another administrator',
  );
});

it('changes educators; sends again who was not reached, and undoes nothing without versions', async () => {
  const people = [educator(), educator({ id: 'p8', name: 'Ravi Iyer' })];
  const { inputs } = openPeople({
    at: '/admin?tab=educators',
    people,
    answer: ({ personIds }) => ({
      results: personIds.map((personId, index) => {
        const isReached = inputs.length > 1 || index === 0;
        const person = people.find(({ id }) => id === personId);
        return {
          personId,
          person: isReached ? { ...person, version: null } : null,
          userErrors: isReached ? [] : [{ code: 'NOT_DONE', message: '' }],
        };
      }),
      userErrors: [],
    }),
  });
  await screen.findByText('Ravi Iyer');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all educators on this page' }));
  await choose('Set Status', 'Pending', 'Set 2 educators to Pending?');
  press('Set Status');
  await status('1 educator done');
  const rest = within(screen.getByRole('list', { name: 'educators without the change' }));
  expect(rest.getByRole('listitem')).toHaveTextContent(
    'Ravi Iyer p8@example.orgNot done: Not reached in time',
  );
  press('Try Again');
  await status('2 educators done');
  expect(inputs.map(({ audience, personIds }) => [audience, personIds])).toEqual([
    ['EDUCATOR', ['p9', 'p8']],
    ['EDUCATOR', ['p8']],
  ]);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('lists people of another club before a mentor is sent, and counts whom it includes', async () => {
  const { inputs } = openPeople({
    people: studentsOf(4, (number) => ({
      ...(number === 1 && { club: CHESS }),
      ...(number === 2 && { status: 'inactive' }),
      ...(number > 2 && { consentMissing: true }),
    })),
    mentors: [mentor(), mentor({ id: 'm2', name: 'Anil Bose', status: 'Inactive' })],
  });
  await selectPage();
  press('Assign Mentor');
  expect(await screen.findByRole('radio', { name: /Meera Kulkarni/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /Anil Bose/ })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: /Meera Kulkarni/ }));
  press('Continue');
  await screen.findByText('Assign Meera Kulkarni to 3 students?');
  expect(screen.getByText('1 inactive student included.')).toBeVisible();
  expect(screen.getByText('2 students without a guardian’s consent included.')).toBeVisible();
  const leftOut = within(screen.getByRole('list', { name: 'students left out' }));
  expect(leftOut.getByRole('listitem')).toHaveTextContent(
    'Student 1 p1@example.orgIs in Chess Club',
  );
  expect(inputs).toHaveLength(0);
  press('Assign');
  await status('3 students done');
  expect(inputs.map(({ personIds, mentorId }) => [personIds, mentorId])).toEqual([
    [['p2', 'p3', 'p4'], 'm1'],
  ]);
});

it('spreads people over the mentors of their clubs after a preview', async () => {
  const { inputs } = openPeople({
    people: studentsOf(5, (number) => (number === 5 ? { club: null } : {})),
    mentors: [
      mentor({ studentsCount: 2 }),
      mentor({ id: 'm2', name: 'Anil Bose', studentsCount: 3 }),
    ],
  });
  await selectPage();
  await choose(
    'Assign Mentor',
    'Spread over the club’s mentors',
    'Spread 4 students over the mentors?',
  );
  const rows = within(screen.getByRole('table', { name: 'students by mentor' })).getAllByRole(
    'row',
  );
  expect(rows.map((row) => row.textContent)).toEqual([
    'MentorGetsNowThen',
    'Anil BoseRobotics Club235',
    'Meera KulkarniRobotics Club224',
  ]);
  expect(screen.getByText('Has no club')).toBeVisible();
  press('Assign');
  await status('4 students done');
  expect(screen.getByText('1 left out')).toBeVisible();
  expect(inputs.map(({ personIds, mentorId }) => [personIds, mentorId])).toEqual([
    [['p1', 'p3'], 'm1'],
    [['p2', 'p4'], 'm2'],
  ]);
});

it('keeps the choice on the way back, and returns the focus', async () => {
  openPeople({ people: studentsOf(3) });
  await selectPage();
  const opener = screen.getByRole('button', { name: 'Assign Club' });
  opener.focus();
  press('Assign Club');
  const search = await screen.findByRole('searchbox', { name: 'Search clubs' });
  fireEvent.change(search, { target: { value: 'chess' } });
  fireEvent.click(await screen.findByRole('radio', { name: /Chess Club/ }));
  press('Continue');
  await openedDialog('dialog', 'Assign Chess Club to 3 students?');
  press('Back');
  const dialog = await openedDialog('dialog', 'Assign Club');
  expect(await within(dialog).findByRole('radio', { name: /Chess Club/ })).toBeChecked();
  expect(within(dialog).getByRole('searchbox')).toHaveValue('chess');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => {
    expect(opener).toHaveFocus();
  });
  press('Assign Club');
  fireEvent.click(await screen.findByRole('radio', { name: /Chess Club/ }));
  press('Continue');
  const question = await openedDialog('dialog', 'Assign Chess Club to 3 students?');
  fireEvent.click(within(question).getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(opener).toHaveFocus();
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
