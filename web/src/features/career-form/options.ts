import { ANSWER_OPTIONS } from '../../lib/profile/answerOptions.ts';
import type { FieldName } from './answers.ts';

const OPTIONS: Partial<Record<FieldName, readonly string[]>> = {
  ...ANSWER_OPTIONS,
  guardianRelation: ['Mother', 'Father', 'Guardian'],
};

/** The list's spelling of a stored answer ("science" is "Science"); another answer as it is. */
export function listed(field: FieldName, answer: string): string {
  const same = (option: string) => option.toLowerCase() === answer.toLowerCase();
  return OPTIONS[field]?.find(same) ?? answer;
}

/** The choices of a field; an earlier answer outside the list stays one of them. */
export function optionsOf(field: FieldName, answer: string): { value: string; label: string }[] {
  const options = OPTIONS[field] ?? [];
  const all = answer === '' || options.includes(answer) ? options : [...options, answer];
  return all.map((option) => ({ value: option, label: option }));
}
