import type { ReactNode } from 'react';
import type { PathStage } from '../stage.ts';

/** What the path's part of a dashboard shows, all of it ready to read. */
export interface JourneyView {
  headline: string;
  lead: string;
  /** Null when the way is not known. */
  percent: number | null;
  /** "2 of 5 stages"; absent without stages. */
  stageCount?: string;
  /** "Last updated Nov 18, 2026"; absent without a save. */
  updated?: string;
  stages: readonly PathStage[];
  /** `note`: a hint in small text; null for none. */
  next: { title: string; detail: string; note: string | null };
  latest: { stageId: string; words: string; author: string | null; caption: string } | null;
  /** The feedback on all stages, in the order of the path. */
  feedback: readonly FeedbackItem[];
  /** The same without the latest. */
  earlier: readonly FeedbackItem[];
  /** Whom to write to; null without an address. */
  mail: { email: string; label: string } | null;
}

export interface FeedbackItem {
  id: string;
  stageId: string;
  stage: string;
  words: string;
  date: string | null;
}

/** The control that opens the history of a stage; null where there is none. */
export type HistoryControl = (stageId: string) => ReactNode;
