/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TurnOnSecondFactorMutationVariables = Exact<{
  input: Types.TurnOnSecondFactorInput;
}>;


export type TurnOnSecondFactorMutation = { turnOnSecondFactor: { recoveryCodes: Array<string> | null, userErrors: Array<{ field: Array<string> | null, code: string, message: string }> } | null };


export const TurnOnSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TurnOnSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TurnOnSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turnOnSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<TurnOnSecondFactorMutation, TurnOnSecondFactorMutationVariables>;
/** Runs `TurnOnSecondFactor`; its variables are given where it is called. */
export function useTurnOnSecondFactorMutation(
  options?: Omit<Apollo.useMutation.Options<TurnOnSecondFactorMutation, TurnOnSecondFactorMutationVariables>, 'variables'>,
): Apollo.useMutation.ResultTuple<TurnOnSecondFactorMutation, TurnOnSecondFactorMutationVariables> {
  return Apollo.useMutation(TurnOnSecondFactorDocument, options);
}
documentIds.set('TurnOnSecondFactor', 'ed24918b01dbc7064ee961735356d39a66505856ec783dd083aba6761d0e8ae2');