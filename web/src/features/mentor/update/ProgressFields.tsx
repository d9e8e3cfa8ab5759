import { chakra } from '@chakra-ui/react';
import { Form, useFormikContext } from 'formik';
import { useRef } from 'react';
import type { Draft } from '../../../lib/drafts.ts';
import { UnsavedQuestion } from '../../../lib/UnsavedQuestion.tsx';
import { firstName } from '../../../lib/journey/words.ts';
import { Button } from '../../../ui/Button.tsx';
import type { StageStatus } from '../../../schema.generated.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { useFocusFirstError } from '../../../ui/fields/useFocusFirstError.ts';
import type { MentorPersonFragment } from '../people/MentorPerson.generated.ts';
import { DraftNote } from './DraftNote.tsx';
import { FEEDBACK_LIMIT, feedbackHint } from './feedbackHint.ts';
import { useFocusAfterSave } from './useFocusAfterSave.ts';
import { useKeptFeedback, type KeptFeedback } from './useKeptFeedback.ts';
import type { ProgressValues } from './useSaveProgress.ts';

const STATUSES = [
  { value: 'NOT_STARTED', label: 'Not Started' },
  { value: 'IN_PROGRESS', label: 'In Progress' },
  { value: 'COMPLETED', label: 'Completed' },
] as const;

const labelOf = (status: StageStatus) => STATUSES.find(({ value }) => value === status)?.label;

/** Fields that look the same while they can't be changed. */
const Locked = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '5',
    minW: '0',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    _disabled: { '& :disabled': { bg: 'surface', color: 'ink', opacity: '1', cursor: 'progress' } },
  },
});

interface ProgressFieldsProps {
  person: MentorPersonFragment;
  stages: readonly { value: string; label: string }[];
  draft: Draft<KeptFeedback>;
}

export function ProgressFields({ person, stages, draft }: ProgressFieldsProps) {
  const { values, isSubmitting } = useFormikContext<ProgressValues>();
  const { keptAt, onChange } = useKeptFeedback(draft);
  const fields = useRef<HTMLDivElement>(null);
  useFocusAfterSave(fields);
  useFocusFirstError(fields);
  const first = firstName(person.name);
  const before = person.progress?.stages?.find(({ stage }) => stage.id === values.stageId);
  const stageChoice = stages.find(({ value }) => value === values.stageId);
  const none = stages.length === 0;
  return (
    <chakra.div padding={{ base: '5', md: '6' }} ref={fields}>
      <Form noValidate aria-label={`Progress of ${person.name}`} onChange={onChange}>
        {/* Read-only while it is sent; the button keeps the focus. */}
        <Locked disabled={isSubmitting}>
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
            <SelectField
              name="status"
              label="Status"
              options={STATUSES}
              hint={
                before && stageChoice
                  ? `${stageChoice.label} is ${labelOf(before.status)} now.`
                  : undefined
              }
            />
          </chakra.div>
          <TextAreaField
            name="feedback"
            label="Feedback"
            rows={6}
            maxLength={FEEDBACK_LIMIT}
            hint={feedbackHint(first, values.feedback, Boolean(before?.feedback))}
          />
        </Locked>
        <chakra.div
          display={{ base: 'grid', md: 'flex' }}
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          marginTop="5"
        >
          <Button type="submit" tone="go" busy={isSubmitting} disabled={!values.stageId}>
            Update Progress
          </Button>
          <DraftNote keptAt={keptAt} />
        </chakra.div>
        <UnsavedQuestion
          hasUnsaved={() => !isSubmitting && values.feedback.trim() !== ''}
          description={`${first} has not got your feedback yet: it is sent when you press Update Progress.`}
          stay="Keep writing"
          places={['tab', 'person']}
        />
      </Form>
    </chakra.div>
  );
}
