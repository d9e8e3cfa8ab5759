import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { educator, pageOf, student } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { stageProgress } from '../../../testing/stageProgress.ts';
import { AdminScreen } from '../AdminScreen.tsx';

const progress = {
  percent: 50,
  stages: [
    stageProgress('s1', 'Initial Counseling', {
      status: 'COMPLETED',
      feedback: 'Clear about machines.',
      date: '2026-09-22T10:00:00Z',
      answer: {
        text: 'I liked the second one.',
        at: '2026-09-23T10:00:00Z',
        readAt: null,
        isClosed: false,
      },
    }),
    stageProgress('s2', 'Assessment'),
  ],
};
const asha = student({
  status: 'pending',
  createdAt: '2026-09-15T10:00:00Z',
  mentor: null,
  formDetails: {
    ...student().formDetails,
    academicStream: 'science',
    interests: ['Robotics', 'Chess'],
    parentContact: '94220 18853',
    consent: null,
  },
  consentMissing: false,
  progress,
  nextSession: { id: 'n1', at: new Date(2099, 11, 4, 16, 30).toISOString(), place: 'Room 12' },
  agreedSteps: [{ id: 'a1', text: 'Read two chapters', dueOn: '2099-12-01', doneAt: null }],
});
const sunita = educator({ mentor: null, progress });

type Answer = () => unknown;

function open(
  kind: string,
  answers: { student?: Answer; students?: Answer; educator?: Answer } = {},
) {
  const [audience, one] = answers.educator ? ['educators', sunita] : ['students', asha];
  return renderWithSchema(<AdminScreen name="" onLogout={() => undefined} />, {
    user: { role: 'ADMIN' },
    at: ['/admin', `/admin?tab=${audience}&dialog=${kind}-${one.id}`],
    resolvers: {
      Query: {
        [audience]: () => pageOf([one]),
        student: () => asha,
        ...answers,
      },
    },
  });
}

const tab = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('tab', { name }));

it('opens from the row with its own URL, and Back closes it', async () => {
  const { router } = renderWithSchema(<AdminScreen name="" onLogout={() => undefined} />, {
    user: { role: 'ADMIN' },
    at: '/admin',
    resolvers: {
      Query: {
        students: () => pageOf([asha]),
        student: () => asha,
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'View Asha Rao' }));
  expect(router.state.location.search).toBe('?dialog=view-p1');
  await openedDialog('dialog', 'Asha Rao');
  await act(() => router.navigate(-1));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(screen.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
    'href',
    '/admin?dialog=view-p1',
  );
});

it('shows Profile, Academic and Progress of a student', async () => {
  open('view');
  const dialog = await screen.findByRole('dialog', { name: 'Asha Rao' });
  for (const text of ['p1, 11th Grade', 'Pending', 'Mar 14, 2010', '94220 18853', 'Sep 15, 2026'])
    expect(dialog).toHaveTextContent(text);
  expect(within(dialog).getByRole('link', { name: 'p1@example.org' })).toBeVisible();
  await tab('Academic');
  for (const text of ['91.4%', 'Not given', '11th', 'Science', 'Chess'])
    expect(dialog).toHaveTextContent(text);
  await tab('Progress');
  for (const text of ['50%', '1 of 2 stages', 'Clear about machines.', 'Not Started'])
    expect(dialog).toHaveTextContent(text);
  expect(dialog).toHaveTextContent('Not read yetI liked the second one.');
  expect(dialog).toHaveTextContent('Next sessionFri, Dec 4, 2099, 16:30, Room 12');
  expect(dialog).toHaveTextContent('Agreed stepsRead two chapters Due Dec 1, 2099');
});

it('shows that the form is not submitted and that there is no progress', async () => {
  open('view', { student: () => ({ ...asha, formSubmitted: false, progress: null }) });
  await screen.findByRole('dialog', { name: 'Asha Rao' });
  await tab('Academic');
  expect(screen.getByText('Form not submitted yet')).toBeVisible();
  await tab('Progress');
  expect(screen.getByText('No progress data available for this student.')).toBeVisible();
});

it('shows changes with author and date in History', async () => {
  const history = [
    {
      id: 'h1',
      at: '2026-11-18T06:30:00Z',
      kind: 'PROGRESS',
      stage: 'Assessment',
      by: { id: 'm1', name: 'Meera Kulkarni', role: 'MENTOR' },
      changes: [{ field: 'status', before: 'not started', after: 'in progress' }],
    },
    {
      id: 'h2',
      at: '2026-11-17T06:30:00Z',
      kind: 'CLUB',
      stage: null,
      by: null,
      changes: [{ field: 'club', before: null, after: 'Robotics Club' }],
    },
  ];
  open('view', { student: () => ({ ...asha, history }) });
  await screen.findByRole('dialog', { name: 'Asha Rao' });
  await tab('History');
  const [first, second] = within(await screen.findByRole('list', { name: 'Changes' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent(
    /Meera Kulkarni updated AssessmentMentor, Nov 18, 2026.*StatusNot started.*In progress/,
  );
  expect(second).toHaveTextContent(/Unknown changed the club.*ClubNot assigned.*Robotics Club/);
});

it.each([
  ['no changes', () => [], 'No changes yet'],
  ['a backend without a history', failWith('NOT_SUPPORTED'), 'No history'],
  ['a failure', failWith('UPSTREAM_TIMEOUT'), 'The history could not be loaded'],
])('shows a state in History for %s', async (_case, history, text) => {
  open('view', { student: () => ({ ...asha, history }) });
  await screen.findByRole('dialog', { name: 'Asha Rao' });
  await tab('History');
  expect(await screen.findByText(text)).toBeVisible();
});

it('loads who read the record when Access is opened', async () => {
  const { sent } = open('view');
  await screen.findByRole('dialog', { name: 'Asha Rao' });
  const isAsked = () => sent.some(({ name }) => name === 'PersonAudit');
  expect(isAsked()).toBe(false);
  await tab('Access');
  expect(await screen.findByRole('list', { name: 'Reads and changes' })).toBeVisible();
  expect(isAsked()).toBe(true);
});

it('shows an educator in the same tabs, and read-only before the form', async () => {
  const { unmount } = open('view', { educator: () => sunita });
  const dialog = await screen.findByRole('dialog', { name: 'Sunita Menon' });
  expect(dialog).toHaveTextContent('p9, Teacher, Modern High School');
  await tab('Academic');
  expect(dialog).toHaveTextContent('InstitutionModern High School');
  unmount();
  open('details', { educator: () => sunita });
  const details = await screen.findByRole('dialog', { name: 'Sunita Menon' });
  expect(within(details).queryByRole('textbox')).not.toBeInTheDocument();
  expect(details).toHaveTextContent('InstitutionModern High School');
  expect(within(details).getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

it.each([
  ['Student not found', { student: failWith('NOT_FOUND') }],
  ['Student not found', { student: () => null }],
  ['Educator not found', { educator: failWith('NOT_FOUND') }],
])('shows "%s" instead of an error', async (text, answers) => {
  open('view', answers);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/^Error/)).not.toBeInTheDocument();
});

it.each([
  ['student', 'Error loading student details', 'Failed to load student information.'],
  ['educator', 'Error loading educator details', 'Failed to load educator information.'],
])('shows an error if the %s can not be loaded', async (kind, title, detail) => {
  open('view', { [kind]: failWith('UPSTREAM_TIMEOUT') });
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(title)).toBeVisible();
  expect(within(dialog).getByText(detail)).toBeVisible();
});

it.each([
  [
    'missing',
    { consentMissing: true, formDetails: { ...asha.formDetails, dateOfBirth: '2012-03-14' } },
    'Missing, under 18',
  ],
  [
    'missing without a date of birth',
    { consentMissing: true, formDetails: { ...asha.formDetails, dateOfBirth: null } },
    'Missing, age unknown',
  ],
  [
    'given',
    {
      formDetails: {
        ...asha.formDetails,
        consent: {
          guardianName: 'Vaishali Rao',
          relation: 'Mother',
          contact: '94220 18853',
          givenOn: '2026-09-15',
          noticeVersion: '1',
        },
      },
    },
    'Given on Sep 15, 2026 Vaishali Rao, Mother, 94220 18853 Version 1 of the notice',
  ],
  ['not needed', {}, undefined],
  ['not known', { consentMissing: null }, undefined],
])('shows a guardian’s consent: %s', async (_, record, shown) => {
  const one = { ...asha, ...record };
  open('view', { student: () => one, students: () => pageOf([one]) });
  const dialog = await openedDialog('dialog', 'Asha Rao');
  await within(dialog).findByText('Education');
  const term = within(dialog).queryByText('Guardian’s consent');
  if (shown) expect(within(dialog).getByText(shown)).toBeVisible();
  else expect(term).not.toBeInTheDocument();
});
