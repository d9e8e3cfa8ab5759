import { useRef, useState } from 'react';
import type { Draft } from '../../../lib/drafts.ts';
import type { ProgressValues } from '../outbox/progressSave.ts';
import { NO_STAGE_PART, type ProgressDraft } from './progressDraft.ts';

/** Draft of one stage, from the first change to the save. */
export interface KeptDraft {
  /** The draft stored before the form was mounted; null without one. */
  initial: ProgressDraft | null;
  /** Time when the draft was last stored, in milliseconds; null without one. */
  keptAt: number | null;
  /** Stores the values as a draft; unchanged initial values are not a draft. */
  keep: (values: ProgressValues) => void;
  clear: () => void;
  /** Version of the stage that the values are based on. */
  version: () => string | null;
  /** Bases the values on a newer version, whose text they include. */
  rebase: (newer: string | null) => void;
}

/** @param version current `StageProgress.version`; may be null */
export function useKeepDraft(
  draft: Draft<ProgressDraft>,
  stageId: string,
  version: string | null,
): KeptDraft {
  const part = stageId || NO_STAGE_PART;
  const [initial] = useState(() => draft.read(part));
  const [keptAt, setKeptAt] = useState(initial?.keptAt ?? null);
  // Version at the start of the draft, so that a later save by another user is detected as a
  // conflict.
  const begunOn = useRef(initial ? { version: initial.version } : null);
  return {
    initial,
    keptAt,
    keep: ({ status, feedback }) => {
      if (feedback.trim() === '' && status === 'IN_PROGRESS') {
        begunOn.current = null;
        draft.clear(part);
        setKeptAt(null);
        return;
      }
      begunOn.current ??= { version };
      const now = Date.now();
      draft.keep({ status, feedback, version: begunOn.current.version, keptAt: now }, part);
      setKeptAt(now);
    },
    clear: () => {
      draft.clear(part);
    },
    version: () => (begunOn.current ?? { version }).version,
    rebase: (newer) => {
      begunOn.current = { version: newer };
    },
  };
}
