/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EndSessionsMutationVariables = Exact<{
  input: Types.EndSessionsInput;
}>;


export type EndSessionsMutation = { endSessions: { ended: number, userErrors: Array<{ field: Array<string> | null, code: string, message: string }> } | null };


export const EndSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ended"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<EndSessionsMutation, EndSessionsMutationVariables>;
/** Runs `EndSessions`; its variables are given where it is called. */
export function useEndSessionsMutation(
  options?: Omit<Apollo.useMutation.Options<EndSessionsMutation, EndSessionsMutationVariables>, 'variables'>,
): Apollo.useMutation.ResultTuple<EndSessionsMutation, EndSessionsMutationVariables> {
  return Apollo.useMutation(EndSessionsDocument, options);
}
documentIds.set('EndSessions', 'a8b2eb5b869e1dc47562d78818c900f047a8273a6a42b28b10a1f8f3275dd8be');