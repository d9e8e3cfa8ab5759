import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldPair } from '../../../ui/fields/FieldPair.tsx';
import { ListField } from './ListField.tsx';

export function AboutFields() {
  return (
    <>
      <TextField name="fullName" label="Full name" required autoComplete="name" />
      <FieldPair>
        <TextField name="email" label="Email" type="email" required autoComplete="email" />
        <TextField name="phone" label="Phone" type="tel" required autoComplete="tel" />
      </FieldPair>
      <FieldPair>
        <TextField name="dateOfBirth" label="Date of birth" type="date" autoComplete="bday" />
        <TextField name="age" label="Age" inputMode="numeric" hint="In whole years." />
      </FieldPair>
      <ListField name="gender" label="Gender" chips />
      <TextField
        name="preferredLanguage"
        label="Preferred language"
        hint="The language you like to talk in with your mentor."
      />
    </>
  );
}
