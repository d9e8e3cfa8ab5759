import { chakra } from '@chakra-ui/react';
import { Form, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { firstName } from '../../../lib/journey/journeyTexts.ts';
import { BusyFieldset } from '../../../ui/fields/BusyFieldset.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { useFocusFirstError } from '../../../ui/fields/useFocusFirstError.ts';
import type { MentorPersonFragment } from '../list/MentorPerson.generated.ts';
import type { ProgressValues } from '../outbox/progressSave.ts';
import { CurrentFeedback } from './CurrentFeedback.tsx';
import { DraftFound } from './DraftFound.tsx';
import { feedbackHint } from './feedbackHint.ts';
import { SaveButtons } from './SaveButtons.tsx';
import { StageResetWarning } from './StageResetWarning.tsx';
import type { StageFormProps } from './stageFormProps.ts';
import { StageSelect } from './StageSelect.tsx';
import { STATUSES } from './statuses.ts';
import type { stageOf } from './stageChoices.ts';
import type { KeptDraft } from './useKeepDraft.ts';
import { WaitingNote } from './WaitingNote.tsx';

interface StageFieldsProps extends StageFormProps {
  /** Current progress of the stage; undefined while unknown. */
  stage: ReturnType<typeof stageOf>;
  stageName: string;
  kept: KeptDraft;
  /** Called before the submit, with whether to open the next person. */
  onBeforeSubmit: (opensNext: boolean) => void;
}

/** Percentage after a save that resets one completed stage. */
function percentWithout({ progress }: MentorPersonFragment): number {
  const stages = progress?.stages ?? [];
  const completed = stages.filter(({ status }) => status === 'COMPLETED').length;
  return stages.length === 0 ? 0 : Math.round((100 * (completed - 1)) / stages.length);
}

export function StageFields(props: StageFieldsProps) {
  const { person, stageId, stage, stageName, draft, kept, footer, onDiscard, onBeforeSubmit } =
    props;
  const { values, isSubmitting } = useFormikContext<ProgressValues>();
  const fields = useRef<HTMLDivElement>(null);
  useFocusFirstError(fields);
  const begun = useRef(values);
  const { keep } = kept;
  useEffect(() => {
    if (begun.current === values) return;
    begun.current = values;
    keep(values);
  }, [keep, values]);
  const first = firstName(person.name);
  const setsBack = stage?.status === 'COMPLETED' && values.status !== 'COMPLETED';
  return (
    <Form noValidate aria-label={`Progress of ${person.name}`}>
      <chakra.div ref={fields} display="grid" gap="4">
        {kept.initial && (
          <DraftFound
            keptAt={kept.initial.keptAt}
            onDiscard={() => {
              kept.clear();
              onDiscard();
            }}
          />
        )}
        <WaitingNote personId={person.id} stageId={stageId} />
        <BusyFieldset busy={isSubmitting} undimmed display="grid" gap="4">
          <chakra.div
            display="grid"
            gap="4"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
          >
            <StageSelect {...props} />
            <SelectField name="status" label="Status" options={STATUSES} />
          </chakra.div>
          {setsBack && (
            <StageResetWarning
              stageName={stageName}
              firstName={first}
              from={person.progress?.percent ?? 0}
              to={percentWithout(person)}
            />
          )}
          <CurrentFeedback stageName={stageName} feedback={stage?.feedback} date={stage?.date} />
          <TextAreaField
            name="feedback"
            label="Feedback"
            rows={4}
            hint={feedbackHint(first, values.feedback, Boolean(stage?.feedback?.trim()))}
          />
        </BusyFieldset>
        <SaveButtons
          disabled={!stageId}
          busy={isSubmitting}
          keptAt={kept.keptAt}
          isStored={draft.isStored}
          footer={footer}
          onBeforeSubmit={onBeforeSubmit}
        />
      </chakra.div>
    </Form>
  );
}
