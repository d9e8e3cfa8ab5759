import { object, string, type StringSchema } from 'yup';
import { birthdayRule, percentageRule } from '../../lib/profile/answerRules.ts';
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

const WHOLE = /^\d{1,9}$/;

const SHAPES: Partial<Record<FieldName, StringSchema>> = {
  age: string()
    .trim()
    .test(
      'age',
      'Enter a whole number, 0 or more',
      (value = '') => value === '' || WHOLE.test(value),
    ),
  dateOfBirth: birthdayRule,
  tenthPercentage: percentageRule,
  twelfthPercentage: percentageRule,
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
