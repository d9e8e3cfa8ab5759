import type { ReactNode } from 'react';
import type { Draft } from '../../../lib/drafts.ts';
import type { AudienceWords } from '../list/audienceWords.ts';
import type { MentorPersonFragment } from '../list/MentorPerson.generated.ts';
import type { ProgressDraft } from './progressDraft.ts';
import type { SavedProgressFragment } from '../outbox/SavedProgress.generated.ts';

/**
 * Result of a save that needs no further action in the form: saved, or waiting for a connection.
 */
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
  /** On a narrow screen the caller shows the success instead of a toast. */
  isNarrow: boolean;
  onStage: (stageId: string) => void;
  /** Resets the form without a save. */
  onDiscard: () => void;
  /** @param opensNext whether to open the next person */
  onSaved: (saved: SavedProgress, opensNext: boolean) => void;
  /** Content after the buttons: the next person. */
  footer?: ReactNode;
}
