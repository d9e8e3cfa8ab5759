import { formName } from '../../domain/fields.ts';
import { changedNameFailure } from '../../domain/names.ts';
import type { Failed } from '../../domain/result.ts';
import type { Person } from './person.ts';

/** The names in a request that changes a person. */
export interface SentNames {
  name?: string;
  schoolName?: string | null;
  institution?: string | null;
  consent?: { guardianName: string } | null;
}

/**
 * The failure of the first changed name that is invalid. A blank optional name clears it.
 * @param prefix path of the details in the request
 */
export function personNameFailure(
  { name, details }: Person,
  sent: SentNames,
  prefix = '',
): Failed | null {
  const answers = [
    ['schoolName', 'School name', details.schoolName, sent.schoolName],
    ['institution', 'Institution', details.institution, sent.institution],
    [
      'consent.guardianName',
      'Guardian name',
      details.consent?.guardianName,
      sent.consent?.guardianName,
    ],
  ] as const;
  return changedNameFailure([
    { field: 'name', rule: formName('Name'), stored: name, sent: sent.name },
    ...answers.map(([field, label, stored, typed]) => ({
      field: `${prefix}${field}`,
      rule: formName(label),
      stored,
      sent: typed?.trim() === '' ? undefined : typed,
    })),
  ]);
}
