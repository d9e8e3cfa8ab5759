import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Form, useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { shortDate } from '../../../lib/format.ts';
import { AnswerNote } from '../../../lib/journey/AnswerNote.tsx';
import { firstName } from '../../../lib/journey/journeyTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { BusyFieldset } from '../../../ui/fields/BusyFieldset.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { useFocusFirstError } from '../../../ui/fields/useFocusFirstError.ts';
import { Well } from '../../../ui/Panel.tsx';
import type { AudienceWords } from '../list/audienceWords.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { SessionLine } from '../session/SessionLine.tsx';
import { takesSessions } from '../session/sessionValues.ts';
import { AgreedSteps } from '../steps/AgreedSteps.tsx';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import { inputOf, waitingUpdate } from '../changes/mentorChanges.ts';
import { feedbackText } from './feedbackText.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { draftTimeText } from '../../../lib/drafts.ts';
import type { FormValues } from './progressDraft.ts';
import { SaveButtons } from './SaveButtons.tsx';
import { StageSelect } from './StageSelect.tsx';
import { statusOptions, type stageOf } from '../list/stages.ts';
import type { ProgressFormState } from './useProgressForm.ts';

interface ProgressFieldsProps {
  person: MentorPerson;
  words: AudienceWords;
  state: ProgressFormState;
  /** The stages could not be loaded. */
  stagesFailed: boolean;
  onStage: (stageId: string) => void;
  /** Called before the submit, with whether to open the next person. */
  onBeforeSubmit: (opensNext: boolean) => void;
  /** Opens the next person without a save. */
  onSkip: () => void;
  footer: ReactNode;
}

/** Percentage after a save that resets one completed stage. */
function percentWithout({ progress }: MentorPerson): number {
  const stages = progress?.stages ?? [];
  const completed = stages.filter(({ status }) => status === 'COMPLETED').length;
  return stages.length === 0 ? 0 : Math.round((100 * (completed - 1)) / stages.length);
}

/** Fields of the form, with notes about a found draft, a waiting update and a reset stage. */
export function ProgressFields(props: ProgressFieldsProps) {
  const { person, words, state, stagesFailed, onStage, onBeforeSubmit, footer } = props;
  const { stageId, stageName, stage, found, change } = state;
  const { values, isSubmitting } = useFormikContext<FormValues>();
  const { waiting } = useUnsent();
  const fields = useRef<HTMLDivElement>(null);
  useFocusFirstError(fields);
  const last = useRef(values);
  useEffect(() => {
    if (last.current === values) return;
    last.current = values;
    change(values);
  }, [change, values]);
  const first = firstName(person.name);
  const replaced = waitingUpdate(waiting, person.id, stageId);
  return (
    <Form noValidate aria-label={`Progress of ${person.name}`}>
      <Grid ref={fields} gap={{ base: '4', lg: '2.5' }}>
        {found && (
          <Notice
            hue="indigo"
            icon="document"
            title={<span role="status">{`Draft of ${draftTimeText(found.keptAt)}`}</span>}
            action={
              <Button type="button" tone="plain" size="sm" onClick={state.reset}>
                Discard draft
              </Button>
            }
          />
        )}
        {replaced && (
          <Notice
            hue="ochre"
            icon="clock"
            title={`An update of ${draftTimeText(replaced.keptAt)} waits to be sent. A new save replaces it.`}
            detail={inputOf('UpdateProgress', replaced).feedback}
            isBrief
          />
        )}
        <BusyFieldset busy={isSubmitting} undimmed display="grid" gap={{ base: '3', lg: '2.5' }}>
          <Grid
            gap="4"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
          >
            <StageSelect {...{ words, stageId, stagesFailed, onStage }} stages={state.stages} />
            <SelectField name="status" label="Status" options={statusOptions()} compact />
          </Grid>
          {stage?.status === 'COMPLETED' && values.status !== 'COMPLETED' && (
            <Notice
              role="status"
              hue="ochre"
              icon="alert"
              title={<bdi>{`This sets ${stageName} back from Completed.`}</bdi>}
              detail={`${first}’s path goes from ${person.progress?.percent ?? 0}% to ${percentWithout(person)}%.`}
            />
          )}
          <Grid
            gap="4"
            alignItems="start"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) fit-content(50%)' }}
            css={{ '& > :only-child': { gridColumn: '1 / -1' } }}
            _empty={{ display: 'none' }}
          >
            <CurrentFeedback stageName={stageName} stage={stage} />
            {person.agreedSteps && (
              <Well
                role="group"
                aria-label="Agreed steps"
                css={{ padding: '{spacing.1} {spacing.4}' }}
              >
                <AgreedSteps person={person} steps={person.agreedSteps} folds />
              </Well>
            )}
          </Grid>
          <TextAreaField
            name="feedback"
            label="Feedback"
            rows={3}
            compact
            hint={feedbackText(first, values.feedback, Boolean(stage?.feedback?.trim()))}
          />
          {takesSessions(person) && (
            <SessionLine person={person} base={state.base} onBase={state.setBase} />
          )}
        </BusyFieldset>
        <SaveButtons
          disabled={!stageId && !state.isSessionAlone(values)}
          busy={isSubmitting}
          keptAt={state.draft && state.draft.keptAt}
          isStored={state.isStored}
          footer={footer}
          onSkip={props.onSkip}
          onBeforeSubmit={onBeforeSubmit}
        />
      </Grid>
    </Form>
  );
}

interface CurrentFeedbackProps {
  stageName: string;
  stage: ReturnType<typeof stageOf>;
}

/** Current feedback of the stage, which new feedback replaces; renders nothing without any. */
function CurrentFeedback({ stageName, stage }: CurrentFeedbackProps) {
  if (!stage?.feedback?.trim()) return null;
  return (
    <Well
      role="group"
      aria-label="Agreed last time"
      css={{ display: 'grid', gap: '{spacing.1}', padding: '{spacing.2} {spacing.4}' }}
    >
      <Flex wrap="wrap" justify="space-between" columnGap="4" textStyle="caption">
        <b>Agreed last time</b>
        <chakra.span color="ink-faint">
          {[stageName, stage.date && shortDate(stage.date)].filter(Boolean).join(', ')}
        </chakra.span>
      </Flex>
      <chakra.p
        textStyle="small"
        whiteSpace="pre-line"
        maxH={{ base: '5lh', lg: '3lh' }}
        overflowY="auto"
      >
        {stage.feedback}
      </chakra.p>
      {stage.answer && <AnswerNote answer={stage.answer} />}
    </Well>
  );
}
