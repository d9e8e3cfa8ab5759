import { PROFILE_LABELS } from '../../lib/profile/profileFields.ts';
import type { FieldName } from './answers.ts';

/**
 * Field labels of the form and its review: the labels of the profile, and those of fields that only
 * the form has.
 */
export const LABELS: Record<FieldName, string> = {
  ...PROFILE_LABELS,
  fullName: 'Full name',
  schoolName: 'School name',
  guardianName: 'Guardian’s name',
  guardianRelation: 'Relation to you',
  guardianContact: 'Guardian’s phone or email',
  consentGivenOn: 'Consent',
  consentVersion: 'Version of the notice',
  clubId: 'Club',
};
