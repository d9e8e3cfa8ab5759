/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { UserErrorFieldsFragment } from '../../lib/mutation/UserErrorFields.generated.ts';
import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SetUpSecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type SetUpSecondFactorMutation = { setUpSecondFactor: { secret: string | null, uri: string | null, userErrors: Array<{ field: Array<string> | null, code: string, message: string, reason: string | null, values: Array<{ name: string, value: string }> }> } | null };


export const SetUpSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUpSecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUpSecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<SetUpSecondFactorMutation, SetUpSecondFactorMutationVariables>;
/** Runs `SetUpSecondFactor`; its variables are given where it is called. */
export function useSetUpSecondFactorMutation(
  options?: Omit<Apollo.useMutation.Options<SetUpSecondFactorMutation, SetUpSecondFactorMutationVariables>, 'variables'>,
): Apollo.useMutation.ResultTuple<SetUpSecondFactorMutation, SetUpSecondFactorMutationVariables> {
  return Apollo.useMutation(SetUpSecondFactorDocument, options);
}
documentIds.set('SetUpSecondFactor', '9ff576d4af8189e472682c0c91595e3781d81dccee1b146e58541711173ebfca');