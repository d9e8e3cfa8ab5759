import { FEEDBACK_LENGTH } from '../../../../../limits.mjs';
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
import { isSessionChanged, sessionErrors } from '../session/sessionValues.ts';
import { useNextSession } from '../session/useNextSession.ts';
import { useAgreedSteps, useStepDraft } from '../steps/useAgreedSteps.ts';
import type { FormValues } from './progressDraft.ts';
import { ProgressConflict } from './ProgressConflict.tsx';
import { ProgressFields } from './ProgressFields.tsx';
import { StageQuestion } from './StageQuestion.tsx';
import { useProgressForm } from './useProgressForm.ts';
import { SAVE_TOAST_KEY, SESSION_LOST, useSaveProgress, type SaveDone } from './useSaveProgress.ts';

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
  /** Why the next session was not saved with the update before; null if it was. */
  sessionProblem: string | null;
  /** Called after a save, or when it waits for a connection. */
  onSaved: (how: SavedHow) => void;
  /** Called after another try to save the next session. */
  onSessionProblem: (problem: string | null) => void;
  /** Opens the next person without a save. */
  onSkip: () => void;
  /** Content after the buttons: the next person. */
  footer: ReactNode;
}

export interface SavedHow {
  isWaiting: boolean;
  opensNext: boolean;
  sessionProblem: string | null;
}

const SESSION_CHANGED =
  'It was changed meanwhile: its present time is shown below. Send yours to replace it.';

/** Form for status and feedback of one stage, remounted after each save. */
export function ProgressForm(props: ProgressFormProps) {
  const { person, words, url, stagesFailed, isNarrow, focuses, onReset, onSaved, footer } = props;
  const state = useProgressForm(person, url, onReset);
  const { stageId, stageName, stage, found, question } = state;
  const [conflict, setConflict] = useState<FormValues | null>(
    props.isConflict && found ? { ...state.initialSession, ...found } : null,
  );
  const nextSession = useNextSession(person, state.base.session);
  const save = useSaveProgress(person, isNarrow);
  const steps = useAgreedSteps(person);
  const stepDraft = useStepDraft(person.id);
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

  /** @returns why the session was not saved; null if it was */
  const sendSession = async (values: FormValues, saved?: SaveDone): Promise<string | null> => {
    const { session, values: planned } = state.base;
    if (!isSessionChanged(values, planned)) return null;
    // Another tab or device may have planned one since.
    const present = saved?.kind === 'saved' ? saved.planned : null;
    if (present && present.id !== session?.id) return SESSION_CHANGED;
    const result = await nextSession.set(values, {
      afterSave: saved !== undefined,
      waits: saved?.kind === 'waiting',
    });
    if (result.kind === 'failed') return result.message;
    return result.kind === 'conflict' ? SESSION_CHANGED : null;
  };

  /** Adds the step in the editor, if any. @returns whether none is left there */
  const addWrittenStep = async (): Promise<boolean> => {
    const step = stepDraft.read();
    if (!step?.text.trim()) return true;
    const isSaved = await steps.add(step);
    if (isSaved) stepDraft.clear();
    return isSaved;
  };

  /** @returns messages about fields, if the save failed */
  const send = async (values: FormValues, version: string | null) => {
    const { status, feedback } = values;
    const result = await save({ status, feedback, stageId, stageName, version });
    if (result.kind === 'conflict') setConflict(values);
    else if (result.kind === 'failed') return result.fields;
    else {
      const isWaiting = result.kind === 'waiting';
      const isStepSaved = await addWrittenStep();
      const sessionProblem = await sendSession(values, result);
      const unsaved = sessionProblem === null ? undefined : values;
      // The mentor may have opened another person.
      if (isMounted.current) {
        state.reset(unsaved);
        const isComplete = sessionProblem === null && isStepSaved;
        onSaved({ isWaiting, opensNext: opensNext.current && isComplete, sessionProblem });
      } else {
        state.clear(unsaved);
        if (unsaved) toast.failure(SESSION_LOST, person.name, { key: SAVE_TOAST_KEY });
      }
    }
    return {};
  };
  const sendSessionAgain = async (values: FormValues) => {
    const errors = sessionErrors(values, state.base.values);
    if (Object.keys(errors).length > 0) return errors;
    const problem = await sendSession(values);
    if (problem === null) state.dropSession(values);
    props.onSessionProblem(problem);
    // Bases the form on the present session; the draft keeps what is typed.
    if (problem === SESSION_CHANGED) onReset();
    return {};
  };
  const submit = async (values: FormValues): Promise<Record<string, string>> => {
    const fail = (title: string, detail?: string) => {
      toast.failure(title, detail, { key: SAVE_TOAST_KEY });
      return {};
    };
    if (!stageId) return fail(`Please select a ${words.one} and stage`);
    if (!stageName) {
      return fail('Invalid stage selected', 'Please select a valid stage from the list');
    }
    const errors = {
      ...(values.feedback.length > FEEDBACK_LENGTH && {
        feedback: 'Feedback must be at most 5,000 characters.',
      }),
      ...sessionErrors(values, state.base.values),
    };
    return Object.keys(errors).length > 0 ? errors : send(values, state.version);
  };

  return (
    <chakra.div ref={area} padding={{ base: '5', md: '6' }} paddingTop={{ md: '4', lg: '2.5' }}>
      <Formik<FormValues>
        initialValues={{
          status: found?.status ?? 'IN_PROGRESS',
          feedback: found?.feedback ?? '',
          ...state.initialSession,
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
            sessionProblem={props.sessionProblem}
            onSendSession={sendSessionAgain}
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
              onSave={(values) => send({ ...conflict, ...values }, stage.version)}
              onTake={() => {
                state.reset(conflict);
              }}
            />
          )}
        </>
      </Formik>
      {question && <StageQuestion {...question} />}
      <UnsavedChangesPrompt
        hasUnsaved={() => state.hasUnsaved() || Boolean(stepDraft.read()?.text.trim())}
        description={`What you wrote for ${firstName(person.name)} is not sent yet: it is when you press Update Progress.`}
        stay="Keep writing"
        searchParams={['tab', 'person']}
      />
    </chakra.div>
  );
}
