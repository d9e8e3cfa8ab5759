import { useFormikContext } from 'formik';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { AddressFields } from './AddressFields.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import type { Answers } from '../answers.ts';
import { asksConsent } from '../consent.ts';
import { LABELS } from '../labels.ts';

export function FamilyFields() {
  const { values } = useFormikContext<Answers>();
  return (
    <>
      <TextField name="parentContact" label={LABELS.parentContact} type="tel" />
      <AddressFields />
      {asksConsent(values.dateOfBirth) && <ConsentFields />}
    </>
  );
}
