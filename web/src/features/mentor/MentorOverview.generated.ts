/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MentorOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type MentorOverviewQuery = { mentorDashboard: { mentor: { id: string, name: string, club: { id: string, name: string, clubFor: Types.ClubAudience | null } | null } | null, stats: { totalStudents: number, activeStudents: number, completedSessions: number, pendingUpdates: number } | null } | null };


export const MentorOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MentorOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mentorDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mentor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"club"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"clubFor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalStudents"}},{"kind":"Field","name":{"kind":"Name","value":"activeStudents"}},{"kind":"Field","name":{"kind":"Name","value":"completedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"pendingUpdates"}}]}}]}}]}}]} as unknown as DocumentNode<MentorOverviewQuery, MentorOverviewQueryVariables>;
/** Reads `MentorOverview`; pass `skipToken` to wait. */
export function useMentorOverviewQuery(options?: Apollo.SkipToken | Omit<Apollo.useQuery.Options<MentorOverviewQuery, MentorOverviewQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(MentorOverviewDocument, options ?? {});
}