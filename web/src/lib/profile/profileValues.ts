import type { PersonProfileFragment } from './PersonProfile.generated.ts';
import { PROFILE_FIELDS, type ProfileField } from './profileFields.ts';

/** Form values of a profile; empty for missing fields. */
export type ProfileValues = Record<ProfileField, string>;

const normalised = (email: string) => email.trim().toLowerCase();

/** Case and surrounding spaces do not count. */
export const isSameEmail = (one: string, other: string): boolean =>
  normalised(one) === normalised(other);

const inputValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Initial values of the form; a missing account status counts as active. */
export function profileValues(person: PersonProfileFragment): ProfileValues {
  const values: Record<string, unknown> = {
    ...person.formDetails,
    ...person,
    status: person.status ?? 'active',
  };
  return Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, inputValue(values[field])]),
  ) as ProfileValues;
}
