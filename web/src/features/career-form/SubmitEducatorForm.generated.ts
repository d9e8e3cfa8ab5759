/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SubmitEducatorFormMutationVariables = Exact<{
  input: Types.EducatorFormInput;
}>;


export type SubmitEducatorFormMutation = { submitEducatorForm: { person: { id: string, name: string, email: string, pendingEmail: string | null } | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };


export const SubmitEducatorFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitEducatorForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EducatorFormInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitEducatorForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"person"},"name":{"kind":"Name","value":"educator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SubmitEducatorFormMutation, SubmitEducatorFormMutationVariables>;
/** Runs `SubmitEducatorForm`; its variables are given where it is called. */
export function useSubmitEducatorFormMutation(
  options?: Omit<Apollo.useMutation.Options<SubmitEducatorFormMutation, SubmitEducatorFormMutationVariables>, 'variables'>,
): Apollo.useMutation.ResultTuple<SubmitEducatorFormMutation, SubmitEducatorFormMutationVariables> {
  return Apollo.useMutation(SubmitEducatorFormDocument, options);
}
documentIds.set('SubmitEducatorForm', '0958382ba24f7f303e5a942476f570e2fbc0418be66a024cb991cf2ab023092f');