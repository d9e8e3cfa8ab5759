import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { LABELS } from '../labels.ts';
import { InterestsField } from './InterestsField.tsx';

export function StudentInterestFields() {
  return (
    <>
      <InterestsField examples="robotics, debating, chess" />
      <TextAreaField
        name="futureAspirations"
        label={LABELS.futureAspirations}
        hint="What you hope to become or do."
      />
      <TextAreaField
        name="achievements"
        label={LABELS.achievements}
        hint="Prizes, projects, anything you are proud of."
      />
    </>
  );
}
