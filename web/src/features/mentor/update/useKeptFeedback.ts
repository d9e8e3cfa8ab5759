import { useFormikContext } from 'formik';
import { useState, type SyntheticEvent } from 'react';
import type { FeedbackDrafts } from './useFeedbackDrafts.ts';
import type { ProgressValues } from './useSaveProgress.ts';

/**
 * Keeps what is being written for each stage on this device, and brings it back when the stage is
 * chosen again. Words written before a stage was chosen go with the first one chosen.
 * @returns `onChange` for the form, and when the words on screen were kept, in milliseconds
 */
export function useKeptFeedback(drafts: FeedbackDrafts) {
  const { values, setFieldValue } = useFormikContext<ProgressValues>();
  const [keptAt, setKeptAt] = useState<number | null>(null);

  const chooseStage = (stageId: string) => {
    const kept = stageId ? drafts.read(stageId) : null;
    if (kept ?? values.stageId) {
      void setFieldValue('feedback', kept?.text ?? '');
      setKeptAt(kept?.keptAt ?? null);
    } else {
      setKeptAt(drafts.keep(stageId, values.feedback));
    }
  };
  const onChange = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLTextAreaElement) {
      setKeptAt(values.stageId ? drafts.keep(values.stageId, target.value) : null);
    } else if (target instanceof HTMLSelectElement && target.name === 'stageId') {
      chooseStage(target.value);
    }
  };
  return { keptAt: values.feedback ? keptAt : null, onChange };
}
