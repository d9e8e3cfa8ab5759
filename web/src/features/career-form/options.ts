import { ANSWER_OPTIONS } from '../../lib/profile/answerOptions.ts';
import { isolated } from '../../lib/i18n/formats.ts';
import { optionText } from '../../lib/i18n/options.ts';
import type { FieldName } from './answers.ts';
import { relationText } from './consentTexts.ts';

const OPTIONS: Partial<Record<FieldName, readonly string[]>> = {
  ...ANSWER_OPTIONS,
  guardianRelation: ['Mother', 'Father', 'Guardian'],
};

/** Display text of an answer: in the language of the page if it is an option, else as it is written. */
export function answerText(field: FieldName, answer: string): string {
  if (!OPTIONS[field]?.includes(answer)) return answer;
  return field === 'guardianRelation' ? relationText(answer) : optionText(answer);
}

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
  return all.map((option) => ({
    value: option,
    label: options.includes(option) ? answerText(field, option) : isolated(option),
  }));
}
