import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { choose, csv, openImport, press } from './import.testing.tsx';

const LOST = 'The letters were lost when the file was saved: save it as CSV UTF-8.';

const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('leaves out rows whose letters are lost, and says it once from three rows on', async () => {
  const { inputs } = openImport();
  await choose(csv(['???? ????,a@x.in,????', '??,b@x.in', 'Asha?,c@x.in', 'A\uFFFD,d@x.in']));
  expect(await screen.findByText('1 student will be made')).toBeVisible();
  expect(screen.getByText('3 wrong')).toBeVisible();
  // Focused first instead of the search, which opens the keyboard of a phone.
  expect(screen.getByRole('button', { name: 'Other file' })).toHaveAttribute('data-autofocus');
  expect(screen.getByText(LOST)).toBeVisible();
  expect(screen.getByText(/^3 rows\. In Excel: Save As/)).toBeVisible();
  expect(listed('Rows to mend')).toEqual([
    `Line 2 ???? ????, a@x.inName: ${LOST}School: ${LOST}`,
    `Line 3 ??, b@x.inName: ${LOST}`,
    `Line 5 A\uFFFD, d@x.inName: ${LOST}`,
  ]);
  press('Import 1 student');
  expect(await screen.findByText('Import complete')).toBeVisible();
  expect(inputs.map(({ rows }) => rows.map(({ line }) => line))).toEqual([[4], [4]]);
});

it('says it for each of two rows alone', async () => {
  openImport();
  await choose(csv(['????,a@x.in', '????,b@x.in', 'Asha,c@x.in']));
  expect(await screen.findByText('2 wrong')).toBeVisible();
  expect(screen.queryByText(LOST)).toBeNull();
});

it('leaves out spoilt numbers and dates, and a line that is too long; the others go on', async () => {
  const { inputs } = openImport();
  const long = 'x'.repeat(120_000);
  await choose(
    csv(
      [
        'A,a@x.in,9.19877E+11,,',
        'B,b@x.in,,9E+09,',
        'C,c@x.in,,,03/04/2010',
        ...Array.from({ length: 250 }, (_, n) => `P,p${n}@x.in,,,`),
        'D,d@x.in,,,04/13/2010',
        `${long},e@x.in,,,`,
        'F,f@x.in,98220 41736,,2010-03-14',
      ],
      "Name,Email,Phone,Guardian's contact,Date of birth",
    ),
  );
  expect(await screen.findByText('251 students will be made')).toBeVisible();
  const monthFirst =
    'Date of birth: Looks like month first: write days as 14/03/2010 or 2010-03-14.';
  const asText = 'was turned into a number: format the column as text';
  expect(listed('Rows to mend')).toEqual([
    `Line 2 A, a@x.inPhone ${asText}`,
    `Line 3 B, b@x.inGuardian contact ${asText}`,
    `Line 4 C, c@x.in${monthFirst}`,
    `Line 255 D, d@x.in${monthFirst}`,
    `Line 256 ${'x'.repeat(100)}…, e@x.inThe line is too long.`,
  ]);
  expect(inputs.map(({ rows }) => rows.length)).toEqual([200, 51]);
});

const FIRST = [
  'आशा राव,a@x.in,Hill View',
  "'-Meera,m@x.in,",
  '????,c@x.in,',
  'D,d@x.in',
  'E,e@x.in',
];

it('shows the first five rows as they were read', async () => {
  openImport();
  await choose(csv([...FIRST, 'F,f@x.in'], 'Name,Email,School'));
  const table = within(await screen.findByRole('table', { name: 'First rows as read' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'NameEmailSchool',
    'आशा रावa@x.inHill View',
    '-Meeram@x.inNot given',
    '????c@x.inNot given',
    'Dd@x.inNot given',
    'Ee@x.inNot given',
  ]);
});

it('shows the first rows as cards on a phone', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 47.9375rem)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  openImport({ at: '/admin?tab=educators&dialog=import' });
  await choose(csv(FIRST, 'Name,Email,Institution'), 'educators');
  await screen.findByText('First rows as read');
  expect(screen.queryByRole('table', { name: 'First rows as read' })).toBeNull();
  expect(listed('First rows as read').slice(0, 2)).toEqual([
    'आशा रावa@x.inHill View',
    '-Meeram@x.inInstitution not given',
  ]);
});
