import { capitalised } from '../../../lib/format.ts';
import type { StageStatus } from '../../../ui/stage.ts';
import type { FeedbackChangeFragment } from './FeedbackChange.generated.ts';

/** A status as the history has it: one that every screen knows, or the backend's own word. */
export type ToldStatus = StageStatus | { word: string };

/** One change of a stage, ready to read. */
export interface TimelineEntry {
  id: string;
  at: string;
  /** Undefined where the status stayed. */
  status: { from: ToldStatus; to: ToldStatus } | undefined;
  /** The words of this change; null where it changed none. */
  words: string | null;
  /** Who made it, and what it means for the words. */
  caption: string;
}

const ORDER: readonly ToldStatus[] = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED'];

function toldStatus(value: string | null): ToldStatus {
  const name = (value ?? 'not started')
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_');
  return ORDER.find((status) => status === name) ?? { word: capitalised(value ?? '') };
}

const isBack = ({ from, to }: { from: ToldStatus; to: ToldStatus }) =>
  ORDER.includes(to) && ORDER.indexOf(to) < ORDER.indexOf(from);

/** The entries about one stage, newest first; without those that left everything as it was. */
export function timelineOf(
  history: readonly FeedbackChangeFragment[],
  stage: { id: string; name: string },
): TimelineEntry[] {
  const entries = history.filter(
    (entry) =>
      entry.kind === 'PROGRESS' &&
      entry.changes.length > 0 &&
      (entry.stageId === null ? entry.stage === stage.name : entry.stageId === stage.id),
  );
  const newestWords = entries.find((entry) => wordsOf(entry));
  return entries.map((entry) => {
    const change = entry.changes.find(({ field }) => field === 'status');
    const status = change && { from: toldStatus(change.before), to: toldStatus(change.after) };
    const words = wordsOf(entry);
    const isLatest = entry === newestWords;
    return { id: entry.id, at: entry.at, status, words, caption: caption(entry, status, isLatest) };
  });
}

const feedbackOf = (entry: FeedbackChangeFragment) =>
  entry.changes.find(({ field }) => field === 'feedback');

const wordsOf = (entry: FeedbackChangeFragment) => feedbackOf(entry)?.after ?? null;

function caption(
  entry: FeedbackChangeFragment,
  status: TimelineEntry['status'],
  isLatest: boolean,
): string {
  const by = entry.by?.name ?? 'Unknown';
  if (wordsOf(entry)) return isLatest ? by : `${by}, earlier words`;
  if (feedbackOf(entry)) return `${by} removed the words`;
  return status && isBack(status)
    ? `Set back by ${by}, without new words`
    : `${by}, without new words`;
}
