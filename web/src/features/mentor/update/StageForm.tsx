import { Formik } from 'formik';
import { useEffect, useRef } from 'react';
import { fieldErrorsOf } from '../../../ui/fields/fieldErrors.ts';
import { toast } from '../../../ui/toast.ts';
import type { ProgressSave, ProgressValues } from '../outbox/progressSave.ts';
import { FEEDBACK_LIMIT } from './feedbackHint.ts';
import { ProgressConflict } from './ProgressConflict.tsx';
import { saveProblem } from './saveProblem.ts';
import { StageFields } from './StageFields.tsx';
import type { StageFormProps } from './stageFormProps.ts';
import { stageOf } from './stageChoices.ts';
import { useCompare } from './useCompare.ts';
import { useKeepDraft } from './useKeepDraft.ts';
import { SAVE_TOAST_KEY, useSaveProgress } from './useSaveProgress.ts';

/** Form for one stage; its values are stored as a draft until they are saved. */
export function StageForm(props: StageFormProps) {
  const { person, words, stageId, stages, draft, isNarrow, onSaved, onDiscard } = props;
  const stage = stageOf(person, stageId);
  const stageName = stages.find(({ value }) => value === stageId)?.label ?? '';
  const kept = useKeepDraft(draft, stageId, stage?.version ?? null);
  const save = useSaveProgress(person, isNarrow);
  const opensNext = useRef(false);
  const [conflict, setConflict] = useCompare(kept.initial);

  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  /** @returns messages about fields, if the save failed */
  const send = async (
    values: ProgressValues,
    version: ProgressSave['version'],
  ): Promise<Record<string, string>> => {
    const result = await save({ ...values, stageId, stageName, version });
    if (result.kind === 'conflict') setConflict(values);
    else if (result.kind === 'failed') return result.fields;
    else {
      kept.clear();
      // The mentor may have opened another person or stage.
      if (!isHere.current) return {};
      setConflict(null);
      onSaved(
        result.kind === 'saved'
          ? { progress: result.person.progress, isWaiting: false }
          : { progress: person.progress, isWaiting: true },
        opensNext.current,
      );
    }
    return {};
  };

  return (
    <Formik<ProgressValues>
      initialValues={{
        status: kept.initial?.status ?? 'IN_PROGRESS',
        feedback: kept.initial?.feedback ?? '',
      }}
      onSubmit={async (values, form) => {
        const problem = saveProblem(stageId, stages, words.one);
        if (problem) {
          toast.failure(problem.title, problem.description, { key: SAVE_TOAST_KEY });
          return;
        }
        const isTooLong = values.feedback.length > FEEDBACK_LIMIT;
        const fields = isTooLong
          ? { feedback: 'Feedback must be at most 5,000 characters.' }
          : await send(values, kept.version());
        form.setStatus(fieldErrorsOf(fields, values));
      }}
    >
      <>
        <StageFields
          {...props}
          stage={stage}
          stageName={stageName}
          kept={kept}
          onBeforeSubmit={(next) => {
            opensNext.current = next;
          }}
        />
        {conflict && stage && (
          <ProgressConflict
            person={person}
            stageName={stageName}
            mine={conflict}
            theirs={stage}
            onClose={() => {
              setConflict(null);
            }}
            onJoin={() => {
              kept.rebase(stage.version);
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
    </Formik>
  );
}
