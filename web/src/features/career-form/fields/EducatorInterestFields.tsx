import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { LABELS } from '../labels.ts';
import { InterestsField } from './InterestsField.tsx';

export function EducatorInterestFields() {
  return (
    <>
      <InterestsField examples="pedagogy, assessment, mentoring" />
      <TextAreaField name="researchInterests" label={LABELS.researchInterests} />
      <TextAreaField name="publications" label={LABELS.publications} hint="One a line." />
      <TextAreaField name="certifications" label={LABELS.certifications} hint="One a line." />
      <TextAreaField name="achievements" label={LABELS.achievements} />
    </>
  );
}
