import { isProfileField, profileLabel } from '../../lib/profile/profileFields.ts';
import type { FieldName } from './answers.ts';

/** Labels of fields that only the form has, or that have another name in it. */
const LABELS: Partial<Record<FieldName, string>> = {
  fullName: 'Full name',
  schoolName: 'School name',
  guardianName: 'Guardian’s name',
  guardianRelation: 'Relation to you',
  guardianContact: 'Guardian’s phone or email',
  consentGivenOn: 'Consent',
  consentVersion: 'Version of the notice',
  clubId: 'Club',
};

/** Label of a field in the form and its review; by default that of the profile. */
export const labelOf = (field: FieldName): string =>
  LABELS[field] ?? (isProfileField(field) ? profileLabel(field) : field);
