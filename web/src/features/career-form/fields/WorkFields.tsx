import { t } from '@lingui/core/macro';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldPair } from './FieldPair.tsx';
import { ListField } from './ListField.tsx';
import { labelOf } from '../labels.ts';

export function WorkFields() {
  return (
    <>
      <ListField name="currentPosition" label={labelOf('currentPosition')} required />
      <TextField
        name="institution"
        label={labelOf('institution')}
        required
        placeholder={t`School, college or university`}
        autoComplete="organization"
      />
      <FieldPair>
        <ListField name="experience" label={labelOf('experience')} />
        <ListField name="qualifications" label={labelOf('qualifications')} />
      </FieldPair>
      <TextField
        name="specialization"
        label={labelOf('specialization')}
        hint={t`Your subject or field.`}
      />
    </>
  );
}
