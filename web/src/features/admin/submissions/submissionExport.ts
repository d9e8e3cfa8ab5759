import { isUnread } from '../../../lib/errors.ts';
import { UNREAD } from '../../../lib/failure/Absent.tsx';
import { isoDay } from '../../../lib/format.ts';
import { readPages } from '../../../lib/list/readPages.ts';
import type { AuditedList, ServerPage } from '../export/exportedList.ts';
import { ExportSubmissionsDocument } from './ExportSubmissions.generated.ts';
import type { FormSubmissionsQueryVariables } from './FormSubmissions.generated.ts';
import { infoOf } from './submissionColumns.tsx';
import type { SubmissionRowFragment } from './SubmissionRow.generated.ts';

type Variables = Pick<FormSubmissionsQueryVariables, 'filter' | 'sort'> & { total: number | null };

/** The columns of the submissions' screen. */
const FIELDS = [
  ...['Name', 'Email', 'Role', 'Academic/Professional Info', 'Assigned Club', 'Submission Date'],
  'Status',
];

/** The submissions with search and filters, in the order of their list. */
export const exportedSubmissions = (
  { total, filter, sort }: Variables,
  words: readonly string[],
): AuditedList<SubmissionRowFragment> => ({
  list: 'SUBMISSIONS',
  noun: 'people',
  title: 'Export submissions',
  file: 'submissions',
  total,
  filter: filter ?? {},
  words,
  fields: FIELDS,
  cells: ({ person, submittedAt }, error) => [
    ...[person.name, person.email, person.__typename],
    infoOf(person).filter(Boolean).join(', '),
    person.club?.name ?? (isUnread(error, 'person.club') ? UNREAD : null),
    isoDay(submittedAt),
    person.formSubmitted ? 'Submitted' : 'Pending',
  ],
  pages: (client, signal) =>
    readPages(client, {
      query: ExportSubmissionsDocument,
      variables: { filter, sort },
      pageOf: ({ formSubmissions }): ServerPage<SubmissionRowFragment> | null => formSubmissions,
      idOf: ({ person }) => `${person.__typename} ${person.id}`,
      signal,
    }),
});
