import { NAME_LENGTH } from '../../../limits.mjs';
import { t } from '@lingui/core/macro';
import { string, type StringSchema } from 'yup';
import { visibleLength } from './characters.ts';

interface NameRule {
  required: string | (() => string);
  /** Minimum number of visible characters, with the message. */
  least?: number;
  short?: string | (() => string);
  /** The stored name in an edit form: it stays valid while it is unchanged. */
  stored?: string;
}

const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/gu;
const LINE_BREAK_OR_TAB = /[\t\n\v\f\r\u0085\u2028\u2029]/u;

const isOneLine = (name: string) =>
  !LINE_BREAK_OR_TAB.test(name.replaceAll(DIRECTION_OVERRIDES, '').trim());

/** Rule of a name of a person, mentor, club or school, as in the api. */
export function nameRuleOf({ required, least = 1, short = required, stored }: NameRule) {
  const unless = (isValid: (name: string) => boolean) => (name?: string) =>
    !name || name === stored?.trim() || isValid(name);
  return string()
    .trim()
    .required(required)
    .test('one-line', () => t`This must be one line.`, unless(isOneLine))
    .test(
      'visible',
      short,
      unless((name) => visibleLength(name) >= least),
    )
    .test(
      'longest',
      () => t`This must have at most ${{ count: NAME_LENGTH }} characters.`,
      unless((name) => visibleLength(name) <= NAME_LENGTH),
    );
}

/** Rule of the name of an account. */
export const accountNameRule = (stored?: string): StringSchema =>
  nameRuleOf({
    required: () => t`Name is required`,
    least: 2,
    short: () => t`Name must be at least 2 characters`,
    ...(stored !== undefined && { stored }),
  });

export const nameRule = accountNameRule();
