import { isolated } from '../../../lib/i18n/formats.ts';
import { t } from '@lingui/core/macro';
import { capitalised } from '../../../lib/format.ts';
import type { StageStatus } from '../../../ui/stage.ts';
import type { FeedbackChangeFragment } from './FeedbackChange.generated.ts';

/** Status in the history: a known one, or an unknown word of the backend. */
export type HistoryStatus = StageStatus | { word: string };

/** One change of a stage, formatted. */
export interface TimelineEntry {
  id: string;
  at: string;
  /** Undefined without a change of the status. */
  status: { from: HistoryStatus; to: HistoryStatus } | undefined;
  /** Feedback or answer of this change; null without one. */
  words: string | null;
  /** Author of the change, and whether the feedback was replaced; or what became of the answer. */
  caption: string;
}

const ORDER: readonly HistoryStatus[] = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED'];

function historyStatus(value: string | null): HistoryStatus {
  const name = (value ?? 'not started')
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_');
  return ORDER.find((status) => status === name) ?? { word: capitalised(value ?? '') };
}

const isBack = ({ from, to }: { from: HistoryStatus; to: HistoryStatus }) =>
  ORDER.includes(to) && ORDER.indexOf(to) < ORDER.indexOf(from);

/** Saves of one stage and answers to it, newest first, without those that changed nothing. */
export function timelineOf(
  history: readonly FeedbackChangeFragment[],
  stage: { id: string; name: string },
): TimelineEntry[] {
  const entries = history.filter(
    (entry) =>
      (answerOf(entry) ?? (entry.kind === 'PROGRESS' && entry.changes.length > 0)) &&
      (entry.stageId === null ? entry.stage === stage.name : entry.stageId === stage.id),
  );
  const newestWords = entries.find((entry) => wordsOf(entry));
  return entries.map((entry) => {
    const { id, at } = entry;
    const answer = answerOf(entry);
    if (answer) {
      return { id, at, status: undefined, words: answer.after, caption: answerCaption(answer) };
    }
    const change = entry.changes.find(({ field }) => field === 'status');
    const status = change && {
      from: historyStatus(change.before),
      to: historyStatus(change.after),
    };
    const words = wordsOf(entry);
    const isLatest = entry === newestWords;
    return { id, at, status, words, caption: caption(entry, status, isLatest) };
  });
}

const answerOf = ({ kind, changes }: FeedbackChangeFragment) =>
  kind === 'OTHER' ? changes.find(({ field }) => field === 'answer') : undefined;

function answerCaption({ before, after }: FeedbackChangeFragment['changes'][number]): string {
  if (after === null) return t`You removed your answer`;
  return before === null ? t`You answered` : t`You changed your answer`;
}

const feedbackOf = (entry: FeedbackChangeFragment) =>
  entry.changes.find(({ field }) => field === 'feedback');

const wordsOf = (entry: FeedbackChangeFragment) => feedbackOf(entry)?.after ?? null;

function caption(
  entry: FeedbackChangeFragment,
  status: TimelineEntry['status'],
  isLatest: boolean,
): string {
  const by = entry.by ? isolated(entry.by.name) : t`Unknown`;
  if (wordsOf(entry)) return isLatest ? by : t`${by}, earlier words`;
  if (feedbackOf(entry)) return t`${by} removed the words`;
  return status && isBack(status)
    ? t`Set back by ${by}, without new words`
    : t`${by}, without new words`;
}
