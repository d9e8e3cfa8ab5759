import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { readPages } from '../../../lib/list/readPages.ts';
import type { ClubAudience, PersonFilter, PersonSort } from '../../../schema.generated.ts';
import type { Matches } from '../bulk/SelectionBar.tsx';
import { EducatorsDocument, type EducatorsQuery } from './Educators.generated.ts';
import {
  StudentsDocument,
  type StudentsQuery,
  type StudentsQueryVariables,
} from './Students.generated.ts';

/** The list of each audience. */
export const PEOPLE_DOCUMENTS: Record<
  ClubAudience,
  TypedDocumentNode<StudentsQuery | EducatorsQuery, StudentsQueryVariables>
> = { STUDENT: StudentsDocument, EDUCATOR: EducatorsDocument };

/** The page in the answer; the rows read their fields from the cache. */
export const peoplePage = ({
  people,
}: StudentsQuery | EducatorsQuery): {
  items: readonly { id: string }[];
  totalCount: number;
  pageCount: number;
} | null => people;

const BY_REGISTRATION: PersonSort = { field: 'CREATED_AT', direction: 'ASC' };

/** All people who match a filter, for the selection of all. */
export const matchesOf = (
  audience: ClubAudience,
  filter: PersonFilter,
  totalCount: number | null,
): Matches => ({
  filter: JSON.stringify(filter),
  totalCount,
  pages: (client, signal) =>
    readPages(client, {
      query: PEOPLE_DOCUMENTS[audience],
      variables: { filter, sort: BY_REGISTRATION },
      pageOf: peoplePage,
      signal,
      fetchPolicy: 'network-only',
    }),
});
