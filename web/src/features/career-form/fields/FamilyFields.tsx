import { useFormikContext } from 'formik';
import type { Answers } from '../answers.ts';
import { consentNeed } from '../consent.ts';
import { AddressFields } from './AddressFields.tsx';
import { ConsentFields } from './ConsentFields.tsx';
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
