import type { ReactNode } from 'react';
import type { PathStage } from '../../../ui/stage.ts';

/** Texts and data of the journey on a dashboard, formatted. */
export interface JourneyView {
  headline: string;
  lead: string;
  /** Null without progress. */
  percent: number | null;
  /** "2 of 5 stages"; missing without stages. */
  stageCount?: string | undefined;
  /** "Last updated Nov 18, 2026"; missing without a save. */
  updated?: string | undefined;
  stages: readonly PathStage[];
  /** `note`: a hint in small text; may be null. */
  next: { title: string; detail: string; note: string | null };
  latest: { stageId: string; words: string; author: string | null; caption: string } | null;
  /** Feedback on all stages, in the order of the path. */
  feedback: readonly FeedbackItem[];
  /** Feedback without the latest. */
  earlier: readonly FeedbackItem[];
  /** Link to email the mentor; null without an address. */
  mail: { email: string; label: string } | null;
}

export interface FeedbackItem {
  id: string;
  stageId: string;
  stage: string;
  words: string;
  date: string | null;
}

/** Renders a part below the feedback of a stage; may return null. */
export type StageControl = (stageId: string) => ReactNode;
