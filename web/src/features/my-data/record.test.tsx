import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { activate, loadMessages } from '../../lib/i18n/catalogs.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { RecordView } from './RecordView.tsx';

interface Row {
  name: string;
  label: string;
  value: string | null;
  raw?: unknown;
  kind?: string;
  isOnPage?: boolean;
}

const row = ({ raw, ...fields }: Row) => ({
  kind: 'TEXT',
  isOnPage: true,
  json: JSON.stringify(raw === undefined ? fields.value : raw),
  ...fields,
});

/** Opens the record with one section, and returns it with the terms and values of the page. */
async function open(language: 'en' | 'hi' | 'mr', name: string, rows: Row[]) {
  activate(language);
  await Promise.all((['shell', 'signedIn', 'myData'] as const).map(loadMessages));
  const entries = [{ rows: rows.map(row) }];
  const section = { name, title: `The ${name}`, isOnPage: true, entries };
  renderWithSchema(<RecordView name="Asha Rao" />, {
    user: {},
    at: '/my-data?view=record',
    resolvers: {
      Query: { myData: () => ({ madeAt: '2026-11-18T06:30:00.000Z', sections: [section] }) },
    },
  });
  const region = await screen.findByRole('region');
  const texts = (role: string) => within(region).getAllByRole(role);
  return { region, terms: texts('term'), values: texts('definition') };
}

const words = (elements: HTMLElement[]) =>
  elements.map(({ textContent }) => textContent.replaceAll(/[\u2068\u2069]/g, ''));

const ACCOUNT: Row[] = [
  { name: 'name', label: 'Name', value: 'Teacher' },
  { name: 'role', label: 'Role', value: 'Student', raw: 'student' },
  { name: 'language', label: 'Language of pages and mails', value: 'Hindi', raw: 'hi' },
  { name: 'academicStream', label: 'Academic stream', value: 'Science', raw: 'science' },
  { name: 'class', label: 'Class', value: '9th' },
  { name: 'interests', label: 'Interests', value: 'Arts, Chess', raw: ['Arts', 'Chess'] },
  { name: 'formSubmitted', label: 'Form submitted', value: 'Yes', raw: true },
  { name: 'tenthPercentage', label: '10th percentage', value: '88%', raw: 88 },
  { name: 'device', label: 'Device', value: 'Chrome on Android' },
  { name: 'dateOfBirth', label: 'Date of birth', value: '2011-05-04', kind: 'DATE' },
];

it.each([
  [
    'hi',
    'खाता',
    'नाम',
    ['विद्यार्थी', 'हिन्दी', 'विज्ञान', '9वीं'],
    'हाँ',
    'Android पर Chrome',
    '4 मई 2011',
  ],
  [
    'mr',
    'खाते',
    'नाव',
    ['विद्यार्थी', 'हिंदी', 'विज्ञान', '9वी'],
    'होय',
    'Chrome (Android)',
    '4 मे, 2011',
  ],
] as const)('the record is in %s, the words of the user as written', async (...expected) => {
  const [language, title, name, listed, yes, device, date] = expected;
  const { region, terms, values } = await open(language, 'account', ACCOUNT);
  expect(region).toHaveAccessibleName(title);
  expect(words(terms)[0]).toBe(name);
  expect(words(values)).toEqual(['Teacher', ...listed, 'Arts, Chess', yes, '88%', device, date]);
  expect(screen.getByText('Teacher')).toContainHTML('<bdi>Teacher</bdi>');
});

it('the English record is as the server writes it', async () => {
  const { region, terms, values } = await open('en', 'account', ACCOUNT);
  expect(region).toHaveAccessibleName('The account');
  expect(words(terms)).toEqual(ACCOUNT.map(({ label }) => label));
  expect(words(values).slice(0, 9)).toEqual(ACCOUNT.slice(0, 9).map(({ value }) => value));
});

it('a change is translated from its stored values', async () => {
  const change = (name: string, value: string, before: unknown, after: unknown) => ({
    name: `change.${name}`,
    label: name,
    value,
    raw: { before, after },
  });
  const { values } = await open('hi', 'history', [
    { name: 'changedBy', label: 'Changed by', value: 'Meera (mentor)' },
    change('stage.name', 'Assessment', 'Assessment', 'Assessment'),
    change('status', 'Not started → Completed', null, 'completed'),
    change('feedback', 'No feedback → Good', null, 'Good'),
    change('step.text', 'Read', null, 'Read'),
    change('step.isDone', 'No → Yes', false, true),
    change('dateOfBirth', 'Not given → May 4, 2011', '', '2011-05-04'),
    change('twelfthPercentage', '71% → 72.5%', 71, 72.5),
    { name: 'by', label: 'By', value: 'Meera', isOnPage: false },
    { name: 'role', label: 'Role', value: 'Mentor', raw: 'mentor', isOnPage: false },
  ]);
  expect(words(values)).toEqual([
    'Meera (मेंटर)',
    'मूल्यांकन',
    'शुरू नहीं हुआ → पूरा',
    'कोई फ़ीडबैक नहीं → Good',
    'Read',
    'नहीं → हाँ',
    'नहीं दिया गया → 4 मई 2011',
    '71% → 72.5%',
  ]);
});

it('an access is translated from its role, action and part', async () => {
  const { values } = await open('mr', 'audit', [
    { name: 'access', label: 'Access', value: 'Admin read the entry in a list' },
    { name: 'role', label: 'Role', value: 'Admin', raw: 'admin', isOnPage: false },
    { name: 'action', label: 'Action', value: 'read', isOnPage: false },
    { name: 'part', label: 'Part', value: 'list', isOnPage: false },
  ]);
  expect(words(values)).toEqual(['प्रशासकांनी पाहिले: यादीतील नोंद']);
});

it('what another backend names, and what no person has signed, is marked as English', async () => {
  const { region, terms, values } = await open('hi', 'transport', [
    { name: 'busPass', label: 'Bus pass', value: 'Line 4' },
    { name: 'status', label: 'Status', value: 'Paused' },
    { name: 'realistic', label: 'Practical', value: '9', raw: 9 },
    { name: 'consent.relation', label: 'Relation to you', value: 'Mother' },
    { name: 'access', label: 'Access', value: 'A robot read it' },
  ]);
  expect(within(region).getByText('The transport')).toHaveAttribute('lang', 'en');
  expect(terms.map(({ lang }) => lang)).toEqual(['en', '', 'en', 'en', '']);
  expect(words(terms)).toEqual([
    'Bus pass',
    'स्थिति',
    'Practical',
    'Relation to you',
    'देखना या बदलना',
  ]);
  const marks = values.map(
    ({ firstElementChild: child }) => child?.getAttribute('lang') ?? child?.tagName,
  );
  expect(marks).toEqual(['BDI', 'en', 'BDI', 'BDI', 'en']);
});
