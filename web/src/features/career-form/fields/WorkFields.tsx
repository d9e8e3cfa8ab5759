import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldPair } from './FieldPair.tsx';
import { ListField } from './ListField.tsx';
import { LABELS } from '../labels.ts';

export function WorkFields() {
  return (
    <>
      <ListField name="currentPosition" label={LABELS.currentPosition} required />
      <TextField
        name="institution"
        label={LABELS.institution}
        required
        placeholder="School, college or university"
        autoComplete="organization"
      />
      <FieldPair>
        <ListField name="experience" label={LABELS.experience} />
        <ListField name="qualifications" label={LABELS.qualifications} />
      </FieldPair>
      <TextField
        name="specialization"
        label={LABELS.specialization}
        hint="Your subject or field."
      />
    </>
  );
}
