import { object, string, type StringSchema } from 'yup';
import type { Answers, FieldName } from './answers.ts';

/** What the required fields are called, in messages too. */
export const REQUIRED_NAMES: Partial<Record<FieldName, string>> = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  class: 'Class',
  schoolName: 'School name',
  currentPosition: 'Position',
  institution: 'Institution',
};

const NUMBER = /^\d+(\.\d+)?$/;
const WHOLE = /^\d{1,9}$/;

const percentage = string()
  .trim()
  .test(
    'percentage',
    'Enter a number from 0 to 100',
    (value = '') => value === '' || (NUMBER.test(value) && Number(value) <= 100),
  );

const SHAPES: Partial<Record<FieldName, StringSchema>> = {
  age: string()
    .trim()
    .test(
      'age',
      'Enter a whole number, 0 or more',
      (value = '') => value === '' || WHOLE.test(value),
    ),
  dateOfBirth: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, {
      message: 'Enter a date with a year of four digits',
      excludeEmptyString: true,
    })
    .test(
      'past',
      'Enter the day you were born',
      (value = '') => value === '' || (value > '1900' && value < new Date().toISOString()),
    ),
  tenthPercentage: percentage,
  twelfthPercentage: percentage,
};

function ruleOf(field: FieldName): StringSchema {
  const name = REQUIRED_NAMES[field];
  return name ? string().trim().required(`${name} is required`) : (SHAPES[field] ?? string());
}

/** The rules of these fields together. */
export const schemaOf = (fields: readonly FieldName[]) =>
  object(Object.fromEntries(fields.map((field) => [field, ruleOf(field)])));

/** The required ones of these fields that are empty, by name. */
export const missingNames = (fields: readonly FieldName[], answers: Answers): string[] =>
  fields.flatMap((field) => {
    const name = REQUIRED_NAMES[field];
    return name && answers[field].trim() === '' ? [name] : [];
  });
