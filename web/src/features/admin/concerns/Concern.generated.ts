/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { ConcernRowFragment } from './ConcernRow.generated.ts';
import type { ConcernRecordFragment } from './ConcernRecord.generated.ts';
import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConcernQueryVariables = Exact<{
  id: string;
}>;


export type ConcernQuery = { concern: { id: string, category: Types.ConcernCategory, status: Types.ConcernStatus, reportedAt: string, takenAt: string | null, closedAt: string | null, text: string | null, note: string | null, takenBy: { id: string | null, name: string } | null, closedBy: { id: string | null, name: string } | null, writer: { id: string, name: string, email: string, audience: Types.ClubAudience } | null } | null };


export const ConcernDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Concern"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"concern"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConcernRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConcernRecord"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConcernRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Concern"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConcernRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Concern"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"writer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}}]}}]} as unknown as DocumentNode<ConcernQuery, ConcernQueryVariables>;
/** Reads `Concern`; pass `skipToken` to wait. */
export function useConcernQuery(options: Apollo.SkipToken | Omit<Apollo.useQuery.Options<ConcernQuery, ConcernQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(ConcernDocument, options);
}
documentIds.set('Concern', 'fd2f67c5e9a0e233f0447511e41f484fc2a5c1e19bdcc90404d9e30e4a91f1d7');