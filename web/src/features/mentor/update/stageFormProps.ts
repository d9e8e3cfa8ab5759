import type { ReactNode } from 'react';
import type { Draft } from '../../../lib/drafts.ts';
import type { AudienceWords } from '../audienceWords.ts';
import type { MentorPersonFragment } from '../people/MentorPerson.generated.ts';
import type { ProgressDraft } from './progressDraft.ts';
import type { SavedProgressFragment } from './SavedProgress.generated.ts';

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
