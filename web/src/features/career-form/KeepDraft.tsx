import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { Draft } from '../../lib/drafts.ts';
import { changedAnswers, hasChanges, type Answers } from './answers.ts';

interface KeepDraftProps {
  draft: Draft<Partial<Answers>>;
  /** Answers of the record. */
  stored: Answers;
  /** Those of the record, with the club of the join button. */
  earlier: Answers;
}

/**
 * Stores the changed answers as a draft until the form is submitted. Unchanged answers are not
 * stored: the draft would overwrite later changes of the record.
 */
export function KeepDraft({ draft, stored, earlier }: KeepDraftProps) {
  const { values } = useFormikContext<Answers>();
  useEffect(() => {
    if (hasChanges(earlier, values)) draft.keep(changedAnswers(stored, values));
    else draft.clear();
  }, [draft, stored, earlier, values]);
  return null;
}
