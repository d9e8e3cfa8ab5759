import { useFormikContext } from 'formik';
import { useState, type SyntheticEvent } from 'react';
import type { Draft } from '../../../lib/drafts.ts';
import type { ProgressValues } from './useSaveProgress.ts';

/** The feedback kept for one stage. */
export interface KeptFeedback {
  text: string;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** Type guard for stored drafts. */
export const isKeptFeedback = (value: unknown): value is KeptFeedback =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'keptAt' in value &&
  typeof value.keptAt === 'number';

/**
 * Keeps the feedback of each stage as a draft, and restores it when the stage is chosen again.
 * Feedback written before a stage was chosen belongs to the first one chosen.
 * @returns `onChange` for the form, and when the shown feedback was kept, in milliseconds
 */
export function useKeptFeedback(draft: Draft<KeptFeedback>) {
  const { values, setFieldValue } = useFormikContext<ProgressValues>();
  const [keptAt, setKeptAt] = useState<number | null>(null);

  const keep = (stageId: string, text: string) => {
    const isEmpty = text.trim() === '';
    const now = Date.now();
    if (isEmpty) draft.clear(stageId);
    else draft.keep({ text, keptAt: now }, stageId);
    setKeptAt(isEmpty ? null : now);
  };
  const chooseStage = (stageId: string) => {
    const kept = stageId ? draft.read(stageId) : null;
    if (kept ?? values.stageId) {
      void setFieldValue('feedback', kept?.text ?? '');
      setKeptAt(kept?.keptAt ?? null);
    } else keep(stageId, values.feedback);
  };
  const onChange = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLTextAreaElement) {
      if (values.stageId) keep(values.stageId, target.value);
    } else if (target instanceof HTMLSelectElement && target.name === 'stageId') {
      chooseStage(target.value);
    }
  };
  return { keptAt: values.feedback ? keptAt : null, onChange };
}
