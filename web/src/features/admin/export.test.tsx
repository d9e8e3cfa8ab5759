import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { educator, mentor, student } from '../../testing/people.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { savedFiles } from '../../testing/savedFiles.ts';
import { stageProgress } from '../../testing/stageProgress.ts';
import { translatePage } from '../../testing/translatePage.ts';
import { AdminScreen } from './AdminScreen.tsx';

const saved = savedFiles();

const progress = {
  percent: 33,
  status: 'IN_PROGRESS',
  currentStage: 'Assessment',
  lastUpdated: '2026-11-18T06:30:00Z',
  stages: [stageProgress('1', 'Talk', { status: 'COMPLETED' }), stageProgress('2', 'Assessment')],
};
const createdAt = '2026-09-15T06:30:00Z';
const formDetails = { class: '11th', schoolName: 'Modern High School', consent: null };
const asha = student({ createdAt, progress, formDetails, consentMissing: true });
const kiran = student({
  id: 'p8',
  name: '=Kiran',
  status: null,
  createdAt,
  club: null,
  mentor: null,
  progress: { ...progress, percent: 0, currentStage: null, lastUpdated: null },
  formDetails,
  consentMissing: false,
  formSubmitted: false,
});
const sunita = educator({ createdAt, progress });

interface PageArgs {
  page: { number: number; size: number };
}

/** Two pages of 200 of an export; the second repeats the row of the first. */
const pages =
  (...rows: unknown[]) =>
  (_: never, { page }: PageArgs) => ({
    items: page.number === 1 ? rows.slice(0, 1) : rows,
    totalCount: 201,
    pageCount: page.size === 200 ? 2 : 21,
  });

const entry = (person: object, more: object = {}) => ({
  person,
  mentorName: 'Meera Kulkarni',
  clubName: 'Robotics Club',
  currentStage: 'Assessment',
  lastUpdated: progress.lastUpdated,
  progress,
  ...more,
});

function open(
  at: string,
  Query: Record<string, (parent: never, args: never) => unknown> = {},
  recordExport: () => unknown = () => ({ recorded: true, userErrors: [] }),
) {
  const features = ['EXPORT_AUDIT'];
  return renderWithSchema(<AdminScreen name="Prakash Joshi" onLogout={() => undefined} />, {
    user: { role: 'ADMIN' },
    at: `/admin${at}`,
    resolvers: {
      Query: {
        me: () => ({ __typename: 'User', id: 'u1', role: 'ADMIN', features }),
        students: pages(asha, kiran),
        educators: pages(sunita),
        mentors: () => [mentor({ studentsCount: 3 }), mentor({ id: 'm2', name: 'Zubin Mehta' })],
        clubs: () => [{ id: 'c1', name: 'Robotics Club', clubFor: 'STUDENT', stages: [] }],
        formSubmissions: pages(
          ...[asha, kiran].map((person) => ({ person, submittedAt: createdAt })),
        ),
        progressRecords: pages(entry(asha), entry(kiran, { mentorName: null })),
        ...Query,
      },
      Mutation: { recordExport },
    },
  });
}

const start = async () => {
  const button = await screen.findByRole('button', { name: 'Export' });
  await waitFor(() => {
    expect(button).toBeEnabled();
  });
  await userEvent.click(button);
  return screen.findByRole('alertdialog', { name: /^Export / });
};

const day = String.raw`\d{4}-\d\d-\d\d`;

const PERSON =
  'Club,Mentor,Status,Progress (%),Current stage,Last updated,Joined,Form submitted,Consent';

it.each<[string, string, string, [string, object, number, number], string[]]>([
  [
    '?club=c1&status=active&search=Asha%20R',
    'Export students',
    `students-${day}-asha-r-robotics-club-active`,
    ['STUDENTS', { search: 'Asha R', status: 'active', clubId: 'c1' }, 2, 201],
    [
      `Name,Email,Phone,Class,School,${PERSON}`,
      'Asha Rao,p1@example.org,98220 41736,11th,Modern High School,Robotics Club,Meera Kulkarni,Active,33,Assessment,2026-11-18,2026-09-15,Yes,missing',
      `"'=Kiran",p8@example.org,98220 41736,11th,Modern High School,,,Active,0,Not Started,,2026-09-15,No,not needed`,
    ],
  ],
  [
    '?tab=educators',
    'Export educators',
    `educators-${day}`,
    ['EDUCATORS', {}, 1, 201],
    [
      `Name,Email,Phone,Position,Institution,${PERSON}`,
      'Sunita Menon,p9@example.org,98220 41736,Teacher,Modern High School,Robotics Club,Meera Kulkarni,Active,33,Assessment,2026-11-18,2026-09-15,Yes,not needed',
    ],
  ],
  [
    '?tab=mentors&status=active&sort=-name',
    'Export mentors',
    `mentors-${day}-active`,
    ['MENTORS', { status: 'active' }, 2, 2],
    [
      'Name,Email,Phone,Club,Club type,Students,Experience,Specialization,Status',
      'Zubin Mehta,m2@example.org,98900 27514,Robotics Club,Student Club,0,Not specified,General,Active',
      'Meera Kulkarni,m1@example.org,98900 27514,Robotics Club,Student Club,3,Not specified,General,Active',
    ],
  ],
  [
    '?tab=submissions&role=students',
    'Export submissions',
    `submissions-${day}-students`,
    ['SUBMISSIONS', { audience: 'STUDENT' }, 2, 201],
    [
      'Name,Email,Role,Academic/Professional Info,Assigned Club,Submission Date,Status',
      'Asha Rao,p1@example.org,Student,"11th Grade, Modern High School",Robotics Club,2026-09-15,Submitted',
      `"'=Kiran",p8@example.org,Student,"11th Grade, Modern High School",,2026-09-15,Pending`,
    ],
  ],
  [
    '?tab=progress&club=c1',
    'Export progress',
    `student-progress-${day}-robotics-club`,
    ['TRACKER', { audience: 'STUDENT', clubId: 'c1' }, 2, 201],
    [
      'Name,Club,Mentor,Current stage,Last updated,Progress (%),Status,Stages completed,Stages',
      'Asha Rao,Robotics Club,Meera Kulkarni,Assessment,2026-11-18,33,In Progress,1,2',
      `"'=Kiran",Robotics Club,,Assessment,2026-11-18,33,In Progress,1,2`,
    ],
  ],
])(
  'exports the list at %s and records it once',
  async (at, title, name, [list, filter, count, found], lines) => {
    const { sent } = open(at);
    expect(await start()).toHaveAccessibleName(title);
    expect(await screen.findByText(new RegExp(`^The file has ${count} row`))).toBeVisible();
    expect(saved).toHaveLength(1);
    expect(saved[0]?.name).toMatch(new RegExp(`^${name}\\.csv$`));
    expect((await saved[0]?.text)?.split('\r\n')).toEqual([`\uFEFF${lines[0]}`, ...lines.slice(1)]);
    const names = sent.map((one) => one.name);
    expect(
      sent.filter((one) => one.name === 'RecordExport').map(({ variables }) => variables),
    ).toEqual([{ input: { list, filter: JSON.stringify(filter), count: found } }]);
    // Before the first page, where it is read from the server.
    const first = names.findIndex((one) => one.startsWith('Export'));
    if (first !== -1) expect(names.indexOf('RecordExport')).toBeLessThan(first);
  },
);

it('says how many were found at the start, in the order of the list', async () => {
  const { sent } = open('?sort=-name');
  await screen.findByText('Asha Rao');
  const dialog = await start();
  await within(dialog).findByText('The file has 2 rows. 201 students were found at the start.');
  expect(
    sent.filter(({ name }) => name === 'ExportStudents').map(({ variables }) => variables),
  ).toEqual(
    [1, 2].map((number) => ({
      filter: {},
      sort: { field: 'NAME', direction: 'DESC' },
      page: { number, size: 200 },
    })),
  );
});

it('fails after three attempts, saves nothing and tries again', async () => {
  let isDown = true;
  const { sent } = open('', {
    students: (parent, args) =>
      isDown && (args as PageArgs).page.number === 2
        ? failWith('UPSTREAM_UNAVAILABLE', 'Down')()
        : pages(asha, kiran)(parent, args),
  });
  const dialog = await start();
  await within(dialog).findByText('1 of 201 students read');
  translatePage();
  expect(await screen.findByText('The export stopped, and no file was saved')).toBeVisible();
  expect(sent.filter(({ name }) => name === 'ExportStudents')).toHaveLength(4);
  isDown = false;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try Again' }));
  expect(await within(dialog).findByText(/^The file has 2 rows/)).toBeVisible();
  expect(saved).toHaveLength(1);
  expect(sent.filter(({ name }) => name === 'RecordExport')).toHaveLength(1);
});

it('saves nothing after Cancel', async () => {
  open('', {
    students: (parent, args) =>
      (args as PageArgs).page.number === 2
        ? new Promise(() => undefined)
        : pages(asha, kiran)(parent, args),
  });
  const dialog = await start();
  await within(dialog).findByText('1 of 201 students read');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
  expect(saved).toEqual([]);
});

it.each([
  [
    'refuses to record it',
    () => ({
      recorded: false,
      userErrors: [{ message: 'Too long', code: 'VALIDATION', field: null }],
    }),
    'Too long',
  ],
  ['can not record it', failWith('UPSTREAM_UNAVAILABLE', 'Down'), 'Down'],
])('saves nothing if the backend %s', async (_case, recordExport, text) => {
  open('', {}, recordExport);
  const dialog = await start();
  expect(await within(dialog).findByText(text)).toBeVisible();
  expect(saved).toEqual([]);
});

it('records nothing where the backend has no audit of exports', async () => {
  const { sent } = open('', { me: () => ({ __typename: 'User', id: 'u1', features: [] }) });
  await start();
  await screen.findByText(/^The file has 2 rows/);
  expect(sent.some(({ name }) => name === 'RecordExport')).toBe(false);
  expect(saved).toHaveLength(1);
});

it('names what could not be read', async () => {
  const unread = failWith('UPSTREAM_INVALID', 'Invalid');
  open('', { students: pages({ ...asha, club: unread }, kiran) });
  await start();
  await screen.findByText(/^The file has 2 rows/);
  expect(await saved[0]?.text).toContain('Modern High School,Could not be read,Meera Kulkarni');
});

it('exports the selected people, and reads no page after them', async () => {
  const { sent } = open('?search=asha&sort=-name', { students: pages(asha, kiran) });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Asha Rao' }));
  const bar = within(screen.getByRole('region', { name: 'Selected students' }));
  await userEvent.click(bar.getByRole('button', { name: 'Export' }));
  expect(
    await screen.findByText('The file has 1 row. 1 student was found at the start.'),
  ).toBeVisible();
  expect(saved[0]?.name).toMatch(new RegExp(`^students-${day}-selected\\.csv$`));
  expect((await saved[0]?.text)?.split('\r\n')[1]).toMatch(/^Asha Rao,/);
  expect(
    sent.filter(({ name }) => name === 'ExportStudents').map(({ variables }) => variables),
  ).toEqual([
    { filter: {}, sort: { field: 'NAME', direction: 'DESC' }, page: { number: 1, size: 200 } },
  ]);
});
