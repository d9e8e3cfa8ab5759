/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { UserErrorFieldsFragment } from '../../lib/mutation/UserErrorFields.generated.ts';
import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TurnOnSecondFactorMutationVariables = Exact<{
  input: Types.TurnOnSecondFactorInput;
}>;


export type TurnOnSecondFactorMutation = { turnOnSecondFactor: { recoveryCodes: Array<string> | null, userErrors: Array<{ field: Array<string> | null, code: string, message: string, reason: string | null, values: Array<{ name: string, value: string }> }> } | null };


export const TurnOnSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TurnOnSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TurnOnSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turnOnSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<TurnOnSecondFactorMutation, TurnOnSecondFactorMutationVariables>;
/** Runs `TurnOnSecondFactor`; its variables are given where it is called. */
export function useTurnOnSecondFactorMutation(
  options?: Omit<Apollo.useMutation.Options<TurnOnSecondFactorMutation, TurnOnSecondFactorMutationVariables>, 'variables'>,
): Apollo.useMutation.ResultTuple<TurnOnSecondFactorMutation, TurnOnSecondFactorMutationVariables> {
  return Apollo.useMutation(TurnOnSecondFactorDocument, options);
}
documentIds.set('TurnOnSecondFactor', 'd9f071900ccf3b045a6ac7641dc05ecdeb5ca718a67d8e1a7cbcdf0cae72beab');