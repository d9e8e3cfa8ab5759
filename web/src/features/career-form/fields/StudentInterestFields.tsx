import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';

export function StudentInterestFields() {
  return (
    <>
      <TextField
        name="interests"
        label="Interests"
        hint="Separate them with commas: robotics, debating, chess."
      />
      <TextAreaField
        name="futureAspirations"
        label="Future aspirations"
        hint="What you hope to become or do."
      />
      <TextAreaField
        name="achievements"
        label="Achievements"
        hint="Prizes, projects, anything you are proud of."
      />
    </>
  );
}
