import { Formik } from 'formik';
import { useRef } from 'react';
import { toast } from '../../../ui/toast.ts';
import type { ProgressSave, ProgressValues } from '../progressSave.ts';
import { ProgressConflict } from './ProgressConflict.tsx';
import { saveProblem } from './saveProblem.ts';
import { StageFields } from './StageFields.tsx';
import type { StageFormProps } from './stageFormProps.ts';
import { stageOf } from './stageChoices.ts';
import { useCompare } from './useCompare.ts';
import { useKeepDraft } from './useKeepDraft.ts';
import { SAVE, useSaveProgress } from './useSaveProgress.ts';

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
