import { expect, it } from 'vitest';
import type { ClubAudience } from '../../schema.generated.ts';
import { problemsOf } from '../../testing/problemsOf.ts';
import { isRequired, profileSchema } from './profileSchema.ts';
import type { ProfileValues } from './profileValues.ts';

const RIGHT = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '98220 41736',
  class: '11th',
  schoolName: 'Modern High School',
  currentPosition: 'Teacher',
  institution: 'Vidya Valley School',
};

const AGE = 'Enter a whole number from 1 to 100';
const PERCENTAGE = 'Enter a number from 0 to 100';

it.each<[object, object]>([
  [{}, {}],
  [{ name: ' ' }, { name: 'Name is required' }],
  [{ email: 'asha' }, { email: 'Please enter a valid email' }],
  [{ phone: '' }, { phone: 'Phone is required' }],
  [{ phone: ' - ' }, { phone: 'Phone is required' }],
  [{ age: '' }, {}],
  [{ age: '1' }, {}],
  [{ age: ' 100 ' }, {}],
  [{ age: '0' }, { age: AGE }],
  [{ age: '101' }, { age: AGE }],
  [{ age: 'x16' }, { age: AGE }],
  [{ age: '16x' }, { age: AGE }],
  [{ age: '15.5' }, { age: AGE }],
  [{ tenthPercentage: ' 100 ', twelfthPercentage: '87.25' }, {}],
  [{ age: '१६', tenthPercentage: '९२.५', phone: '९८२२०' }, {}],
  [{ age: '१०१' }, { age: AGE }],
  [{ tenthPercentage: '१०१' }, { tenthPercentage: PERCENTAGE }],
  [{ name: '\u200b \u200b' }, { name: 'Name is required' }],
  [{ schoolName: '\u2800' }, { schoolName: 'School is required' }],
  [{ name: 'Ravi\tKale' }, { name: 'This must be one line.' }],
  [{ name: ' \u202eक\u094d\u200d\n' }, {}],
  ...['101', '-1', '9.', '.9', 'x9', '9x'].map((tenthPercentage): [object, object] => [
    { tenthPercentage },
    { tenthPercentage: PERCENTAGE },
  ]),
  [{ twelfthPercentage: 'x' }, { twelfthPercentage: PERCENTAGE }],
  [{ dateOfBirth: '' }, {}],
  [{ dateOfBirth: '1900-01-01' }, {}],
  [{ dateOfBirth: '1899-12-31' }, { dateOfBirth: 'Enter a date from 1900 until today' }],
  [{ dateOfBirth: '2999-01-01' }, { dateOfBirth: 'Enter a date from 1900 until today' }],
  ...['12010-01-01', '2010-01-011'].map((dateOfBirth): [object, object] => [
    { dateOfBirth },
    { dateOfBirth: 'Enter a date with a year of four digits' },
  ]),
])('a profile with %o has the problems %o', async (values, problems) => {
  expect(await problemsOf(profileSchema('STUDENT', null), { ...RIGHT, ...values })).toEqual(
    problems,
  );
});

it('a stored name stays valid while it is unchanged', async () => {
  const stored = { ...RIGHT, name: 'Ravi\tKale' } as unknown as ProfileValues;
  const schema = profileSchema('STUDENT', null, stored);
  expect(await problemsOf(schema, stored)).toEqual({});
  const changed = { ...stored, name: 'Ravi\tKales' };
  expect(await problemsOf(schema, changed)).toEqual({ name: 'This must be one line.' });
});

it.each<[ClubAudience, object]>([
  ['STUDENT', { class: 'Class is required', schoolName: 'School is required' }],
  ['EDUCATOR', { currentPosition: 'Position is required', institution: 'Institution is required' }],
])('a %s needs the school or work', async (audience, problems) => {
  const { name, email, phone } = RIGHT;
  expect(await problemsOf(profileSchema(audience, null), { name, email, phone })).toEqual(problems);
  expect(Object.keys(problems).every((field) => isRequired(audience, field as 'class'))).toBe(true);
  expect(isRequired(audience, 'age')).toBe(false);
});

it.each([
  ['asha@example.org', '', true],
  [' Asha@Example.org ', '', true],
  ['asha.rao@example.org', '', false],
  ['asha.rao@example.org', 'marigo', true],
])('the own profile with email %j and password %j: %s', async (email, password, isValid) => {
  const schema = profileSchema('STUDENT', 'asha@example.org');
  expect(await problemsOf(schema, { ...RIGHT, email, currentPassword: password })).toEqual(
    isValid ? {} : { currentPassword: 'Enter your password to change the email' },
  );
});
