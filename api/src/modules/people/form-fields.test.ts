import { Type, type TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { RequestInvalid, validatorCompiler } from '../../platform/http/validation.ts';
import * as fields from './form-fields.ts';

const rules = {
  tenthPercentage: fields.optional.student.tenthPercentage,
  formAge: fields.formAge,
  profileAge: fields.profileAge,
  class: fields.required.student.class,
  changedClass: fields.changedClass,
  gender: fields.gender,
  phone: fields.account.phone,
  dateOfBirth: fields.dateOfBirth,
  interests: fields.interests,
} satisfies Record<string, TSchema>;

/** The message for an invalid value; null for a valid one. */
function errorOf(rule: keyof typeof rules, value: unknown): string | null {
  const schema = Type.Object({ [rule]: rules[rule] });
  const validate = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' });
  const { error } = validate({ [rule]: value }) as { error?: unknown };
  return error instanceof RequestInvalid ? error.message : null;
}

const form = 'Please fill all required fields';
const percentage = 'Percentage must be a number from 0 to 100';
const age = 'Age must be a whole number from 0 to 150';
const ownAge = 'Age must be a whole number from 1 to 100';
const aClass = 'Class must be 9th, 10th, 11th or 12th';
const gender = 'Gender must be Male, Female or Other';
const birthday = 'Date of birth must be a day in the past, as YYYY-MM-DD';
const long = ' '.repeat(90_000);

describe('fields of the forms', () => {
  it.each<[rule: keyof typeof rules, accepted: unknown[], message: string, refused: unknown[]]>([
    [
      'tenthPercentage',
      [0, 100, 99.99, '0', ' 91.5 ', '100', '100.00', '', null],
      percentage,
      [-1, 100.01, '-1', '101', '1e1', '0x10', 'many', '5%', true, [50], {}, `9${long}x`],
    ],
    [
      'formAge',
      [0, 16, 150, '0', ' 16 ', '', null],
      age,
      [-1, 1.5, 151, '-1', '1.5', 'x', `${long}x`],
    ],
    ['profileAge', [1, 100, '1', '100', '', null], ownAge, [0, 101, 16.5, '0', '101', `${long}x`]],
    ['class', ['9th', '10th', '11th', ' 12th '], aClass, ['8th', '13th', '10', 'th', 10, ['9th']]],
    ['class', [], form, ['', '  ', null]],
    ['changedClass', ['9th', '', ' ', null], aClass, ['8th', 'nine', 9, `${long}x`]],
    // Required in all three forms, of any shape: only a mentor's has a minimum of digits.
    ['phone', ['98220 41736', 'none'], form, ['', ' ', null]],
    ['gender', ['Male', 'female', 'OTHER', '', null], gender, ['man', 'malefemale', 1, `${long}x`]],
    [
      'dateOfBirth',
      ['2010-03-14', '1950-12-31', '', ' ', null],
      birthday,
      ['2010-02-30', '2010-3-14', '14/03/2010', '2999-01-01', '1899-12-31', 20100314],
    ],
    ['interests', ['a, b', ['a', 'b'], [], '', null], 'Interests must be', [7, [7], {}]],
  ])('%s', (rule, accepted, message, refused) => {
    for (const value of accepted) expect([value, errorOf(rule, value)]).toEqual([value, null]);
    for (const value of refused) expect(errorOf(rule, value)).toContain(message);
  });
});
