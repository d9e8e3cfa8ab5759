import { ageOn, localDay } from '../../lib/age.ts';
import { noticeVersion } from '../../content/noticeVersion.ts';
import type { Answers, FieldName } from './answers.ts';

/** What is asked about the consent of a parent or guardian. */
export const CONSENT_FIELDS = [
  'guardianName',
  'guardianRelation',
  'guardianContact',
  'consentGivenOn',
  'consentVersion',
] as const satisfies readonly FieldName[];

const FULL_AGE = 18;

/** Whether a guardian has to agree: under 18 today, where the person is, by the date of birth. */
export function asksConsent(dateOfBirth: string): boolean {
  const age = ageOn(dateOfBirth, localDay(new Date()));
  return age !== null && age < FULL_AGE;
}

/** The consent that is given now, to the present version of the notice. */
export const givenNow = () => ({
  consentGivenOn: localDay(new Date()),
  consentVersion: noticeVersion.number,
});

/** The consent as it is sent; nothing where none is asked, so that one from before stays. */
export function consentInput(answers: Answers) {
  if (!asksConsent(answers.dateOfBirth)) return {};
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
