/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { MyDeletionRequestFragment } from './MyDeletionRequest.generated.ts';
import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyDeletionRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDeletionRequestsQuery = { myDeletionRequests: Array<{ id: string, status: Types.DeletionStatus, reason: string | null, askedAt: string, decidedAt: string | null, answer: string | null }> | null };


export const MyDeletionRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDeletionRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDeletionRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyDeletionRequest"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyDeletionRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeletionRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]} as unknown as DocumentNode<MyDeletionRequestsQuery, MyDeletionRequestsQueryVariables>;
/** Reads `MyDeletionRequests`; pass `skipToken` to wait. */
export function useMyDeletionRequestsQuery(options?: Apollo.SkipToken | Omit<Apollo.useQuery.Options<MyDeletionRequestsQuery, MyDeletionRequestsQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(MyDeletionRequestsDocument, options ?? {});
}
documentIds.set('MyDeletionRequests', 'baaf7a45c33c6136400d5968204765ac84f70235dd39943cf16efffaaac5d767');