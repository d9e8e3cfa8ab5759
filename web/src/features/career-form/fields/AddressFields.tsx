import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldPair } from '../../../ui/fields/FieldPair.tsx';

export function AddressFields() {
  return (
    <>
      <TextAreaField name="address" label="Address" />
      <FieldPair>
        <TextField name="city" label="City" autoComplete="address-level2" />
        <TextField name="state" label="State" autoComplete="address-level1" />
      </FieldPair>
      <TextField
        name="emergencyContact"
        label="Emergency contact"
        hint="A name and a phone number."
      />
    </>
  );
}
