import { ageOn, localDay } from '../../lib/age.ts';
import { noticeVersion } from '../../content/noticeVersion.ts';
import type { Answers, FieldName } from './answers.ts';

/** Fields of the consent of a parent or guardian. */
export const CONSENT_FIELDS = [
  'guardianName',
  'guardianRelation',
  'guardianContact',
  'consentGivenOn',
  'consentVersion',
] as const satisfies readonly FieldName[];

const AGE_OF_MAJORITY = 18;

/** Whether a guardian's consent is required: under 18 today in the user's time zone. */
export function requiresConsent(dateOfBirth: string): boolean {
  const age = ageOn(dateOfBirth, localDay(new Date()));
  return age !== null && age < AGE_OF_MAJORITY;
}

/** Date and notice version of a new consent. */
export const givenNow = () => ({
  consentGivenOn: localDay(new Date()),
  consentVersion: noticeVersion.number,
});

/** The consent in the input; omitted if not required, so that a stored one is kept. */
export function consentInput(answers: Answers) {
  if (!requiresConsent(answers.dateOfBirth)) return {};
  return {
    consent: {
      guardianName: answers.guardianName.trim(),
      relation: answers.guardianRelation.trim(),
      contact: answers.guardianContact.trim(),
      givenOn: answers.consentGivenOn,
      noticeVersion: answers.consentVersion,
    },
  };
}
