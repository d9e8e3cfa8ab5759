/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LogoutOthersMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutOthersMutation = { logoutOthers: { ended: number, userErrors: Array<{ field: Array<string> | null, code: string, message: string }> } | null };


export const LogoutOthersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogoutOthers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logoutOthers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ended"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LogoutOthersMutation, LogoutOthersMutationVariables>;
/** Runs `LogoutOthers`; its variables are given where it is called. */
export function useLogoutOthersMutation(
  options?: Omit<Apollo.useMutation.Options<LogoutOthersMutation, LogoutOthersMutationVariables>, 'variables'>,
): Apollo.useMutation.ResultTuple<LogoutOthersMutation, LogoutOthersMutationVariables> {
  return Apollo.useMutation(LogoutOthersDocument, options);
}
documentIds.set('LogoutOthers', '6c4b827f4199ee54786f0bf24a3c0d8de9709c6208e90ecfc31f78506bb4bcff');