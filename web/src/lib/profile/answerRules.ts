import { t } from '@lingui/core/macro';
import { string } from 'yup';
import { numberOf } from '../../ui/digits.ts';
import { today } from '../age.ts';

const NUMBER = /^\p{Nd}+([.\u066b\uff0e]\p{Nd}+)?$/u;

/** A percentage as typed; may be empty. */
export const percentageRule = string()
  .trim()
  .test(
    'percentage',
    () => t`Enter a number from 0 to 100`,
    (value = '') => value === '' || (NUMBER.test(value) && numberOf(value) <= 100),
  );

/** A date of birth as typed; may be empty. */
export const birthdayRule = string()
  .matches(/^\d{4}-\d{2}-\d{2}$/, {
    message: () => t`Enter a date with a year of four digits`,
    excludeEmptyString: true,
  })
  .test(
    'past',
    () => t`Enter a date from 1900 until today`,
    (value = '') => value === '' || (value > '1900' && value <= today()),
  );
