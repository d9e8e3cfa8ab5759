import { object, string, ValidationError, type StringSchema } from 'yup';
import { digitCount } from '../../lib/characters.ts';
import { emailRule } from '../../lib/emailRule.ts';
import { nameRuleOf } from '../../lib/nameRule.ts';
import { birthdayRule, percentageRule } from '../../lib/profile/answerRules.ts';
import { hasTwelfthField } from '../../lib/profile/hasTwelfthField.ts';
import type { Answers, FieldName } from './answers.ts';
import { consentNeed, mustCompleteConsent } from './consent.ts';
import { labelOf } from './labels.ts';

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

/** Name of a field in messages. */
function nameOf(field: FieldName): string {
  if (field === 'phone') return 'Phone number';
  return field === 'guardianRelation' ? 'Relation' : labelOf(field);
}

const requiredText = (field: FieldName) => () => `${nameOf(field)} is required`;

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

const guardianRule = (field: FieldName) => ofConsent(string().trim().required(requiredText(field)));

const requiredName = (field: FieldName) => nameRuleOf({ required: requiredText(field) });

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
      .required(requiredText('guardianContact'))
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
  const rule = SHAPES[field];
  if (rule) return rule;
  return REQUIRED.has(field) ? string().trim().required(requiredText(field)) : string();
}

/** Validation schema of these fields. */
export const schemaOf = (fields: readonly FieldName[]) =>
  object(Object.fromEntries(fields.map((field) => [field, ruleOf(field)])));

/** Names of required fields without an answer. */
export const missingNames = (fields: readonly FieldName[], answers: Answers): string[] =>
  fields.flatMap((field) => {
    const isMissing = field === 'phone' ? digitCount(answers.phone) === 0 : !answers[field].trim();
    return REQUIRED.has(field) && isMissing ? [nameOf(field)] : [];
  });
