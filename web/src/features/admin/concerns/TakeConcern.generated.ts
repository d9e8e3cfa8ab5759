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
export type TakeConcernMutationVariables = Exact<{
  input: Types.TakeConcernInput;
}>;


export type TakeConcernMutation = { takeConcern: { concern: { id: string, category: Types.ConcernCategory, status: Types.ConcernStatus, reportedAt: string, takenAt: string | null, closedAt: string | null, text: string | null, note: string | null, takenBy: { id: string | null, name: string } | null, closedBy: { id: string | null, name: string } | null, writer: { id: string, name: string, email: string, audience: Types.ClubAudience } | null } | null, userErrors: Array<{ field: Array<string> | null, code: string, message: string }> } | null };


export const TakeConcernDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeConcern"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeConcernInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeConcern"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"concern"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConcernRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConcernRecord"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConcernRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Concern"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConcernRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Concern"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"writer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}}]}}]} as unknown as DocumentNode<TakeConcernMutation, TakeConcernMutationVariables>;
/** Runs `TakeConcern`; its variables are given where it is called. */
export function useTakeConcernMutation(
  options?: Omit<Apollo.useMutation.Options<TakeConcernMutation, TakeConcernMutationVariables>, 'variables'>,
): Apollo.useMutation.ResultTuple<TakeConcernMutation, TakeConcernMutationVariables> {
  return Apollo.useMutation(TakeConcernDocument, options);
}
documentIds.set('TakeConcern', '0c4fd6264ccda29a7d23ca7a9fe67b15f7b2b54bd0881c0e4ea44d76ac05f4a0');