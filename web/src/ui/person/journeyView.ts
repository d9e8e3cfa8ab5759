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
  next: { title: string; detail: string };
  latest: { words: string; author: string; caption: string } | null;
  feedback: readonly { id: string; stage: string; words: string; date: string | null }[];
  /** Whom to write to; null without an address. */
  mail: { email: string; label: string } | null;
}
