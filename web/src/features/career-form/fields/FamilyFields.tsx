import { TextField } from '../../../ui/fields/TextField.tsx';
import { AddressFields } from './AddressFields.tsx';
import { LABELS } from '../labels.ts';

export function FamilyFields() {
  return (
    <>
      <TextField name="parentContact" label={LABELS.parentContact} type="tel" />
      <AddressFields />
    </>
  );
}
