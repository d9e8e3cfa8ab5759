import { t } from '@lingui/core/macro';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { ageOn, today } from '../../../lib/age.ts';
import { numberOf } from '../../../ui/digits.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { Answers } from '../answers.ts';
import { labelOf } from '../labels.ts';
import { FieldPair } from './FieldPair.tsx';
import { ListField } from './ListField.tsx';
import { PhoneField } from './PhoneField.tsx';

const ageText = (birthday: string) => ageOn(birthday, today())?.toString() ?? '';

/** Sets the age when the date of birth changes, unless another age was typed. */
function useAgeOfBirthday(): void {
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

export function AboutFields() {
  const { values } = useFormikContext<Answers>();
  useAgeOfBirthday();
  const age = ageOn(values.dateOfBirth, today());
  const differs = age !== null && values.age.trim() !== '' && numberOf(values.age) !== age;
  return (
    <>
      <TextField name="fullName" label={labelOf('fullName')} required autoComplete="name" />
      <FieldPair>
        <TextField
          name="email"
          label={labelOf('email')}
          type="email"
          required
          autoComplete="email"
        />
        <PhoneField name="phone" required autoComplete="tel" />
      </FieldPair>
      <FieldPair>
        <TextField
          name="dateOfBirth"
          label={labelOf('dateOfBirth')}
          type="date"
          autoComplete="bday"
        />
        <TextField
          name="age"
          label={labelOf('age')}
          inputMode="numeric"
          hint={differs ? t`By your date of birth you are ${{ age }}.` : t`In whole years.`}
        />
      </FieldPair>
      <ListField name="gender" label={labelOf('gender')} chips />
      <TextField
        name="preferredLanguage"
        label={labelOf('preferredLanguage')}
        hint={t`The language you like to talk in.`}
      />
    </>
  );
}
