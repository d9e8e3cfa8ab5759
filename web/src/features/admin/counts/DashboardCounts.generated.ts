/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DashboardCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardCountsQuery = { dashboardCounts: { students: number, educators: number, mentors: number, clubs: number, formSubmitted: number } | null };


export const DashboardCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"educators"}},{"kind":"Field","name":{"kind":"Name","value":"mentors"}},{"kind":"Field","name":{"kind":"Name","value":"clubs"}},{"kind":"Field","name":{"kind":"Name","value":"formSubmitted"}}]}}]}}]} as unknown as DocumentNode<DashboardCountsQuery, DashboardCountsQueryVariables>;
/** Reads `DashboardCounts`; pass `skipToken` to wait. */
export function useDashboardCountsQuery(options?: Apollo.SkipToken | Omit<Apollo.useQuery.Options<DashboardCountsQuery, DashboardCountsQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(DashboardCountsDocument, options ?? {});
}
documentIds.set('DashboardCounts', 'd85cea1aa5e9c837ee743ae93052b652daa086fcb218f170f1c913da2da7c8b5');