import { object, string, ValidationError, type StringSchema } from 'yup';
import { digitCount } from '../../lib/characters.ts';
import { emailRule } from '../../lib/emailRule.ts';
import { nameRuleOf } from '../../lib/nameRule.ts';
import { birthdayRule, percentageRule } from '../../lib/profile/answerRules.ts';
import { hasTwelfthField } from '../../lib/profile/hasTwelfthField.ts';
import type { Answers, FieldName } from './answers.ts';
import { consentNeed, mustCompleteConsent } from './consent.ts';
import { LABELS } from './labels.ts';

/** Required fields with their names in messages. */
const REQUIRED_NAMES: Partial<Record<FieldName, string>> = {
  fullName: LABELS.fullName,
  email: LABELS.email,
  phone: 'Phone number',
  class: LABELS.class,
  schoolName: LABELS.schoolName,
  currentPosition: LABELS.currentPosition,
  institution: LABELS.institution,
  guardianName: LABELS.guardianName,
  guardianRelation: 'Relation',
  guardianContact: LABELS.guardianContact,
  consentGivenOn: LABELS.consentGivenOn,
};

const WHOLE = /^\p{Nd}{1,9}$/u;

/** Applies a rule only if the guardian's consent has to be complete. */
const ofConsent = (rule: StringSchema) =>
  // `when` would refuse fields that depend on each other.
  string().test('consent', (value, { parent, createError }) => {
    if (!mustCompleteConsent(parent as Partial<Answers>)) return true;
    try {
      rule.validateSync(value);
      return true;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return createError({ message: error.message });
    }
  });

const guardianRule = (field: FieldName) =>
  ofConsent(
    string()
      .trim()
      .required(`${REQUIRED_NAMES[field] ?? ''} is required`),
  );

const requiredName = (field: FieldName) =>
  nameRuleOf({ required: `${REQUIRED_NAMES[field] ?? ''} is required` });

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
    hasTwelfthField(String(schoolClass)) ? rule : string(),
  ),
  email: emailRule,
  fullName: requiredName('fullName'),
  schoolName: requiredName('schoolName'),
  institution: requiredName('institution'),
  guardianName: ofConsent(requiredName('guardianName')),
  guardianRelation: guardianRule('guardianRelation'),
  guardianContact: ofConsent(
    string()
      .trim()
      .required(`${LABELS.guardianContact} is required`)
      .test(
        'contact',
        'Enter a phone number or an email address',
        (value) => digitCount(value) > 0 || emailRule.isValidSync(value),
      ),
  ),
  consentGivenOn: string().test('given', (value, { parent, createError }) => {
    const answers = parent as Partial<Answers>;
    if (value || !mustCompleteConsent(answers)) return true;
    const isRequired = consentNeed(answers.dateOfBirth ?? '') === 'required';
    return createError({
      message: isRequired
        ? 'Without this consent the form can’t be sent'
        : 'Confirm the consent, or clear this part',
    });
  }),
  phone: string().test('phone', 'Phone number is required', (value = '') => digitCount(value) > 0),
};

function ruleOf(field: FieldName): StringSchema {
  const name = REQUIRED_NAMES[field];
  return SHAPES[field] ?? (name ? string().trim().required(`${name} is required`) : string());
}

/** Validation schema of these fields. */
export const schemaOf = (fields: readonly FieldName[]) =>
  object(Object.fromEntries(fields.map((field) => [field, ruleOf(field)])));

/** Names of required fields without an answer. */
export const missingNames = (fields: readonly FieldName[], answers: Answers): string[] =>
  fields.flatMap((field) => {
    const name = REQUIRED_NAMES[field];
    const isMissing = field === 'phone' ? digitCount(answers.phone) === 0 : !answers[field].trim();
    return name && isMissing ? [name] : [];
  });
