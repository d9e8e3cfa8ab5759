import { Formik } from 'formik';
import { useRef, type ReactNode } from 'react';
import type { Draft } from '../../../lib/drafts.ts';
import { toast } from '../../../ui/toast.ts';
import type { AudienceWords } from '../audienceWords.ts';
import type { MentorPersonFragment } from '../people/MentorPerson.generated.ts';
import type { ProgressSave, ProgressValues } from '../progressSave.ts';
import { ProgressConflict } from './ProgressConflict.tsx';
import type { ProgressDraft } from './progressDraft.ts';
import type { SavedProgressFragment } from './SavedProgress.generated.ts';
import { saveProblem } from './saveProblem.ts';
import { StageFields } from './StageFields.tsx';
import { stageOf } from './stageChoices.ts';
import { useCompare } from './useCompare.ts';
import { useKeepDraft } from './useKeepDraft.ts';
import { SAVE, useSaveProgress } from './useSaveProgress.ts';

/** What became of a save that is no longer the form's: it arrived, or waits for a connection. */
export interface SavedProgress extends Pick<SavedProgressFragment, 'progress'> {
  isWaiting: boolean;
}

export interface StageFormProps {
  person: MentorPersonFragment;
  words: AudienceWords;
  /** Empty without a stage. */
  stageId: string;
  stages: readonly { value: string; label: string }[];
  stagesFailed: boolean;
  draft: Draft<ProgressDraft>;
  /** Success is shown by the caller, not by a toast. */
  isQuiet: boolean;
  onStage: (stageId: string) => void;
  /** The form begins anew without a save. */
  onDiscard: () => void;
  /** @param goesOn whether the mentor asked for the next person */
  onSaved: (saved: SavedProgress, goesOn: boolean) => void;
  /** What follows the buttons: who is next. */
  footer?: ReactNode;
}

/** The form for one stage; what is filled in is kept as a draft until it is saved. */
export function StageForm(props: StageFormProps) {
  const { person, words, stageId, stages, draft, isQuiet, onSaved, onDiscard } = props;
  const stage = stageOf(person, stageId);
  const stageName = stages.find(({ value }) => value === stageId)?.label ?? '';
  const kept = useKeepDraft(draft, stageId, stage?.version ?? null);
  const save = useSaveProgress(person, isQuiet);
  const goesOn = useRef(false);
  const [conflict, setConflict] = useCompare(kept.initial);

  /** @returns messages about fields, if the save failed */
  const send = async (values: ProgressValues, version: ProgressSave['version']) => {
    const result = await save({ ...values, stageId, stageName, version });
    if (result.kind === 'conflict') setConflict(values);
    else if (result.kind === 'failed') return result.fields;
    else {
      kept.clear();
      setConflict(null);
      onSaved(
        result.kind === 'saved'
          ? { progress: result.person.progress, isWaiting: false }
          : { progress: person.progress, isWaiting: true },
        goesOn.current,
      );
    }
    return {};
  };

  return (
    <>
      <Formik<ProgressValues>
        initialValues={{
          status: kept.initial?.status ?? 'IN_PROGRESS',
          feedback: kept.initial?.feedback ?? '',
        }}
        onSubmit={async (values, form) => {
          const problem = saveProblem(stageId, stages, words.one);
          if (problem) {
            toast.failure(problem.title, problem.description, { key: SAVE });
            return;
          }
          const { feedback } = await send(values, kept.version());
          if (!feedback) return;
          await form.setTouched({ feedback: true }, false);
          form.setErrors({ feedback });
        }}
      >
        <StageFields
          {...props}
          stage={stage}
          stageName={stageName}
          kept={kept}
          onGoOn={(next) => {
            goesOn.current = next;
          }}
        />
      </Formik>
      {conflict && stage && (
        <ProgressConflict
          person={person}
          stageName={stageName}
          mine={conflict}
          theirs={stage}
          onClose={() => {
            setConflict(null);
          }}
          onSave={(values) => send(values, stage.version)}
          onTake={() => {
            kept.clear();
            setConflict(null);
            onDiscard();
          }}
        />
      )}
    </>
  );
}
