import type { SelectOption } from '../../ui/fields/Select.tsx';
import { capitalised } from '../format.ts';
import { ANSWER_OPTIONS } from './answerOptions.ts';
import type { ProfileField } from './profileFields.ts';

/** The lists of the form; those of §5 for the administrator are in lower case. */
const CHOICES: Partial<Record<ProfileField, readonly string[]>> = {
  ...ANSWER_OPTIONS,
  gender: ['male', 'female', 'other'],
  academicStream: ['science', 'commerce', 'arts', 'other'],
  status: ['active', 'pending', 'inactive'],
};

/**
 * The choices of a field with a list; null of other fields. The stored answer stays one of them as
 * it is spelled, so that an untouched field is not changed.
 */
export function profileChoices(field: ProfileField, stored: string): SelectOption[] | null {
  const listed = CHOICES[field];
  if (!listed) return null;
  const isStored = (choice: string) => choice.toLowerCase() === stored.toLowerCase();
  const choices = listed.map((choice) => (isStored(choice) ? stored : choice));
  const all = stored === '' || choices.includes(stored) ? choices : [...choices, stored];
  return all.map((value) => ({ value, label: capitalised(value) }));
}
