import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { ageOn, today } from '../../lib/age.ts';
import type { Answers } from './answers.ts';

const ageText = (birthday: string) => ageOn(birthday, today())?.toString() ?? '';

/** Sets the age when the date of birth changes, unless another age was typed. */
export function useAgeOfBirthday(): void {
  const { values, setFieldValue } = useFormikContext<Answers>();
  const { dateOfBirth, age } = values;
  const last = useRef({ dateOfBirth, filled: ageText(dateOfBirth) });
  useEffect(() => {
    const { filled } = last.current;
    if (last.current.dateOfBirth === dateOfBirth) return;
    last.current.dateOfBirth = dateOfBirth;
    const next = ageText(dateOfBirth);
    if (next === '' || (age.trim() !== '' && age.trim() !== filled)) return;
    last.current.filled = next;
    void setFieldValue('age', next);
  }, [dateOfBirth, age, setFieldValue]);
}
