import { chakra } from '@chakra-ui/react';
import { Form, useFormikContext } from 'formik';
import { useRef } from 'react';
import { firstName } from '../../../lib/journey/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import type { MentorPersonFragment } from '../people/MentorPerson.generated.ts';
import { DraftNote } from './DraftNote.tsx';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';
import { useFocusAfterSave } from './useFocusAfterSave.ts';
import type { FeedbackDrafts } from './useFeedbackDrafts.ts';
import { useKeptFeedback } from './useKeptFeedback.ts';
import type { ProgressValues } from './useSaveProgress.ts';

const STATUSES = [
  { value: 'NOT_STARTED', label: 'Not Started' },
  { value: 'IN_PROGRESS', label: 'In Progress' },
  { value: 'COMPLETED', label: 'Completed' },
] as const;

interface ProgressFieldsProps {
  person: MentorPersonFragment;
  stages: readonly { value: string; label: string }[];
  drafts: FeedbackDrafts;
}

export function ProgressFields({ person, stages, drafts }: ProgressFieldsProps) {
  const { values, isSubmitting } = useFormikContext<ProgressValues>();
  const { keptAt, onChange } = useKeptFeedback(drafts);
  const fields = useRef<HTMLDivElement>(null);
  useFocusAfterSave(fields);
  const first = firstName(person.name);
  const before = person.progress?.stages?.find(({ stage }) => stage.id === values.stageId);
  const none = stages.length === 0;
  return (
    <chakra.div padding={{ base: '5', md: '6' }} ref={fields}>
      <Form noValidate aria-label={`Progress of ${person.name}`} onChange={onChange}>
        <chakra.div display="grid" gap="5">
          <chakra.div
            display="grid"
            gap="5"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          >
            <SelectField
              name="stageId"
              label="Stage"
              required
              disabled={none}
              placeholder={none ? 'No stages available' : 'Select a stage'}
              options={stages}
            />
            <SelectField name="status" label="Status" options={STATUSES} />
          </chakra.div>
          <TextAreaField
            name="feedback"
            label="Feedback"
            rows={6}
            hint={
              before?.feedback
                ? `${first} reads this as soon as you save. It takes the place of your earlier words; left empty, those stay.`
                : `${first} reads this as soon as you save.`
            }
          />
          <chakra.div
            display={{ base: 'grid', md: 'flex' }}
            flexWrap="wrap"
            alignItems="center"
            gap="3"
          >
            <Button type="submit" tone="go" busy={isSubmitting} disabled={!values.stageId}>
              Update Progress
            </Button>
            <DraftNote keptAt={keptAt} />
          </chakra.div>
        </chakra.div>
        <UnsavedQuestion unsaved={!isSubmitting && values.feedback.trim() !== ''} name={first} />
      </Form>
    </chakra.div>
  );
}
