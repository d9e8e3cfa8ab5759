/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MentorCandidatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MentorCandidatesQuery = { mentors: Array<{ id: string, name: string, email: string | null, specialization: string, status: string | null, studentsCount: number | null, club: { id: string, name: string, clubFor: Types.ClubAudience | null } | null }> | null };


export const MentorCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MentorCandidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mentors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"studentsCount"}},{"kind":"Field","name":{"kind":"Name","value":"club"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"clubFor"}}]}}]}}]}}]} as unknown as DocumentNode<MentorCandidatesQuery, MentorCandidatesQueryVariables>;
/** Reads `MentorCandidates`; pass `skipToken` to wait. */
export function useMentorCandidatesQuery(options?: Apollo.SkipToken | Omit<Apollo.useQuery.Options<MentorCandidatesQuery, MentorCandidatesQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(MentorCandidatesDocument, options ?? {});
}
documentIds.set('MentorCandidates', '4aa839e7ea56c01a07966e3393b018a744ffbb6b48d911c7242407454ce98d36');