import { t } from '@lingui/core/macro';
import { isProfileField, profileLabel } from '../../lib/profile/profileFields.ts';
import type { FieldName } from './answers.ts';
import { consentLabel, consentName, isConsentField } from './consentTexts.ts';

/** Labels of fields that only the form has, or that have another name in it. */
const LABELS: Partial<Record<FieldName, () => string>> = {
  fullName: () => t`Full name`,
  schoolName: () => t`School name`,
  clubId: () => t`Club`,
};

/** Label of a field in the form and its review; by default that of the profile. */
export function labelOf(field: FieldName): string {
  if (isConsentField(field)) return consentLabel(field);
  return LABELS[field]?.() ?? (isProfileField(field) ? profileLabel(field) : field);
}

/** Name of a field in messages. */
export function nameOf(field: FieldName): string {
  if (isConsentField(field)) return consentName(field);
  return field === 'phone' ? t`Phone number` : labelOf(field);
}
