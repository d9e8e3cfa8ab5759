import { chakra } from '@chakra-ui/react';
import { Formik } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { UnsavedChangesPrompt } from '../../../lib/UnsavedChangesPrompt.tsx';
import { firstName } from '../../../lib/journey/journeyTexts.ts';
import { fieldErrorsOf } from '../../../ui/fields/fieldErrors.ts';
import { toast } from '../../../ui/toast.ts';
import type { AudienceWords } from '../list/audienceWords.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import type { ProgressValues } from '../outbox/prepareUpdate.ts';
import { FEEDBACK_LIMIT } from './feedbackText.ts';
import { ProgressConflict } from './ProgressConflict.tsx';
import { ProgressFields } from './ProgressFields.tsx';
import { StageQuestion } from './StageQuestion.tsx';
import { useProgressForm } from './useProgressForm.ts';
import { SAVE_TOAST_KEY, useSaveProgress } from './useSaveProgress.ts';

interface ProgressFormProps {
  person: MentorPerson;
  words: AudienceWords;
  url: MentorUrl;
  /** The stages could not be loaded. */
  stagesFailed: boolean;
  /** On a narrow screen the caller shows the success instead of a toast. */
  isNarrow: boolean;
  /** The stored draft conflicts with a newer version. */
  isConflict: boolean;
  /** Focuses the feedback, because the focused button was removed with the previous form. */
  focuses: boolean;
  /** Remounts the form. */
  onReset: () => void;
  /** Called after a save, or when it waits for a connection. */
  onSaved: (how: { isWaiting: boolean; opensNext: boolean }) => void;
  /** Opens the next person without a save. */
  onSkip: () => void;
  /** Content after the buttons: the next person. */
  footer: ReactNode;
}

/** Form for status and feedback of one stage, remounted after each save. */
export function ProgressForm(props: ProgressFormProps) {
  const { person, words, url, stagesFailed, isNarrow, focuses, onReset, onSaved, footer } = props;
  const state = useProgressForm(person, url, onReset);
  const { stageId, stageName, stage, found, question } = state;
  const [conflict, setConflict] = useState<ProgressValues | null>(props.isConflict ? found : null);
  const save = useSaveProgress(person, isNarrow);
  const opensNext = useRef(false);
  const area = useRef<HTMLDivElement>(null);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    if (focuses) area.current?.querySelector('textarea')?.focus();
    return () => {
      isMounted.current = false;
    };
  }, [focuses]);

  /** @returns messages about fields, if the save failed */
  const send = async (values: ProgressValues, version: string | null) => {
    const result = await save({ ...values, stageId, stageName, version });
    if (result.kind === 'conflict') setConflict(values);
    else if (result.kind === 'failed') return result.fields;
    // The mentor may have opened another person.
    else if (!isMounted.current) state.clear();
    else {
      state.reset();
      onSaved({ isWaiting: result.kind === 'waiting', opensNext: opensNext.current });
    }
    return {};
  };
  const submit = async (values: ProgressValues): Promise<Record<string, string>> => {
    const fail = (title: string, detail?: string) => {
      toast.failure(title, detail, { key: SAVE_TOAST_KEY });
      return {};
    };
    if (!stageId) return fail(`Please select a ${words.one} and stage`);
    if (!stageName) {
      return fail('Invalid stage selected', 'Please select a valid stage from the list');
    }
    return values.feedback.length > FEEDBACK_LIMIT
      ? { feedback: 'Feedback must be at most 5,000 characters.' }
      : send(values, state.version);
  };

  return (
    <chakra.div ref={area} padding={{ base: '5', md: '6' }}>
      <Formik<ProgressValues>
        initialValues={{
          status: found?.status ?? 'IN_PROGRESS',
          feedback: found?.feedback ?? '',
        }}
        onSubmit={async (values, form) => {
          form.setStatus(fieldErrorsOf(await submit(values), values));
        }}
      >
        <>
          <ProgressFields
            person={person}
            words={words}
            state={state}
            stagesFailed={stagesFailed}
            footer={footer}
            onSkip={props.onSkip}
            onStage={url.setStage}
            onBeforeSubmit={(next) => {
              opensNext.current = next;
            }}
          />
          {conflict && stage && (
            <ProgressConflict
              stageName={stageName}
              mine={conflict}
              theirs={stage}
              onClose={() => {
                setConflict(null);
              }}
              onJoin={(values) => {
                state.rebase(values, stage.version);
              }}
              onSave={(values) => send(values, stage.version)}
              onTake={state.reset}
            />
          )}
        </>
      </Formik>
      {question && <StageQuestion {...question} />}
      <UnsavedChangesPrompt
        hasUnsaved={state.hasUnsaved}
        description={`${firstName(person.name)} has not got your feedback yet: it is sent when you press Update Progress.`}
        stay="Keep writing"
        searchParams={['tab', 'person']}
      />
    </chakra.div>
  );
}
