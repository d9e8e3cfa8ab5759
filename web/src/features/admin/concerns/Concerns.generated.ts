/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { ConcernRowFragment } from './ConcernRow.generated.ts';
import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConcernsQueryVariables = Exact<{
  status?: Types.ConcernStatus | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConcernsQuery = { concerns: { totalCount: number, pageCount: number, items: Array<{ id: string, category: Types.ConcernCategory, status: Types.ConcernStatus, reportedAt: string, takenBy: { id: string | null, name: string } | null, closedBy: { id: string | null, name: string } | null }> } | null };


export const ConcernsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Concerns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ConcernStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"concerns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConcernRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConcernRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Concern"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ConcernsQuery, ConcernsQueryVariables>;
/** Reads `Concerns`; pass `skipToken` to wait. */
export function useConcernsQuery(options?: Apollo.SkipToken | Omit<Apollo.useQuery.Options<ConcernsQuery, ConcernsQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(ConcernsDocument, options ?? {});
}
documentIds.set('Concerns', '90f0a609b74243805b731e76f0710eb7184ffc2f566ea4b4d0fad30e26ab59e6');