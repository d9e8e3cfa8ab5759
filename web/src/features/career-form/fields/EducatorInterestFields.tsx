import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';

export function EducatorInterestFields() {
  return (
    <>
      <TextField
        name="interests"
        label="Interests"
        hint="Separate them with commas: pedagogy, assessment, mentoring."
      />
      <TextAreaField name="researchInterests" label="Research interests" />
      <TextAreaField name="publications" label="Publications" />
      <TextAreaField name="certifications" label="Certifications" />
      <TextAreaField name="achievements" label="Achievements" />
    </>
  );
}
