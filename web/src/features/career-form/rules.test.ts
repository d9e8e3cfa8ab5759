import { expect, it, vi } from 'vitest';
import { problemsOf } from '../../testing/problemsOf.ts';
import { NO_ANSWERS, type FieldName } from './answers.ts';
import { missingFields, schemaOf } from './rules.ts';

const thisYear = new Date().getFullYear();
const UNDER_18 = { dateOfBirth: `${thisYear - 16}-01-01` };
const ADULT = { dateOfBirth: `${thisYear - 30}-01-01` };

const PERCENTAGE = 'Enter a number from 0 to 100';
const AGE = 'Enter a whole number, 0 or more';
const BIRTHDAY = 'Enter a date from 1900 until today';
const EMAIL = 'Please enter a valid email';
const PHONE = 'Phone number is required';
const CONTACT = 'Enter a phone number or an email address';
const CONSENT = 'Without this consent the form can’t be sent';

it.each<[FieldName, string, string | undefined, object?]>([
  ['fullName', ' ', 'Full name is required'],
  ['fullName', 'A', undefined],
  ['email', '', 'Email is required'],
  ['email', 'asha.example.org', EMAIL],
  ['email', 'asha@example', EMAIL],
  ['email', 'asha@example.org', undefined],
  ['phone', '', PHONE],
  ['phone', 'later', PHONE],
  ['phone', '020 44', undefined],
  ['age', '', undefined],
  ['age', '0', undefined],
  ['age', ' 101 ', undefined],
  ['age', '-1', AGE],
  ['age', '15.5', AGE],
  ['age', 'x', AGE],
  ['age', '15x', AGE],
  ['age', '1234567890', AGE],
  ['dateOfBirth', '', undefined],
  ['dateOfBirth', '2010-03-14', undefined],
  ['dateOfBirth', '2999-01-01', BIRTHDAY],
  ['dateOfBirth', '1800-01-01', BIRTHDAY],
  ['dateOfBirth', '20100-03-14', 'Enter a date with a year of four digits'],
  ['tenthPercentage', '', undefined],
  ['tenthPercentage', '0', undefined],
  ['tenthPercentage', ' 91.4', undefined],
  ['tenthPercentage', '100', undefined],
  ['tenthPercentage', '٩٢٫٥', undefined],
  ['tenthPercentage', '１００．５', PERCENTAGE],
  ['tenthPercentage', '-1', PERCENTAGE],
  ['tenthPercentage', '100.1', PERCENTAGE],
  ['tenthPercentage', 'ninety', PERCENTAGE],
  ['tenthPercentage', '1e1', PERCENTAGE],
  ['tenthPercentage', '91.', PERCENTAGE],
  ['twelfthPercentage', '100.1', PERCENTAGE, { class: '12th' }],
  ['twelfthPercentage', '100.1', undefined, { class: '10th' }],
  ['class', '', 'Class is required'],
  ['schoolName', ' ', 'School name is required'],
  ['currentPosition', '', 'Position is required'],
  ['institution', '', 'Institution is required'],
  ['guardianName', '', 'Guardian’s name is required', UNDER_18],
  ['guardianName', '', undefined, ADULT],
  ['guardianRelation', ' ', 'Relation is required', UNDER_18],
  ['guardianRelation', '', undefined],
  ['guardianContact', '', 'Guardian’s phone or email is required', UNDER_18],
  ['guardianContact', 'x', CONTACT, UNDER_18],
  ['guardianContact', 'vaishali@', CONTACT, UNDER_18],
  ['guardianContact', '94220 18853', undefined, UNDER_18],
  ['guardianContact', 'vaishali@example.org', undefined, UNDER_18],
  ['guardianContact', 'x', undefined, ADULT],
  ['consentGivenOn', '', CONSENT, UNDER_18],
  ['consentGivenOn', '2026-11-18', undefined, UNDER_18],
  ['consentGivenOn', '', undefined, ADULT],
  ['city', '', undefined],
])('%s %j: %s', async (field, value, message, others = {}) => {
  expect(await problemsOf(schemaOf([field]), { ...others, [field]: value })).toEqual(
    message === undefined ? {} : { [field]: message },
  );
});

it('a device clock in 2000 does not close the date of birth', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2000-01-01T12:00:00Z') });
  const problems = (dateOfBirth: string) => problemsOf(schemaOf(['dateOfBirth']), { dateOfBirth });
  expect(await problems('2010-03-14')).toEqual({});
  expect(await problems('2999-01-01')).toEqual({ dateOfBirth: BIRTHDAY });
});

it.each([
  ['without answers', NO_ANSWERS, ['phone', 'schoolName']],
  ['with blank ones', { ...NO_ANSWERS, phone: 'later', schoolName: ' ' }, ['phone', 'schoolName']],
  ['with all', { ...NO_ANSWERS, phone: '1', schoolName: 'Modern' }, []],
])('missing required fields, %s', (_case, answers, expected) => {
  expect(missingFields(['age', 'phone', 'schoolName'], answers)).toEqual(expected);
});
