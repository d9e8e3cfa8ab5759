import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldPair } from '../../../ui/fields/FieldPair.tsx';
import { ListField } from './ListField.tsx';

export function WorkFields() {
  return (
    <>
      <ListField name="currentPosition" label="Position" required />
      <TextField
        name="institution"
        label="Institution"
        required
        placeholder="School, college or university"
        autoComplete="organization"
      />
      <FieldPair>
        <ListField name="experience" label="Experience" />
        <ListField name="qualifications" label="Highest qualification" />
      </FieldPair>
      <TextField name="specialization" label="Specialization" hint="Your subject or field." />
    </>
  );
}
