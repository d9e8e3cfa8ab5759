import { useFormikContext } from 'formik';

import { ConsentFields } from './ConsentFields.tsx';
import { AddressFields } from './AddressFields.tsx';
import type { Answers } from '../answers.ts';
import { consentNeed } from '../consent.ts';
import { PhoneField } from './PhoneField.tsx';

export function FamilyFields() {
  const { values } = useFormikContext<Answers>();
  return (
    <>
      <PhoneField name="parentContact" />
      <AddressFields />
      {consentNeed(values.dateOfBirth) !== 'none' && <ConsentFields />}
    </>
  );
}
