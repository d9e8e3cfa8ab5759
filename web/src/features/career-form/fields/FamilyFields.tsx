import { useFormikContext } from 'formik';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { AddressFields } from './AddressFields.tsx';
import type { Answers } from '../answers.ts';
import { asksConsent } from '../consent.ts';
import { LABELS } from '../labels.ts';

const ConsentFields = lazyPart(async () => (await import('./ConsentFields.tsx')).ConsentFields);

export function FamilyFields() {
  const { values } = useFormikContext<Answers>();
  return (
    <>
      <TextField name="parentContact" label={LABELS.parentContact} type="tel" />
      <AddressFields />
      {asksConsent(values.dateOfBirth) && (
        <Suspense>
          <ConsentFields />
        </Suspense>
      )}
    </>
  );
}
