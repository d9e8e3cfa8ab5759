import { useRef, useState } from 'react';
import type { Draft } from '../../../lib/drafts.ts';
import type { ProgressValues } from '../progressSave.ts';
import { NO_STAGE_PART, type ProgressDraft } from './progressDraft.ts';

/** The draft of one stage, from the first change to the save. */
export interface KeptDraft {
  /** The draft that was found when the form began; null without one. */
  initial: ProgressDraft | null;
  /** When the draft was last kept, in milliseconds; null without one. */
  keptAt: number | null;
  /** Keeps the values as they are now; values as they begin are no draft. */
  keep: (values: ProgressValues) => void;
  clear: () => void;
  /** The version of the stage that the values rest on. */
  version: () => string | null;
}

/** @param version `StageProgress.version` as it is now; null where there is none */
export function useKeepDraft(
  draft: Draft<ProgressDraft>,
  stageId: string,
  version: string | null,
): KeptDraft {
  const part = stageId || NO_STAGE_PART;
  const [initial] = useState(() => draft.read(part));
  const [keptAt, setKeptAt] = useState(initial?.keptAt ?? null);
  // A save by someone else while this draft is written must not go unnoticed.
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
  };
}
