/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import { documentIds } from '../apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StoreLanguageMutationVariables = Exact<{
  language: string;
}>;


export type StoreLanguageMutation = { updateMyPreferences: { user: { id: string } | null, userErrors: Array<{ code: string }> } | null };


export const StoreLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StoreLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMyPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<StoreLanguageMutation, StoreLanguageMutationVariables>;
/** Runs `StoreLanguage`; its variables are given where it is called. */
export function useStoreLanguageMutation(
  options?: Omit<Apollo.useMutation.Options<StoreLanguageMutation, StoreLanguageMutationVariables>, 'variables'>,
): Apollo.useMutation.ResultTuple<StoreLanguageMutation, StoreLanguageMutationVariables> {
  return Apollo.useMutation(StoreLanguageDocument, options);
}
documentIds.set('StoreLanguage', 'e54912b6b2828f53816ac2379f7a67d4f845069821d47a204d85192c5ced9371');