import { t } from '@lingui/core/macro';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldPair } from './FieldPair.tsx';
import { labelOf } from '../labels.ts';

export function AddressFields() {
  return (
    <>
      <TextAreaField name="address" label={labelOf('address')} />
      <FieldPair>
        <TextField name="city" label={labelOf('city')} autoComplete="address-level2" />
        <TextField name="state" label={labelOf('state')} autoComplete="address-level1" />
      </FieldPair>
      <TextField
        name="emergencyContact"
        label={labelOf('emergencyContact')}
        hint={t`A name and a phone number.`}
      />
    </>
  );
}
