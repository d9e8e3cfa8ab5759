/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { FeedbackChangeFragment } from './FeedbackChange.generated.ts';
import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StudentFeedbackHistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type StudentFeedbackHistoryQuery = { person: { id: string, history: Array<{ id: string, at: string, kind: Types.HistoryKind, stage: string | null, stageId: string | null, by: { id: string | null, name: string, role: Types.Role | null } | null, changes: Array<{ field: string, before: string | null, after: string | null }> }> | null } | null };


export const StudentFeedbackHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentFeedbackHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"person"},"name":{"kind":"Name","value":"myStudentProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedbackChange"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedbackChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<StudentFeedbackHistoryQuery, StudentFeedbackHistoryQueryVariables>;
/** Reads `StudentFeedbackHistory`; pass `skipToken` to wait. */
export function useStudentFeedbackHistoryQuery(options?: Apollo.SkipToken | Omit<Apollo.useQuery.Options<StudentFeedbackHistoryQuery, StudentFeedbackHistoryQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(StudentFeedbackHistoryDocument, options ?? {});
}
documentIds.set('StudentFeedbackHistory', '0e854f0b761a9a96a057642760b9e4944e51d0ae30888abf7fc5f3af8708e31f');