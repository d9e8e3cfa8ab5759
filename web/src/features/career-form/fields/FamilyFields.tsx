import { useFormikContext } from 'formik';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { AddressFields } from './AddressFields.tsx';
import type { Answers } from '../answers.ts';
import { consentNeed } from '../consent.ts';
import { PhoneField } from './PhoneField.tsx';

const ConsentFields = lazyPart(async () => (await import('./ConsentFields.tsx')).ConsentFields);

export function FamilyFields() {
  const { values } = useFormikContext<Answers>();
  return (
    <>
      <PhoneField name="parentContact" />
      <AddressFields />
      {consentNeed(values.dateOfBirth) !== 'none' && (
        <Suspense>
          <ConsentFields />
        </Suspense>
      )}
    </>
  );
}
