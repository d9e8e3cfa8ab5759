import { useState } from 'react';
import type { Draft } from '../../../lib/drafts.ts';
import type { MentorPersonFragment } from '../list/MentorPerson.generated.ts';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import { newestDraftStage, NO_STAGE_PART, type ProgressDraft } from './progressDraft.ts';
import { preselectedStage, stageChoices } from './stageChoices.ts';

/** The selected stage of the form. */
interface StageChoice {
  /** Empty without a stage. */
  stageId: string;
  choose: (stageId: string) => void;
  /** Selects the initial stage again after a save. */
  reset: (saved: Pick<MentorPersonFragment, 'progress'>) => void;
  /** Counts the resets. */
  round: number;
}

/**
 * The stage in the URL, else that of the newest draft, else the initial one. A draft without a
 * stage is moved to the first selected one.
 */
export function useStageChoice(
  person: MentorPersonFragment,
  url: MentorUrl,
  draft: Draft<ProgressDraft>,
): StageChoice {
  const ids = stageChoices(person).map(({ value }) => value);
  const [{ preselected, round }, setChoice] = useState(() => ({
    preselected: newestDraftStage(draft, ids) ?? preselectedStage(person) ?? '',
    round: 0,
  }));
  const stageId = url.stageId ?? preselected;
  return {
    stageId,
    round,
    choose: (next) => {
      const begun = draft.read(NO_STAGE_PART);
      if (!stageId && next && begun) {
        if (!draft.read(next)) draft.keep(begun, next);
        draft.clear(NO_STAGE_PART);
      }
      url.setStage(next);
    },
    reset: ({ progress }) => {
      setChoice({ preselected: preselectedStage({ ...person, progress }) ?? '', round: round + 1 });
      if (url.stageId) url.setStage('');
    },
  };
}
