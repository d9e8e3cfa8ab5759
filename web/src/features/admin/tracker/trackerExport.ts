import { isUnread } from '../../../lib/errors.ts';
import { UNREAD } from '../../../lib/failure/Absent.tsx';
import { isoDay } from '../../../lib/format.ts';
import { readPages } from '../../../lib/list/readPages.ts';
import type { AuditedList, ServerPage } from '../export/exportedList.ts';
import { STATUSES } from '../filters/trackerFilters.ts';
import {
  ExportProgressDocument,
  type ExportProgressQuery,
  type ExportProgressQueryVariables,
} from './ExportProgress.generated.ts';

type Page = NonNullable<ExportProgressQuery['progressRecords']>;
type Entry = Page['items'][number];

/** The columns of the tracker. */
const FIELDS = [
  ...['Name', 'Club', 'Mentor', 'Current stage', 'Last updated', 'Progress (%)', 'Status'],
  ...['Stages completed', 'Stages'],
];

function cellsOf(entry: Entry, error: Error | undefined) {
  const { person, clubName, mentorName, currentStage, lastUpdated, progress } = entry;
  const orUnread = <Value>(value: Value | null | undefined, ...fields: string[]) =>
    value ?? (isUnread(error, ...fields) ? UNREAD : null);
  const stages = progress?.stages;
  return [
    person?.name ?? UNREAD,
    orUnread(clubName, 'items.clubName'),
    orUnread(mentorName, 'items.mentorName'),
    orUnread(currentStage, 'items.currentStage'),
    isoDay(lastUpdated),
    orUnread(progress?.percent, 'items.progress'),
    STATUSES.find(({ status }) => status === progress?.status)?.label,
    orUnread(stages?.filter(({ status }) => status === 'COMPLETED').length, 'progress.stages'),
    orUnread(stages?.length, 'progress.stages'),
  ];
}

/** The progress of an audience with search and filters, in the order of the tracker. */
export const exportedProgress = (
  {
    total,
    audience,
    filter,
  }: Pick<ExportProgressQueryVariables, 'audience' | 'filter'> & {
    total: number | null;
  },
  words: readonly string[],
): AuditedList<Entry> => ({
  list: 'TRACKER',
  noun: audience === 'STUDENT' ? 'students' : 'educators',
  title: 'Export progress',
  file: audience === 'STUDENT' ? 'student-progress' : 'educator-progress',
  filter: { audience, ...filter },
  total,
  words,
  fields: FIELDS,
  cells: cellsOf,
  pages: (client, signal) =>
    readPages(client, {
      query: ExportProgressDocument,
      variables: { audience, filter },
      pageOf: ({ progressRecords }): ServerPage<Entry> | null => progressRecords,
      idOf: ({ person }) => person?.id,
      signal,
    }),
});
