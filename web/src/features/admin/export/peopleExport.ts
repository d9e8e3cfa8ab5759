import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { isUnread } from '../../../lib/errors.ts';
import { UNREAD } from '../../../lib/failure/Absent.tsx';
import { capitalised, isoDay } from '../../../lib/format.ts';
import { readPages } from '../../../lib/list/readPages.ts';
import type { ClubAudience, PersonFilter, PersonSort } from '../../../schema.generated.ts';
import { peopleNoun } from '../row/clubTexts.ts';
import type { AuditedList, ServerPage } from './exportedList.ts';
import type { PersonExportFragment } from './PersonExport.generated.ts';
import { ExportEducatorsDocument, type ExportEducatorsQuery } from './ExportEducators.generated.ts';
import {
  ExportStudentsDocument,
  type ExportStudentsQuery,
  type ExportStudentsQueryVariables,
} from './ExportStudents.generated.ts';

type PeopleQuery = ExportStudentsQuery | ExportEducatorsQuery;

const DOCUMENTS: Record<
  ClubAudience,
  TypedDocumentNode<PeopleQuery, ExportStudentsQueryVariables>
> = { STUDENT: ExportStudentsDocument, EDUCATOR: ExportEducatorsDocument };

type People = AuditedList<PersonExportFragment>;

interface PeopleList {
  total: number | null;
  filter: PersonFilter;
  sort: PersonSort;
}

/** The columns of an import that are not private, then those of the platform. */
const fieldsOf = (audience: ClubAudience) => [
  ...['Name', 'Email', 'Phone'],
  ...(audience === 'STUDENT' ? ['Class', 'School'] : ['Position', 'Institution']),
  ...['Club', 'Mentor', 'Status', 'Progress (%)', 'Current stage', 'Last updated', 'Joined'],
  ...['Form submitted', 'Consent'],
];

const placeOf = (person: PersonExportFragment) =>
  person.__typename === 'Student'
    ? [person.formDetails?.class, person.formDetails?.schoolName]
    : [person.formDetails?.currentPosition, person.formDetails?.institution];

function consentOf(person: PersonExportFragment): string | null {
  if (person.__typename === 'Educator') return 'not needed';
  if (person.formDetails?.consent) return 'given';
  if (person.consentMissing === null) return null;
  return person.consentMissing ? 'missing' : 'not needed';
}

const yesNo = (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No');

function cellsOf(person: PersonExportFragment, error: Error | undefined): readonly unknown[] {
  const { progress } = person;
  const unreadOr = (absent: string | null, ...fields: string[]) =>
    isUnread(error, ...fields) ? UNREAD : absent;
  return [
    ...[person.name, person.email, person.phone],
    ...placeOf(person),
    person.club?.name ?? unreadOr(null, 'items.club'),
    person.mentor?.name ?? unreadOr(null, 'items.mentor'),
    capitalised(person.status?.trim() || 'active'),
    progress?.percent ?? unreadOr(null, 'items.progress'),
    progress?.currentStage ??
      unreadOr(progress && 'Not Started', 'items.progress', 'progress.currentStage'),
    isoDay(progress?.lastUpdated),
    isoDay(person.createdAt),
    yesNo(person.formSubmitted),
    consentOf(person),
  ];
}

/** Students or educators with a filter, in the order of their list. */
export const exportedPeople = (
  audience: ClubAudience,
  { total, filter, sort }: PeopleList,
  words: readonly string[],
): People => ({
  list: audience === 'STUDENT' ? 'STUDENTS' : 'EDUCATORS',
  noun: peopleNoun(audience),
  file: peopleNoun(audience),
  total,
  filter,
  words,
  fields: fieldsOf(audience),
  cells: cellsOf,
  pages: (client, signal) =>
    readPages(client, {
      query: DOCUMENTS[audience],
      variables: { filter, sort },
      pageOf: ({ people }): ServerPage<PersonExportFragment> | null => people,
      signal,
    }),
});

/** A selection of students or educators. Reads the list until all are found. */
export function exportedSelection(
  audience: ClubAudience,
  ids: ReadonlySet<string>,
  sort: PersonSort,
): People {
  const all = exportedPeople(audience, { total: ids.size, filter: {}, sort }, ['selected']);
  return {
    ...all,
    filter: { selected: true },
    async *pages(client, signal) {
      let open = ids.size;
      for await (const { items, error } of all.pages(client, signal)) {
        const selected = items.filter(({ id }) => ids.has(id));
        open -= selected.length;
        yield { items: selected, totalCount: ids.size, error };
        if (open === 0) return;
      }
    },
  };
}
