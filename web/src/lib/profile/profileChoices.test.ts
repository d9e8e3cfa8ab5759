import { expect, it } from 'vitest';
import { profileChoices } from './profileChoices.ts';

it.each([
  ['status', '', ['active', 'pending', 'inactive']],
  ['status', 'Pending', ['active', 'Pending', 'inactive']],
  ['gender', 'FEMALE', ['male', 'FEMALE', 'other']],
  ['academicStream', 'vocational', ['science', 'commerce', 'arts', 'other', 'vocational']],
  ['class', '11th', ['9th', '10th', '11th', '12th']],
] as const)('the options of %s with the stored value %j are %j', (field, stored, values) => {
  expect(profileChoices(field, stored)?.map(({ value }) => value)).toEqual(values);
});

it('labels begin with a capital letter', () => {
  expect(profileChoices('gender', '')?.map(({ label }) => label)).toEqual([
    'Male',
    'Female',
    'Other',
  ]);
});

it('a field without options has none', () => {
  expect(profileChoices('city', 'Pune')).toBeNull();
});
