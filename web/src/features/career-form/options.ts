import { ANSWER_OPTIONS } from '../../lib/profile/answerOptions.ts';
import type { FieldName } from './answers.ts';

const OPTIONS: Partial<Record<FieldName, readonly string[]>> = {
  ...ANSWER_OPTIONS,
  guardianRelation: ['Mother', 'Father', 'Guardian'],
};

/**
 * The option equal to a stored answer, case-insensitive ("science" is "Science"); other answers
 * unchanged.
 */
export function listed(field: FieldName, answer: string): string {
  const same = (option: string) => option.toLowerCase() === answer.toLowerCase();
  return OPTIONS[field]?.find(same) ?? answer;
}

/** Options of a field; a stored answer that is not in the list is added. */
export function optionsOf(field: FieldName, answer: string): { value: string; label: string }[] {
  const options = OPTIONS[field] ?? [];
  const all = answer === '' || options.includes(answer) ? options : [...options, answer];
  return all.map((option) => ({ value: option, label: option }));
}
