import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldPair } from './FieldPair.tsx';
import { LABELS } from '../labels.ts';

export function AddressFields() {
  return (
    <>
      <TextAreaField name="address" label={LABELS.address} />
      <FieldPair>
        <TextField name="city" label={LABELS.city} autoComplete="address-level2" />
        <TextField name="state" label={LABELS.state} autoComplete="address-level1" />
      </FieldPair>
      <TextField
        name="emergencyContact"
        label={LABELS.emergencyContact}
        hint="A name and a phone number."
      />
    </>
  );
}
