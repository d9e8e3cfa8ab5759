import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldPair } from '../../../ui/fields/FieldPair.tsx';
import { ListField } from './ListField.tsx';

export function SchoolFields() {
  return (
    <>
      <ListField name="class" label="Class" required chips />
      <TextField
        name="schoolName"
        label="School name"
        required
        placeholder="As on your school identity card"
        autoComplete="organization"
      />
      <FieldPair>
        <TextField
          name="tenthPercentage"
          label="10th percentage"
          inputMode="decimal"
          hint="0 to 100. Leave empty if results are not out."
        />
        <TextField
          name="twelfthPercentage"
          label="12th percentage"
          inputMode="decimal"
          hint="0 to 100, for class 12th only."
        />
      </FieldPair>
      <ListField name="academicStream" label="Academic stream" />
    </>
  );
}
