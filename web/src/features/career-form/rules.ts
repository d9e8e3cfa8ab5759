import { t } from '@lingui/core/macro';
import { object, string, ValidationError, type StringSchema } from 'yup';
import { digitCount } from '../../lib/characters.ts';
import { emailRule } from '../../lib/emailRule.ts';
import { nameRuleOf } from '../../lib/nameRule.ts';
import { birthdayRule, percentageRule } from '../../lib/profile/answerRules.ts';
import { hasTwelfthField } from '../../lib/profile/hasTwelfthField.ts';
import type { Answers, FieldName } from './answers.ts';
import { consentNeed, mustCompleteConsent } from './consent.ts';
import { consentMissing, consentProblem, type ConsentField } from './consentTexts.ts';
import { nameOf } from './labels.ts';

const REQUIRED: ReadonlySet<FieldName> = new Set([
  'fullName',
  'email',
  'phone',
  'class',
  'schoolName',
  'currentPosition',
  'institution',
  'guardianName',
  'guardianRelation',
  'guardianContact',
  'consentGivenOn',
]);

const requiredText = (field: FieldName) => () => t`${{ name: nameOf(field) }} is required`;

const WHOLE = /^\p{Nd}{1,9}$/u;

/** Applies a rule only if the guardian's consent has to be complete. */
const ofConsent = (field: ConsentField, rule: StringSchema) =>
  // `when` would refuse fields that depend on each other.
  string().test('consent', (value, { parent, createError }) => {
    if (!mustCompleteConsent(parent as Partial<Answers>)) return true;
    try {
      rule.validateSync(value);
      return true;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return createError({ message: consentProblem(field, error.type) });
    }
  });

const requiredName = (field: FieldName) => nameRuleOf({ required: requiredText(field) });

const SHAPES: Partial<Record<FieldName, StringSchema>> = {
  age: string()
    .trim()
    .test(
      'age',
      () => t`Enter a whole number, 0 or more`,
      (value = '') => value === '' || WHOLE.test(value),
    ),
  dateOfBirth: birthdayRule,
  tenthPercentage: percentageRule,
  twelfthPercentage: percentageRule.when('class', ([schoolClass], rule) =>
    hasTwelfthField(String(schoolClass)) ? rule : string(),
  ),
  email: emailRule,
  fullName: requiredName('fullName'),
  schoolName: requiredName('schoolName'),
  institution: requiredName('institution'),
  guardianName: ofConsent('guardianName', requiredName('guardianName')),
  guardianRelation: ofConsent('guardianRelation', string().trim().required()),
  guardianContact: ofConsent(
    'guardianContact',
    string()
      .trim()
      .required()
      .test('contact', (value) => digitCount(value) > 0 || emailRule.isValidSync(value)),
  ),
  consentGivenOn: string().test('given', (value, { parent, createError }) => {
    const answers = parent as Partial<Answers>;
    if (value || !mustCompleteConsent(answers)) return true;
    const isRequired = consentNeed(answers.dateOfBirth ?? '') === 'required';
    return createError({ message: consentMissing(isRequired) });
  }),
  phone: string().test('phone', requiredText('phone'), (value = '') => digitCount(value) > 0),
};

function ruleOf(field: FieldName): StringSchema {
  const rule = SHAPES[field];
  if (rule) return rule;
  return REQUIRED.has(field) ? string().trim().required(requiredText(field)) : string();
}

/** Validation schema of these fields. */
export const schemaOf = (fields: readonly FieldName[]) =>
  object(Object.fromEntries(fields.map((field) => [field, ruleOf(field)])));

/** Required fields without an answer. */
export const missingFields = (fields: readonly FieldName[], answers: Answers): FieldName[] =>
  fields.filter((field) => {
    const isMissing = field === 'phone' ? digitCount(answers.phone) === 0 : !answers[field].trim();
    return REQUIRED.has(field) && isMissing;
  });
