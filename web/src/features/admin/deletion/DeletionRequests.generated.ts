/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { DeletionRequestRowFragment } from './DeletionRequestRow.generated.ts';
import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeletionRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletionRequestsQuery = { deletionRequests: Array<{ id: string, status: Types.DeletionStatus, reason: string | null, askedAt: string, person: { id: string, name: string, email: string, audience: Types.ClubAudience } | null }> | null };


export const DeletionRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletionRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletionRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeletionRequestRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeletionRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeletionRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}}]}}]} as unknown as DocumentNode<DeletionRequestsQuery, DeletionRequestsQueryVariables>;
/** Reads `DeletionRequests`; pass `skipToken` to wait. */
export function useDeletionRequestsQuery(options?: Apollo.SkipToken | Omit<Apollo.useQuery.Options<DeletionRequestsQuery, DeletionRequestsQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(DeletionRequestsDocument, options ?? {});
}
documentIds.set('DeletionRequests', 'b24930b28e975573af2db5a107b35f90d2390d3ca140c63ee58aeb65c48ddd41');