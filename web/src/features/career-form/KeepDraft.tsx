import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { Draft } from '../../lib/drafts.ts';
import type { Answers } from './answers.ts';

/** Stores every change as a draft until the form is submitted. */
export function KeepDraft({ draft }: { draft: Draft<Answers> }) {
  const { values, dirty } = useFormikContext<Answers>();
  useEffect(() => {
    if (dirty) draft.keep(values);
  }, [draft, dirty, values]);
  return null;
}
