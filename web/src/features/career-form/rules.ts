import { object, string, type StringSchema } from 'yup';
import { emailRule } from '../../lib/emailRule.ts';
import { asksTwelfth, birthdayRule, percentageRule } from '../../lib/profile/answerRules.ts';
import type { Answers, FieldName } from './answers.ts';
import { asksConsent } from './consent.ts';

/** What the required fields are called, in messages too. */
export const REQUIRED_NAMES: Partial<Record<FieldName, string>> = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone number',
  class: 'Class',
  schoolName: 'School name',
  currentPosition: 'Position',
  institution: 'Institution',
  guardianName: 'Guardian’s name',
  guardianRelation: 'Relation',
  guardianContact: 'Guardian’s phone or email',
  consentGivenOn: 'Consent',
};

/** How many digits a phone number has, of any script. */
export const digitCount = (phone: string): number => phone.match(/\p{Nd}/gu)?.length ?? 0;

const WHOLE = /^\d{1,9}$/;

/** Holds for students who need the consent of a guardian. */
const ifAsked = (rule: StringSchema) =>
  string().when('dateOfBirth', ([birthday], anything) =>
    asksConsent(String(birthday ?? '')) ? rule : anything,
  );

const guardianRule = (field: FieldName) =>
  ifAsked(
    string()
      .trim()
      .required(`${REQUIRED_NAMES[field] ?? ''} is required`),
  );

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
  twelfthPercentage: percentageRule.when('class', ([schoolClass], rule) =>
    asksTwelfth(String(schoolClass)) ? rule : string(),
  ),
  email: emailRule,
  guardianName: guardianRule('guardianName'),
  guardianRelation: guardianRule('guardianRelation'),
  guardianContact: guardianRule('guardianContact'),
  consentGivenOn: ifAsked(string().required('Without this consent the form can’t be sent')),
  phone: string().test('phone', 'Phone number is required', (value = '') => digitCount(value) > 0),
};

function ruleOf(field: FieldName): StringSchema {
  const name = REQUIRED_NAMES[field];
  return SHAPES[field] ?? (name ? string().trim().required(`${name} is required`) : string());
}

/** The rules of these fields together. */
export const schemaOf = (fields: readonly FieldName[]) =>
  object(Object.fromEntries(fields.map((field) => [field, ruleOf(field)])));

/** The required ones of these fields that are empty, by name. */
export const missingNames = (fields: readonly FieldName[], answers: Answers): string[] =>
  fields.flatMap((field) => {
    const name = REQUIRED_NAMES[field];
    const isMissing = field === 'phone' ? digitCount(answers.phone) === 0 : !answers[field].trim();
    return name && isMissing ? [name] : [];
  });
