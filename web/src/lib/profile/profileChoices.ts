import { optionText } from '../i18n/options.ts';
import type { SelectOption } from '../../ui/fields/Select.tsx';
import { capitalised } from '../format.ts';
import { ANSWER_OPTIONS } from './answerOptions.ts';
import type { ProfileField } from './profileFields.ts';

/** Options of the select fields; those that only administrators set are stored in lower case. */
const CHOICES: Partial<Record<ProfileField, readonly string[]>> = {
  ...ANSWER_OPTIONS,
  gender: ['male', 'female', 'other'],
  academicStream: ['science', 'commerce', 'arts', 'other'],
  status: ['active', 'pending', 'inactive'],
};

export const isChoice = (field: ProfileField): boolean => field in CHOICES;

/**
 * Options of a select field; null for other fields. The stored value is one of them in its original
 * case, so that an untouched field stays unchanged.
 */
export function profileChoices(field: ProfileField, stored: string): SelectOption[] | null {
  const listed = CHOICES[field];
  if (!listed) return null;
  const isStored = (choice: string) => choice.toLowerCase() === stored.toLowerCase();
  const choices = listed.map((choice) => (isStored(choice) ? stored : choice));
  const all = stored === '' || choices.includes(stored) ? choices : [...choices, stored];
  return all.map((value) => ({ value, label: optionText(capitalised(value)) }));
}
