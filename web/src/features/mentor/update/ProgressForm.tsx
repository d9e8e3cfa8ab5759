import { FEEDBACK_LENGTH } from '../../../../../limits.mjs';
import { chakra } from '@chakra-ui/react';
import { Formik } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { UnsavedChangesPrompt } from '../../../lib/UnsavedChangesPrompt.tsx';
import { firstName } from '../../../lib/journey/journeyTexts.ts';
import { useSend, type Sent } from '../../../lib/unsent/useSend.ts';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import { fieldErrorsOf } from '../../../ui/fields/fieldErrors.ts';
import { toast } from '../../../ui/toast.ts';
import type { AudienceWords } from '../list/audienceWords.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import { mentorChange, inputOf, waitingUpdate } from '../changes/mentorChanges.ts';
import { setSession } from '../session/sessionChanges.ts';
import { isSessionChanged, sessionErrors } from '../session/sessionValues.ts';
import { addStep, useStepDraft } from '../steps/useAgreedSteps.ts';
import { EMPTY_DRAFT, type FormValues } from './progressDraft.ts';
import { ProgressConflict } from './ProgressConflict.tsx';
import { ProgressFields } from './ProgressFields.tsx';
import { StageQuestion } from './StageQuestion.tsx';
import { useProgressForm } from './useProgressForm.ts';

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
  onSaved: (how: SavedHow) => void;
  /** Opens the next person without a save. */
  onSkip: () => void;
  /** Content after the buttons: the next person. */
  footer: ReactNode;
}

export interface SavedHow {
  isWaiting: boolean;
  opensNext: boolean;
  /** What was saved; null if it waits or was refused. */
  message: { title: string; detail: string } | null;
}

const TOAST = { key: 'progress' };

/** Form for status and feedback of one stage, remounted after each save. */
export function ProgressForm(props: ProgressFormProps) {
  const { person, words, url, stagesFailed, isNarrow, focuses, onReset, onSaved, footer } = props;
  const state = useProgressForm(person, url, onReset);
  const { stageId, stageName, stage, found, question } = state;
  const [conflict, setConflict] = useState<FormValues | null>(
    props.isConflict && found ? { ...state.initialSession, ...found } : null,
  );
  const { waiting } = useUnsent();
  const { send, handOver } = useSend();
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

  const tell = (message: { title: string; detail: string }) => {
    if (!isNarrow) toast.success(message.title, message.detail, TOAST);
    return message;
  };

  /** A save of the stage; it takes over the version of a waiting one, which it replaces. */
  const updateOf = ({ status, feedback }: FormValues, version: string | null) => {
    const replaced = waitingUpdate(waiting, person.id, stageId);
    const ifVersion = replaced ? inputOf('UpdateProgress', replaced).ifVersion : version;
    const words = feedback.trim();
    const input = {
      ...{ personId: person.id, clubId: person.club?.id ?? '', stageId, status },
      ...(words && { feedback: words }),
      ...(ifVersion && { ifVersion }),
    };
    return mentorChange('UpdateProgress', person, input, { stage: stageName });
  };

  /**
   * Sends what was entered: the update, the step in the editor, the session.
   *
   * @returns messages about fields, if the update failed
   */
  const save = async (values: FormValues, version: string | null, isSessionAlone = false) => {
    const step = stepDraft.read();
    const { session, values: planned } = state.base;
    const added = step?.text.trim() ? addStep(person, step) : null;
    const left = [
      ...(added ? [added] : []),
      ...(isSessionChanged(values, planned) ? [setSession(person, session, values)] : []),
    ];
    let update: Sent | undefined;
    let message: SavedHow['message'] = null;
    if (!isSessionAlone) {
      update = await send(updateOf(values, version));
      if (update.kind === 'conflict') setConflict(values);
      if (update.kind === 'failed') {
        const detail = 'Please try again or contact support if the issue persists';
        toast.failure('Failed to update progress', detail, TOAST);
        return update.outcome.fields;
      }
      if (update.kind !== 'saved' && update.kind !== 'waiting') return {};
      if (update.kind === 'saved') {
        const detail = `Updated progress for ${person.name}`;
        message = tell({ title: 'Progress updated successfully', detail });
      }
      // The rest stays if the session of the mentor ends meanwhile.
      state.change({ ...values, status: EMPTY_DRAFT.status, feedback: '' });
    }
    const last = await handOver(left, update, ({ id }) => {
      if (id === added?.id) stepDraft.clear();
    });
    if (last === 'ended') return {};
    if (isSessionAlone && last === 'saved') {
      message = tell({ title: session ? 'Session moved' : 'Session planned', detail: person.name });
    }
    if (step) stepDraft.clear();
    // The mentor may have opened another person.
    if (isMounted.current) {
      state.reset();
      const isWaiting = (update?.kind ?? last) === 'waiting';
      onSaved({ isWaiting, opensNext: opensNext.current && last !== 'failed', message });
    } else state.clear();
    return {};
  };
  const submit = async (values: FormValues): Promise<Record<string, string>> => {
    const fail = (title: string, detail?: string) => {
      toast.failure(title, detail, TOAST);
      return {};
    };
    const isSessionAlone =
      state.isSessionAlone(values) && (!stageId || !stepDraft.read()?.text.trim());
    if (!isSessionAlone) {
      if (!stageId) return fail(`Please select a ${words.one} and stage`);
      if (!stageName) {
        return fail('Invalid stage selected', 'Please select a valid stage from the list');
      }
    }
    const errors = {
      ...(values.feedback.length > FEEDBACK_LENGTH && {
        feedback: 'Feedback must be at most 5,000 characters.',
      }),
      ...sessionErrors(values, state.base.values),
    };
    return Object.keys(errors).length > 0 ? errors : save(values, state.version, isSessionAlone);
  };

  return (
    <chakra.div ref={area} padding={{ base: '5', md: '6' }} paddingTop={{ md: '4', lg: '2.5' }}>
      <Formik<FormValues>
        initialValues={{
          status: found?.status ?? EMPTY_DRAFT.status,
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
              onSave={(values) => save({ ...conflict, ...values }, stage.version)}
              onTake={() => {
                state.change({ ...conflict, status: EMPTY_DRAFT.status, feedback: '' });
                state.restart();
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
