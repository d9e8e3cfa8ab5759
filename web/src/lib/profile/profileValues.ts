import type { PersonProfileFragment } from './PersonProfile.generated.ts';
import { PROFILE_FIELDS, type ProfileField } from './profileFields.ts';

/** The profile as it stands in the form; a field that a person does not have is empty. */
export type ProfileValues = Record<ProfileField, string>;

const typed = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The values that the form starts from; an absent account status is active. */
export function profileValues(person: PersonProfileFragment): ProfileValues {
  const known: Record<string, unknown> = {
    ...person.formDetails,
    ...person,
    status: person.status ?? 'active',
  };
  return Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, typed(known[field])]),
  ) as ProfileValues;
}
