import { ADULT_AGE } from '../../../../limits.mjs';
import { ageOn, today } from '../../lib/age.ts';
import { noticeVersion } from '../../content/noticeVersion.ts';
import type { UserError } from '../../lib/mutation/outcome.ts';
import type { Answers, FieldName } from './answers.ts';
import { consentLanguage } from './consentTexts.ts';

/** Fields of the consent of a parent or guardian. */
export const CONSENT_FIELDS = [
  'guardianName',
  'guardianRelation',
  'guardianContact',
  'consentGivenOn',
  'consentVersion',
  'consentLanguage',
] as const satisfies readonly FieldName[];

/**
 * Whether a student needs a guardian's consent: under 18 today by the date of birth. Optional
 * without one: the form can be sent, and the record is marked.
 */
export function consentNeed(dateOfBirth: string): 'required' | 'optional' | 'none' {
  if (dateOfBirth === '') return 'optional';
  const age = ageOn(dateOfBirth, today());
  return age !== null && age < ADULT_AGE ? 'required' : 'none';
}

/** Whether the consent has to be complete: it is required, or optional and begun. */
export function mustCompleteConsent(answers: Partial<Answers>): boolean {
  const need = consentNeed(answers.dateOfBirth ?? '');
  const isBegun = () => CONSENT_FIELDS.some((field) => answers[field]?.trim());
  return need === 'required' || (need === 'optional' && isBegun());
}

/** Date, notice version and language of a new consent. */
export const givenNow = () => ({
  consentGivenOn: today(),
  consentVersion: noticeVersion.number,
  consentLanguage: consentLanguage(),
});

/** The same of a consent that is not given. */
export const NOT_GIVEN = { consentGivenOn: '', consentVersion: '', consentLanguage: '' };

/** The consent in the input; omitted if not needed or not given, so that a stored one is kept. */
export function consentInput(answers: Answers) {
  if (!mustCompleteConsent(answers)) return {};
  return {
    consent: {
      guardianName: answers.guardianName.trim(),
      relation: answers.guardianRelation.trim(),
      contact: answers.guardianContact.trim(),
      givenOn: answers.consentGivenOn,
      noticeVersion: answers.consentVersion,
      // An older record and the draft of an older release have none.
      ...(answers.consentLanguage && { language: answers.consentLanguage }),
    },
  };
}

/** Fields of the form by field of the consent in the input. */
const FORM_FIELDS: Record<string, FieldName> = {
  guardianName: 'guardianName',
  relation: 'guardianRelation',
  contact: 'guardianContact',
  givenOn: 'consentGivenOn',
  noticeVersion: 'consentGivenOn',
};

/** Messages of a refused consent by field of the form. */
export const consentProblems = (errors: readonly UserError[]): Partial<Answers> =>
  Object.fromEntries(
    errors.flatMap(({ field, message }) => {
      const name = field?.[0] === 'consent' && FORM_FIELDS[field[1] ?? ''];
      return name && message.trim() ? [[name, message]] : [];
    }),
  );
