import { TextField } from '../../../ui/fields/TextField.tsx';
import { AddressFields } from './AddressFields.tsx';

export function FamilyFields() {
  return (
    <>
      <TextField name="parentContact" label="Parent or guardian contact" type="tel" />
      <AddressFields />
    </>
  );
}
